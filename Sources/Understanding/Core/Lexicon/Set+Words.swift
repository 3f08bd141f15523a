extension Set<String> {
  /// The words of a text, which are parted by spaces and line breaks.
  init(words text: String) {
    // Bytes are looked at, as characters are dear.
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    self.init(minimumCapacity: words.count)
    for word in words { insert(String(Substring(word))) }
  }
}
