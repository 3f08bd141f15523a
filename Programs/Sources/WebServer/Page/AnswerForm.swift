import Conversation
import Onboarding
import Understanding

/// The forms to go on with: what can be pointed at, and below it a line to type.
struct AnswerForm: Sendable {
  private let product: any AnyProduct
  private let turn: DialogueTurn
  private let hidden: HTML
  private let provider: String?
  /// What was typed and could not be taken.
  private let draft: String

  init(
    _ product: any AnyProduct, _ turn: DialogueTurn, _ hidden: HTML, provider: String?,
    draft: String = ""
  ) {
    self.product = product
    self.turn = turn
    self.hidden = hidden
    self.provider = provider
    self.draft = draft
  }

  private var asked: Asked { turn.asked }

  /// The markup.
  ///
  /// What can be pointed at has a form of its own: Enter in the line sends the line.
  var html: HTML {
    """
    <form id="options" method="post" action="/chat/\(product.id)" data-turn \
    data-field="\(asked.path?.description ?? "")">\(hidden)\(AnswerControls(turn).html)\(signIn)\(changes)</form>
    <form id="line" method="post" action="/chat/\(product.id)" data-turn>\(hidden)\(account)
    <label class="unseen" for="answer">\(label)</label>
    <div class="row">\(input)<button class="primary send">\(Icon.send)<span class="unseen">Send</span>\
    </button></div>\(aids)
    </form>
    """
  }

  private var signIn: HTML? {
    guard asked.kind == .email, let provider else { return nil }
    return """
      <div class="replies"><button formaction="/chat/\(product.id)/sign-in">Sign in with \(provider)\
      </button></div>
      """
  }

  private var changes: HTML? {
    guard !asked.changes.isEmpty else { return nil }
    let rows = asked.changes.map { change -> HTML in
      """
      <li><span><span class="faint">\(change.label)</span> \(change.phrase ?? "skipped")</span> \
      <button class="quiet" name="change" value="\(change.path.description)">Change\
      <span class="unseen"> \(change.label)</span></button></li>
      """
    }
    return """
      <details class="changes"><summary>Change an answer</summary><ul>\(rows)</ul></details>
      """
  }

  /// What can be asked of the conversation itself.
  private var aids: HTML? {
    let offered: [(Command, String)] = [
      (.back, "Back"), (.undo, "Undo"), (.why, "Why this question?"),
    ]
    let buttons = offered.filter { asked.options?.commands.contains($0.0) == true }.map {
      command, title -> HTML in
      "<button form=\"options\" class=\"quiet\" name=\"command\" value=\"\(command.rawValue)\">\(title)</button>"
    }
    return buttons.isEmpty
      ? nil : "<div class=\"aids\" role=\"group\" aria-label=\"The conversation\">\(buttons)</div>"
  }

  private var label: String {
    switch asked.kind {
    case .secret: "Your password"
    case .newSecret: "A new password"
    case .email: "Your email address"
    default: "Your answer"
    }
  }

  /// Whose the password is, for those that keep passwords.
  private var account: HTML? {
    guard asked.isSecret, let email = turn.messages.lazy.compactMap(\.email).last else {
      return nil
    }
    return """
      <input class="unseen" type="text" name="username" autocomplete="username" value="\(email)" \
      readonly tabindex="-1" aria-hidden="true">
      """
  }

  private var input: HTML {
    let hasButtons =
      asked.question?.choices.isEmpty == false || !(asked.options?.replies ?? []).isEmpty
    let placeholder =
      asked.isSecret ? "Password" : hasButtons ? "Or in your own words" : "Type your answer"
    let common: HTML = """
      id="answer" aria-describedby="question" enterkeyhint="send" placeholder="\(placeholder)"
      """
    switch asked.kind {
    case .secret:
      return "<input \(common) type=\"password\" name=\"secret\" autocomplete=\"current-password\">"
    case .newSecret:
      return "<input \(common) type=\"password\" name=\"secret\" autocomplete=\"new-password\">"
    case .email:
      return """
        <input \(common) type="text" name="text" inputmode="email" autocomplete="email" \
        autocapitalize="none" spellcheck="false" value="\(draft)">
        """
    case .value where asked.question?.takesLines == true:
      let usual = asked.dimension == "address" ? "street-address" : "off"
      let fill = asked.options?.autofill ?? usual
      return """
        <textarea id="answer" aria-describedby="question" name="text" rows="4" maxlength="4096" \
        placeholder="\(placeholder)" autocomplete="\(fill)">\(draft)</textarea>
        """
    default:
      let usual = countries.isEmpty ? "off" : "country-name"
      return """
        <input \(common) type="text" name="text" maxlength="4096" value="\(draft)" \
        autocomplete="\(asked.options?.autofill ?? usual)"\(mode)\(typeAhead)
        """
    }
  }

  /// The names of the countries that the question takes.
  private var countries: [String] {
    guard asked.kind == .value, asked.dimension == "country" else { return [] }
    return (asked.schema?["enum"]?.array ?? []).compactMap(\.string)
      .compactMap(CountryDimension.name(of:))
  }

  /// The end of the line, and the countries that are offered while one types.
  private var typeAhead: HTML {
    if countries.isEmpty { return ">" }
    let options = countries.map { name -> HTML in "<option value=\"\(name)\"></option>" }
    return " list=\"countries\"><datalist id=\"countries\">\(options)</datalist>"
  }

  /// The keyboard that a phone shows for numbers, for which nobody needs words.
  private var mode: HTML? {
    guard asked.kind == .value else { return nil }
    return switch asked.dimension {
    case "energy", "number", "age": " inputmode=\"numeric\""
    case "percent": " inputmode=\"decimal\""
    case "phone": " inputmode=\"tel\""
    default: nil
    }
  }
}

extension Message {
  /// The address that a password is asked for.
  fileprivate var email: String? {
    if case .signIn(.askPassword(_, let email, _))? = utterance { email } else { nil }
  }
}
