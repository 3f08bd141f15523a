import ArgumentParser

/// An option that takes one of a few words.
///
/// Left to itself ArgumentParser works the words out by way of types that the runtime has to search for
/// among all conformances of the program, again for every such option: an eighth of a start.
protocol WordOption: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

extension WordOption {
  init?(argument: String) { self.init(rawValue: argument) }

  var defaultValueDescription: String { rawValue }

  static var allValueStrings: [String] {
    var words: [String] = []
    for option in allCases { words.append(option.rawValue) }
    return words
  }

  // The words say it all.
  static var allValueDescriptions: [String: String] { [:] }
}
