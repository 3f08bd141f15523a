/// Hears words of somebody in danger: of suicide and self-harm, of violence and abuse, of an eating
/// disorder, one's own or somebody else's.
///
/// It is one reading for every question. It knows everyday words, is no clinical instrument, and
/// would rather ask once too often.
public enum Safeguarding {
  /// What a line says of a danger.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - children: The names of children who are known, so that "I hit Mia" is understood.
  /// - Returns: What it is about, or nil when the line says nothing of the kind.
  public static func concern(in line: Line, children: [String] = []) -> Concern? {
    guard SafeguardingTriggers.english.areSaid(in: line) else { return nil }
    let grammar = SafeguardingGrammar.english
    let names = Set(children.flatMap { Line($0).tokens.prefix(1).map(\.word) })
    let sentences = SafeguardingSentences(line, names: names, grammar).sentences
    let concerns = sentences.compactMap { SafeguardingReader($0, sentences, grammar).concern }
    return concerns.first { !$0.isDoubtful } ?? concerns.first
  }
}
