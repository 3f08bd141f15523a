public import ArgumentParser

/// An option that takes one of a few words.
///
/// Left to itself ArgumentParser works the words out by way of types that the runtime has to search for
/// among all conformances of the program, again for every such option: an eighth of a start.
public protocol WordOption: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

extension WordOption {
  /// The option that a word says.
  public init?(argument: String) { self.init(rawValue: argument) }

  /// The word.
  public var defaultValueDescription: String { rawValue }

  /// All words, in their order.
  public static var allValueStrings: [String] {
    var words: [String] = []
    for option in allCases { words.append(option.rawValue) }
    return words
  }

  /// Nothing: the words say it all.
  public static var allValueDescriptions: [String: String] { [:] }
}
