import Glibc

/// Reads what a program shows, as it comes.
final class OutputReader {
  private let descriptor: Int32
  private var unseen: [UInt8] = []
  private var hasEnded = false

  /// So long that only a program that will never say it lets a test wait for all of it.
  private static let patience = 120_000

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits until a text is shown, and gives everything from where the last wait ended up to and
  /// with it.
  func read(until text: String) throws(HarnessError) -> String {
    let wanted = Array(text.utf8)
    var waited = 0
    while true {
      if let end = unseen.endIndex(ofFirst: wanted) {
        defer { unseen.removeFirst(end) }
        return String(decoding: unseen[..<end], as: UTF8.self)
      }
      let instead = String(decoding: unseen, as: UTF8.self)
      if hasEnded { throw .ended(before: text, instead: instead) }
      if waited >= Self.patience { throw .notShown(text, instead: instead) }
      if !receive(milliseconds: 100) { waited += 100 }
    }
  }

  /// Waits until nothing more will come, and gives everything since the last wait.
  func readToEnd() -> String {
    var waited = 0
    while !hasEnded && waited < Self.patience {
      if !receive(milliseconds: 100) { waited += 100 }
    }
    defer { unseen = [] }
    return String(decoding: unseen, as: UTF8.self)
  }

  /// Gives what has come and not been seen, without waiting.
  func readAvailable() -> String {
    while !hasEnded && receive(milliseconds: 0) {}
    defer { unseen = [] }
    return String(decoding: unseen, as: UTF8.self)
  }

  private func receive(milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    // A pseudo-terminal whose other side is closed fails with EIO where a pipe ends.
    if count <= 0 { hasEnded = true }
    unseen += buffer.prefix(max(0, count))
    return count > 0
  }
}

extension [UInt8] {
  /// Where the first occurrence of some bytes ends.
  fileprivate func endIndex(ofFirst bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return (0...(count - bytes.count)).first { self[$0..<($0 + bytes.count)].elementsEqual(bytes) }
      .map { $0 + bytes.count }
  }
}
