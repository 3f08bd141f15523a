/// A place in a line that says a value of a dimension, or part of one.
///
/// Values need not be `Hashable` here: a constraint of a generic type is looked up among all
/// conformances of the program when a type is first made of it.
public struct Match<Value: Sendable>: Sendable {
  /// The honest readings of the words: one when they are clear, more when they are not, none when
  /// something is ``missing``.
  public var values: [Value]
  /// The tokens that say the value, as indices into ``Line/tokens``.
  public var tokens: Range<Int>
  /// The name of the rule that read them.
  public var rule: RuleName
  /// Whether the words say by themselves what they are about.
  ///
  /// "1800 calories" and "noon to 8pm" do, and can be heard without having been asked for; a bare
  /// "1800" does not.
  public var isExplicit: Bool
  /// What the words leave out, when they say only part of a value ("until 8", "three days").
  public var missing: Missing?

  /// A match of some tokens by a rule.
  public init(
    values: [Value], tokens: Range<Int>, rule: RuleName, isExplicit: Bool, missing: Missing? = nil
  ) {
    self.values = values
    self.tokens = tokens
    self.rule = rule
    self.isExplicit = isExplicit
    self.missing = missing
  }

  /// The same words with other values.
  func saying<Other>(_ values: [Other]) -> Match<Other> {
    Match<Other>(
      values: values, tokens: tokens, rule: rule, isExplicit: isExplicit, missing: missing)
  }
}

extension Match: Equatable where Value: Equatable {}
extension Match: Hashable where Value: Hashable {}
