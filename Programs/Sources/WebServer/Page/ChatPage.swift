import Conversation
import Onboarding

/// The page of a conversation: what was said, and the form to go on.
struct ChatPage: Sendable {
  let product: any AnyProduct
  let shown: PageTurn
  let session: PageSession
  /// The id of the conversation; empty before it has begun.
  let conversation: String
  /// The key under which the next turn is sent.
  let key: String
  /// The name of the provider that people may sign in at; nil where there is none.
  let provider: String?

  /// The whole page.
  var html: HTML {
    PageFrame(title: title, heading: product.title, progress: progress).html(
      """
      <div id="log" role="log" aria-label="Conversation" tabindex="0">\(entries)</div>
      <div id="turn">\(turn)</div>
      """, footer: isBegun ? more : nil)
  }

  private var isBegun: Bool { !conversation.isEmpty }
  private var turnOfShown: DialogueTurn { shown.turn }

  private var title: String {
    progress.map { "\(product.title): \($0)" } ?? product.title
  }

  private var progress: String? {
    if shown.turn.isComplete { return "All done" }
    guard let progress = shown.turn.progress else { return nil }
    let number = progress.title ?? "Step \(progress.step) of \(progress.of)"
    return progress.about.map { "\(number) - \($0)" } ?? number
  }

  private var entries: HTML {
    let said: HTML? = shown.said.map { said in
      "<p class=\"you\"><span class=\"who\">You said: </span>\(said)</p>"
    }
    let notice: HTML? = shown.notice.map { "<p class=\"notice\">\($0)</p>" }
    return "\(said)\(notice)\(shown.turn.messages.compactMap { MessageMarkup($0).html })"
  }

  private var turn: HTML {
    "\(AnswerForm(product, shown.turn, hidden, provider: provider).html)"
  }

  private var hidden: HTML {
    """
    <input type="hidden" name="forgery" value="\(session.forgeryToken)">\
    <input type="hidden" name="conversation" value="\(conversation)">\
    <input type="hidden" name="version" value="\(isBegun ? "\(shown.turn.version)" : "")">\
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

  private var more: HTML {
    """
    <details><summary>More</summary>
    <form method="post" action="/chat/\(product.id)/link">\(hidden)\
    <button class="quiet">Go on from another device</button></form>
    <form method="post" action="/chat/\(product.id)/sign-out">\(hidden)\
    <button class="quiet">Sign out here; my answers stay</button></form>
    <form method="post" action="/chat/\(product.id)/erase">\(hidden)\
    <button class="quiet">Erase my answers</button></form>
    </details>
    """
  }
}
