/// Signing in to an account; the email and the way in are stored, passwords never.
public struct SignIn: Explainable, Sendable {
  /// The id of the item.
  public let id: String
  /// The field the email is stored in.
  public let emailField: String
  /// The field the way in is stored in.
  public let methodField: String
  package var prompt: String
  var pointed: String?
  /// Why it is there, in a sentence or two, for those who ask.
  public var tip: String?
  var takesHandedInEmail = true
  var providerHint = "\"Google\" works too."

  /// Signing in, asked for in the words of the flow.
  public init(_ id: String, _ prompt: String, email: String, method: String) {
    self.id = id
    self.prompt = prompt
    emailField = email
    methodField = method
  }

  /// The question where people can point instead of typing.
  public func pointing(_ prompt: String) -> Self {
    var copy = self
    copy.pointed = prompt
    return copy
  }

  /// That the email is no field of the flow: it comes from the account alone.
  public func withoutHandedInEmail() -> Self {
    var copy = self
    copy.takesHandedInEmail = false
    return copy
  }

  /// An email address that would do, for those who ask.
  static let exampleEmail = "sam@example.org"
  /// What kind of value is asked for.
  static let kind = "an email address"
}
