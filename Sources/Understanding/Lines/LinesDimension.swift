/// A text of several lines, such as what somebody wants to say at length.
///
/// Lines are kept as they were given, without white space at their ends; blank ones stand between others
/// alone, and one at a time.
public struct LinesDimension: WrappingDimension {
  /// The text without its lines.
  public let wrapped: TextDimension
  /// The most lines.
  public let most: Int

  /// Texts of up to so many lines.
  ///
  /// - Parameters:
  ///   - most: The most lines.
  ///   - allowsNone: Whether "none" and its like, and nothing at all, mean an empty text.
  ///   - maximum: The longest text, in characters.
  public init(most: Int = 20, allowsNone: Bool = false, maximum: Int = 2000) {
    wrapped = TextDimension(allowsNone: allowsNone, maximum: maximum)
    self.most = most
  }

  /// `lines`.
  public var name: String { "lines" }

  /// A text may have several lines.
  public var takesLines: Bool { true }

  /// The whole of what is said, line by line.
  public func read(_ line: Line, in context: Context) -> Reading<String> {
    checked(wrapped.read(line, in: context), in: context)
  }

  /// The text as it is after a correction.
  public func revise(_ old: String, by line: Line, in context: Context) -> Reading<String> {
    checked(wrapped.revise(old, by: line, in: context), in: context)
  }

  private func checked(_ reading: Reading<String>, in context: Context) -> Reading<String> {
    guard case .understood(let text, let evidence) = reading else { return reading }
    let lines = text.linesOfText()
    return violation(of: lines, in: context).map { .unclear(.refused(lines, $0, evidence)) }
      ?? .understood(lines, evidence)
  }

  /// Text that is too long, of too many lines, or empty where something is needed.
  public func violation(of value: String, in context: Context) -> Violation? {
    if value.split(separator: "\n", omittingEmptySubsequences: false).count > most {
      return .custom("That's too many lines: \(most) at most, please.")
    }
    return wrapped.violation(of: value, in: context)
  }

  /// The value of a text, its lines in their form.
  public func value(from json: JSONValue) -> String? { json.string?.linesOfText() }

  /// A text of up to so many lines.
  public func schema(in context: Context) -> JSONValue { .lines(most, wrapped.allowsNone ? 0 : 1) }
}

extension JSONValue {
  /// The schema of a text of up to so many lines, and of a length or more.
  static func lines(atLeast least: Int = 1, _ most: Int, _ length: Int) -> JSONValue {
    [
      "type": "string", "minLength": .int(length),
      "pattern": .string("^[^\\n]*(\\n[^\\n]*){\(least - 1),\(most - 1)}$"),
    ]
  }
}

extension String {
  /// The lines without white space at their ends, where some characters end one as a new line does.
  func linesOfText(alsoEndedBy ends: Set<Character> = []) -> String {
    var lines: [String] = []
    let parts = split(omittingEmptySubsequences: false) { $0.isNewline || ends.contains($0) }
    for part in parts {
      let line = String(
        part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      // A blank line begins no text, and follows no other.
      if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
