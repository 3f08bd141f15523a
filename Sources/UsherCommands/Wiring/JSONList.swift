/// A JSON array that is printed element by element, so that its length does not matter.
struct JSONList {
  private let isPrinted: Bool
  private var isEmpty = true

  /// A list; nothing is printed of one that is not wanted.
  init(isPrinted: Bool) {
    self.isPrinted = isPrinted
  }

  /// Prints an element.
  mutating func print(_ element: some Encodable) {
    guard isPrinted, let text = try? JSONText.line(element) else { return }
    Swift.print(isEmpty ? "[" : ",", terminator: "")
    Swift.print(text, terminator: "")
    isEmpty = false
  }

  /// Ends the list.
  func close() {
    guard isPrinted else { return }
    Swift.print(isEmpty ? "[]" : "]")
  }
}
