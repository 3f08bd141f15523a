/// Hears words of somebody in danger: of suicide and self-harm, of violence and abuse, of an eating
/// disorder, one's own or somebody else's.
///
/// It is one reading for every question: what the words of a line weigh, as learned from lines of
/// people in danger and lines that only sound like it. It is no clinical instrument, misses what is
/// only hinted at, and would rather ask once too often.
public enum Safeguarding {
  /// What a line says of a danger.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - children: The names of children who are known, so that "I hit Mia" is understood.
  /// - Returns: What it is about, or nil when the line says nothing of the kind.
  public static func concern(in line: Line, children: [String] = []) -> Concern? {
    let score = SafeguardingScore(line.text, children: children)
    guard score.value >= SafeguardingScore.doubtful else { return nil }
    return ConcernReader(score).concern
  }
}
