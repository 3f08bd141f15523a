import CLexicon

/// A table of the world's countries, currencies or calling codes, as `scripts/make-world-tables` writes it.
///
/// It is taken apart when the first line asks for it.
enum WorldTable {
  /// The fields of the countries: code, code of three letters, name, names that are said.
  static var countries: [[Substring]] { fields(of: clexicon_world_countries()) }
  /// The fields of the currencies: code, decimals, name, signs, names that are said.
  static var currencies: [[Substring]] { fields(of: clexicon_world_currencies()) }
  /// The fields of the calling codes: country, code, prefix inside the country, digits of a number.
  static var callingCodes: [[Substring]] { fields(of: clexicon_world_calling_codes()) }

  private static func fields(of rows: CLexiconRows) -> [[Substring]] {
    let bytes = UnsafeRawBufferPointer(start: rows.bytes, count: rows.count)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }
}
