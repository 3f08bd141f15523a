import ArgumentParser
import Terminal

/// Where the program begins.
@main
enum Program {
  static func main() {
    // A database must never be opened under the number of a closed standard stream.
    StandardStream.fillClosed()
    Usher.main()
  }
}
