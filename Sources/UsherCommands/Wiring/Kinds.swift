import Onboarding
import Understanding

/// The kinds of values that can be named on the command line.
enum Kinds {
  /// The kind of a name, or of a field's question.
  ///
  /// - Throws: ``Failure`` when there is none.
  static func kind(_ name: String, field: String?) throws -> UnderstandableKind {
    if let field {
      let parts = field.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        let kind = try Catalogue.product(named: parts[0]).kind(of: parts[1])
      else {
        throw Failure(.usage, "--field takes FLOW.FIELD, such as diet.goal.")
      }
      return kind
    }
    if let kind = UnderstandableKind.named(name) { return kind }
    if name == "choice" || name == "choices" {
      throw Failure(.usage, "A \(name) needs --field, such as --field diet.goal.")
    }
    if name == "reply" {
      throw Failure(.usage, "Replies are read with --jsonl, which says what they reply to.")
    }
    let known = UnderstandableKind.all.map(\.name).joined(separator: ", ")
    throw Failure(
      .usage,
      "There is no kind \"\(name.prefix(40))\". There are: \(known), and with --field choice and choices."
    )
  }
}
