package import Understanding

/// The words of a question, in which the bounds of its dimension can stand.
///
/// ```swift
/// .asking("How many books at a time?", again: "How many, \(.bounds)?")
/// ```
///
/// The bounds are those of the dimension at the time, so that words and rule never differ.
public struct QuestionText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What of a dimension's bounds stands in the words.
  public enum Bound: Hashable, Sendable {
    /// Both, such as "from 1 to 10".
    case bounds
    /// The least, such as "1".
    case least
    /// The most, such as "10".
    case most
  }

  fileprivate enum Part: Hashable, Sendable {
    case words(String)
    case bound(Bound)
  }

  private var parts: [Part]

  /// Words without bounds.
  public init(_ words: String) {
    parts = [.words(words)]
  }

  /// Words without bounds.
  public init(stringLiteral words: String) {
    self.init(words)
  }

  /// Words with bounds in them.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of the words.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Words of some length.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Words as they are.
    public mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }
    /// Words as they are.
    public mutating func appendInterpolation(_ words: String) { parts.append(.words(words)) }
    /// A bound.
    public mutating func appendInterpolation(_ bound: Bound) { parts.append(.bound(bound)) }
  }

  /// The words, with the bounds in their places; a bound that begins a sentence begins in a capital.
  ///
  /// - Parameters:
  ///   - bounds: What the dimension allows.
  ///   - isSentence: Whether the words themselves begin a sentence, and are not in the middle of one.
  /// - Returns: The words.
  package func words(_ bounds: Bounds?, isSentence: Bool = true) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .bound(let bound):
        let words = Self.words(bound, bounds) ?? ""
        let end = text.last { $0 != " " }
        let begins = end.map { ".?!".contains($0) } ?? isSentence
        text += begins ? words.capitalizedFirst : words
      }
    }
    return text
  }

  /// Whether the words have a place for a bound that the dimension does not have.
  package func lacks(_ bounds: Bounds?) -> Bool {
    parts.contains { part in
      if case .bound(let bound) = part { Self.words(bound, bounds) == nil } else { false }
    }
  }

  private static func words(_ bound: Bound, _ bounds: Bounds?) -> String? {
    switch bound {
    case .bounds: bounds?.range
    case .least: bounds?.least
    case .most: bounds?.most
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
