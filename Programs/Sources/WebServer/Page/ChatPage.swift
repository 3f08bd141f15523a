import Conversation
import Onboarding

/// The page of a conversation: what was said, and the form to go on.
struct ChatPage: Sendable {
  let look: PageLook
  let product: any AnyProduct
  /// What was said so far, as far as the page shows it; the last is where the conversation stands.
  let turns: [PageTurn]
  let session: PageSession
  /// The id of the conversation; empty before it has begun.
  let conversation: String
  /// The key under which the next turn is sent.
  let key: String
  /// The name of the provider that people may sign in at; nil where there is none.
  let provider: String?
  /// What was typed and could not be taken.
  var draft = ""

  /// The whole page.
  var html: HTML {
    PageFrame(
      look: look, title: title, heading: product.title, progress: progress,
      menu: isBegun ? menu : nil
    ).html(
      """
      <div id="log" role="log" aria-label="Conversation" tabindex="0">\(entries)</div>
      <div id="turn">\(end)\(AnswerForm(product, turn, hidden, provider: provider, draft: draft).html)</div>
      """)
  }

  /// Where to go on to, once all is done.
  private var end: HTML? {
    guard turn.isComplete, let done = look.done else { return nil }
    return "<p class=\"end\"><a class=\"button primary\" href=\"\(done.url)\">\(done.title)</a></p>"
  }

  private var isBegun: Bool { !conversation.isEmpty }
  private var turn: DialogueTurn { turns[turns.count - 1].turn }

  private var title: String {
    progress.map { "\(product.title): \($0.text)" } ?? product.title
  }

  private var progress: PageProgress? {
    if turn.isComplete { return PageProgress(text: "All done", step: 1, of: 1) }
    guard let progress = turn.progress else { return nil }
    // Another child begins at an earlier step; how far one has come does not go back.
    let furthest = turns.compactMap(\.turn.progress?.step).max() ?? progress.step
    let name = progress.title ?? "Step \(progress.step) of \(progress.of)"
    return PageProgress(
      text: progress.about.map { "\(name): \($0)" } ?? name,
      step: min(max(progress.step, furthest), progress.of), of: progress.of)
  }

  private var entries: HTML {
    "\(turns.enumerated().map { entry($0.element, isLast: $0.offset == turns.count - 1) })"
  }

  private func entry(_ shown: PageTurn, isLast: Bool) -> HTML {
    let isUnsent = shown.isUnsent == true
    let said: HTML? = shown.said.map { said in
      """
      <p class="you\(isUnsent ? " failed" : nil)"><span class="unseen">You said: </span>\(said)</p>\
      \(isUnsent ? "<p class=\"unsent\">Not sent</p>" : nil)
      """
    }
    let notice: HTML? = shown.notice.map { "<p class=\"notice\" role=\"status\">\($0)</p>" }
    let messages = shown.turn.messages.filter { !$0.isEcho(of: shown.said) }
    let asking = isLast ? messages.lastIndex { MessageMarkup($0).html != nil } : nil
    let words = messages.enumerated().compactMap { place, message in
      MessageMarkup(message, isAsking: place == asking).html
    }
    let mark: HTML? = isLast ? " id=\"now\"" : nil
    let key: HTML? = shown.key.map { " data-key=\"\($0)\"" }
    let overtaken: HTML? = isUnsent ? " data-overtaken" : nil
    return
      "<div class=\"turn\"\(mark)\(key)\(overtaken)>\(said)\(isUnsent ? notice : nil)\(words)\(isUnsent ? nil : notice)</div>"
  }

  private var hidden: HTML {
    """
    <input type="hidden" name="forgery" value="\(session.forgeryToken)">\
    <input type="hidden" name="conversation" value="\(conversation)">\
    <input type="hidden" name="version" value="\(isBegun ? "\(turn.version)" : "")">\
    <input type="hidden" name="key" value="\(key)">\(isBegun ? nil : place)
    """
  }

  /// Where the person is and how times are written there, which a script knows.
  private var place: HTML {
    """
    <input type="hidden" name="zone" value="">\
    <input type="hidden" name="hours" value="">
    """
  }

  private var menu: HTML {
    let moves = [
      ("link", "Go on from another device"), ("sign-out", "Sign out here; my answers stay"),
      ("erase", "Erase my answers"),
    ]
    let forms = moves.map { path, title -> HTML in
      """
      <form method="post" action="/chat/\(product.id)/\(path)">\(hidden)<button>\(title)</button></form>
      """
    }
    return """
      <details class="menu"><summary aria-label="More">\(Icon.more)</summary><div>\(forms)</div></details>
      """
  }
}

extension Message {
  /// Whether it only says again what the person said, which stands right above.
  fileprivate func isEcho(of said: String?) -> Bool {
    guard case .heard? = utterance, let said else { return false }
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(text) == plain(said)
  }
}
