extension Set<String> {
  /// The words of a text, which are parted by spaces and line breaks.
  init(words text: String) {
    // Words have about six letters.
    self.init(minimumCapacity: text.utf8.count / 6)
    // Bytes are looked at, as characters are dear.
    var word: [UInt8] = []
    for byte in Array(text.utf8) {
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
        word.append(byte)
      } else if !word.isEmpty {
        insert(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { insert(String(decoding: word, as: UTF8.self)) }
  }
}
