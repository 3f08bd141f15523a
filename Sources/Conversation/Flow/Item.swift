public import Understanding

/// One turn of a flow: a question, an explanation, a review, a sign-in or a submission.
public indirect enum Item<D: Draft>: Sendable {
  /// A question for a value.
  case ask(Ask<D>)
  /// Something to read; an empty line goes on.
  case explain(Explain<D>)
  /// A look at what was said, to be agreed to or corrected.
  case review(Review<D>)
  /// Signing in to an account.
  case signIn(SignIn)
  /// Sending the answers to a service.
  case submit(Submit<D>)

  /// The id of the item, unique in its flow or group.
  public var id: String {
    switch self {
    case .ask(let ask): ask.id
    case .explain(let explain): explain.id
    case .review(let review): review.id
    case .signIn(let signIn): signIn.id
    case .submit(let submit): submit.id
    }
  }
}

/// Something a flow explains; an empty line goes on.
public struct Explain<D: Draft>: Sendable {
  /// The id of the explanation.
  public let id: String
  var blocks: @Sendable (D, Int, Context) -> [Block]
  var prompt: String
  var tip: String?
  var goOn: [String] = []
  var leadsToSignIn = false

  /// An explanation and the prompt it ends with, such as "Press Enter".
  public init(_ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D) -> [Block]) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, _ in blocks(draft) }
  }

  /// An explanation of what also depends on the day, such as ages.
  public init(
    _ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D, Context) -> [Block]
  ) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, context in blocks(draft, context) }
  }

  /// More about it, for those who ask why.
  public func why(_ tip: String) -> Self {
    var copy = self
    copy.tip = tip
    return copy
  }

  /// Words of the flow that go on, beside the usual ones, in small letters.
  public func goingOn(with words: String...) -> Self {
    var copy = self
    copy.goOn = words
    return copy
  }

  /// That the sign-in comes next, so that what is said about it here goes on to it: "I have an
  /// account", or an email address.
  public func leadingToSignIn() -> Self {
    var copy = self
    copy.leadsToSignIn = true
    return copy
  }
}

/// A look at what was said, which the person agrees to or corrects.
public struct Review<D: Draft>: Sendable {
  /// The id of the review.
  public let id: String
  var blocks: @Sendable (D, Int, Context) -> [Block]
  var prompt: String
  var agreement: [String] = []
  var addsTo: String?
  var adding: [String] = []
  var tip: String?

  /// A review and the question it ends with, such as "Start tracking?".
  public init(_ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D) -> [Block]) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, _ in blocks(draft) }
  }

  /// A review of what also depends on the day, such as ages.
  public init(
    _ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D, Context) -> [Block]
  ) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, context in blocks(draft, context) }
  }

  /// Words of the flow that agree, beside the usual ones, in small letters.
  public func agreeing(with words: String...) -> Self {
    var copy = self
    copy.agreement = words
    return copy
  }

  /// The group to which an element can be added here, and the words that do so, in small letters.
  public func adding(to group: String, with words: String...) -> Self {
    var copy = self
    copy.addsTo = group
    copy.adding = words
    return copy
  }

  /// More about it, for those who ask why.
  public func why(_ tip: String) -> Self {
    var copy = self
    copy.tip = tip
    return copy
  }
}

/// Signing in to an account; the email and the way in are stored, passwords never.
public struct SignIn: Sendable {
  /// The id of the item.
  public let id: String
  /// The field the email is stored in.
  public let emailField: String
  /// The field the way in is stored in.
  public let methodField: String
  var prompt: String
  var tip: String?
  var takesHandedInEmail = true

  /// Signing in, asked for in the words of the flow.
  public init(_ id: String, _ prompt: String, email: String, method: String) {
    self.id = id
    self.prompt = prompt
    emailField = email
    methodField = method
  }

  /// More about it, for those who ask why.
  public func why(_ tip: String) -> Self {
    var copy = self
    copy.tip = tip
    return copy
  }

  /// That the email is no field of the flow: it comes from the account alone.
  public func withoutHandedInEmail() -> Self {
    var copy = self
    copy.takesHandedInEmail = false
    return copy
  }
}

/// Sending the answers to a service, which gives them an id.
public struct Submit<D: Draft>: Sendable {
  /// The field the id is stored in.
  public let id: String
  var prompt: String
  var agreement: [String] = []
  var refusal: @Sendable (D, Int) -> String?
  var condition: String?
  var afterwards: String?
  var write: @Sendable (inout D, Int, String) -> Void
  var tip: String?

  /// A submission, agreed to in the words of the flow; its id is written to a property.
  public init(
    _ id: String, _ property: Property<D, String?>, _ prompt: String
  ) {
    self.id = id
    self.prompt = prompt
    refusal = { _, _ in nil }
    write = { draft, _, id in draft[keyPath: property] = id }
  }

  init(
    id: String, prompt: String, write: @escaping @Sendable (inout D, Int, String) -> Void
  ) {
    self.id = id
    self.prompt = prompt
    self.write = write
    refusal = { _, _ in nil }
  }

  /// Words of the flow that agree, beside the usual ones, in small letters.
  public func agreeing(with words: String...) -> Self {
    var copy = self
    copy.agreement = words
    return copy
  }

  /// What is said when an answer is changed after the submission was made.
  public func afterwards(_ words: String) -> Self {
    var copy = self
    copy.afterwards = words
    return copy
  }

  /// Why nothing can be submitted, in a sentence, or nil when it can; and the question on which that
  /// depends, which is asked again when people want to submit all the same.
  public func unless(
    dependingOn question: String, _ refusal: @escaping @Sendable (D) -> String?
  ) -> Self {
    var copy = self
    copy.condition = question
    copy.refusal = { draft, _ in refusal(draft) }
    return copy
  }

  /// More about it, for those who ask why.
  public func why(_ tip: String) -> Self {
    var copy = self
    copy.tip = tip
    return copy
  }
}
