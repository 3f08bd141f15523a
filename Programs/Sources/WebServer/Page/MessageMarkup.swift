import Conversation
import Onboarding

/// Something that is said, as markup.
struct MessageMarkup: Sendable {
  private let message: Message

  init(_ message: Message) {
    self.message = message
  }

  /// The markup; nil for what the page shows elsewhere.
  var html: HTML? {
    if case .progress? = message.utterance { return nil }
    var words = message.words
    // The choices are buttons below.
    if case .question(var question)? = message.utterance, !question.choices.isEmpty {
      question.choices = []
      words = Voice(resumeCommand: "", showsIcons: true).say(.question(question))
    }
    guard !words.isEmpty else { return nil }
    let kind = message.utterance?.kind ?? "conflicts"
    return "<div class=\"usher \(kind)\">\(words.map(markup))</div>"
  }

  private func markup(_ piece: Spoken) -> HTML {
    switch piece {
    case .line(let line, _) where line.text.hasPrefix("  "): item(line)
    case .line(let line, _): "<p>\(line.runs.map(markup))</p>"
    case .grid(let grid):
      "<pre>\(grid.lines(width: 40).map { line -> HTML in "\(line.runs.map(markup))\n" })</pre>"
    case .command(let command): "<p><code>\(command)</code></p>"
    case .picture(let picture):
      """
      <pre role="img" aria-label="\(picture.description)">\
      \((picture.frames.last ?? []).map { line -> HTML in "\(line.runs.map(markup))\n" })</pre>\
      <p class="told">\(picture.description)</p>
      """
    }
  }

  /// A line of a list: its spaces become an indent, under which it is wrapped.
  private func item(_ line: TintedLine) -> HTML {
    var runs = line.runs
    runs[0].text = String(runs[0].text.drop { $0 == " " })
    return "<p class=\"item\">\(runs.map(markup))</p>"
  }

  private func markup(_ run: TintedLine.Run) -> HTML {
    switch run.tint {
    // A colour of 24 bits would need a style of its own, which the page's policy forbids.
    case nil, .rgb?: "\(run.text)"
    case .bold?: "<b>\(run.text)</b>"
    case let tint?: "<span class=\"\("\(tint)")\">\(run.text)</span>"
    }
  }
}
