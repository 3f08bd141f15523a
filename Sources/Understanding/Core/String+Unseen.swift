extension String {
  /// The text without characters that are never seen and change nothing that is: the zero-width space,
  /// the word joiner and the byte order mark.
  ///
  /// Not those that join letters or keep them apart (U+200C, U+200D): scripts and joined emoji need them.
  var withoutUnseen: String {
    var text = self
    text.unicodeScalars.removeAll { [0x200B, 0x2060, 0xFEFF].contains($0.value) }
    return text
  }
}
