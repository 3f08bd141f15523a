extension String {
  /// The text without its apostrophes, which many people leave out.
  var withoutApostrophes: String {
    String(decoding: utf8.filter { $0 != UInt8(ascii: "'") }, as: UTF8.self)
  }
}
