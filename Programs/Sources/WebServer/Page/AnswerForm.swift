import Conversation
import Onboarding

/// The forms to go on with: choices, a suggestion and changes as buttons, and a line to type.
struct AnswerForm: Sendable {
  private let product: any AnyProduct
  private let turn: DialogueTurn
  private let hidden: HTML
  private let provider: String?

  init(
    _ product: any AnyProduct, _ turn: DialogueTurn, _ hidden: HTML, provider: String?
  ) {
    self.product = product
    self.turn = turn
    self.hidden = hidden
    self.provider = provider
  }

  /// The markup.
  ///
  /// The buttons have a form of their own: Enter in the line sends the line.
  var html: HTML {
    """
    <form id="options" method="post" action="/chat/\(product.id)" data-turn>\(hidden)\(options)</form>
    <form id="line" method="post" action="/chat/\(product.id)" data-turn>\(hidden)
    <label for="answer">\(label)</label>
    <div class="row">\(input)<button>Send</button></div>
    </form>
    """
  }

  private var options: HTML {
    let parts: [HTML?] = [choices, suggestion, agreement, signIn, changes]
    return "\(parts.compactMap(\.self))"
  }

  private var choices: HTML? {
    let asked = turn.asked
    let buttons: [HTML]
    if !asked.readings.isEmpty {
      buttons = asked.readings.enumerated().map {
        "<button name=\"choice\" value=\"\($0.offset + 1)\">\($0.element)</button>"
      }
    } else if asked.kind == .value, let question = asked.question, !question.choices.isEmpty {
      buttons = question.choices.map(button)
    } else {
      return nil
    }
    return "<div role=\"group\" aria-label=\"Choices\" class=\"choices\">\(buttons)</div>"
  }

  private func button(_ choice: Question.Choice) -> HTML {
    let icon: HTML? = choice.icon.map { "<span aria-hidden=\"true\">\($0) </span>" }
    let detail: HTML? = choice.detail.map { "<small> \($0)</small>" }
    let mark: HTML? =
      choice.isRecommended
      ? "<small class=\"mark\"> (recommended)</small>"
      : choice.isSuggested ? "<small class=\"mark\"> (suggested)</small>" : nil
    return """
      <button name="choice" value="\(choice.number)">\(icon)\(choice.title)\(detail)\(mark)</button>
      """
  }

  private var suggestion: HTML? {
    guard turn.asked.kind == .value, let question = turn.asked.question else { return nil }
    if let present = question.present {
      return "<button name=\"text\" value=\"\">Keep \(present)</button>"
    }
    guard let suggestion = question.suggestion, !question.choices.contains(where: \.isSuggested)
    else { return nil }
    return "<button name=\"text\" value=\"\">Take \(suggestion)</button>"
  }

  private var agreement: HTML? {
    switch turn.asked.kind {
    case .acknowledgement: "<button name=\"text\" value=\"\">Go on</button>"
    case .review: "<button name=\"text\" value=\"yes\">Yes</button>"
    case .confirmation:
      """
      <button name="text" value="yes">Yes</button> <button name="text" value="no">No</button>
      """
    default: nil
    }
  }

  private var signIn: HTML? {
    guard turn.asked.kind == .email, let provider else { return nil }
    return "<button formaction=\"/chat/\(product.id)/sign-in\">Sign in with \(provider)</button>"
  }

  private var changes: HTML? {
    guard !turn.asked.changes.isEmpty else { return nil }
    let rows = turn.asked.changes.map { change -> HTML in
      """
      <li><span>\(change.label): \(change.phrase ?? "skipped")</span> \
      <button class="quiet" name="change" value="\(change.path.description)">Change\
      <span class="unseen"> \(change.label)</span></button></li>
      """
    }
    return "<ul class=\"changes\" aria-label=\"Your answers\">\(rows)</ul>"
  }

  private var label: String {
    switch turn.asked.kind {
    case .secret: "Your password"
    case .newSecret: "A new password"
    case .email: "Your email address, or another way to sign in"
    default: "Your answer"
    }
  }

  private var input: HTML {
    switch turn.asked.kind {
    case .secret:
      "<input id=\"answer\" type=\"password\" name=\"secret\" autocomplete=\"current-password\">"
    case .newSecret:
      "<input id=\"answer\" type=\"password\" name=\"secret\" autocomplete=\"new-password\">"
    case .email:
      """
      <input id="answer" type="text" name="text" inputmode="email" autocomplete="email" \
      autocapitalize="none">
      """
    default:
      "<input id=\"answer\" type=\"text\" name=\"text\" autocomplete=\"off\" maxlength=\"4096\">"
    }
  }
}
