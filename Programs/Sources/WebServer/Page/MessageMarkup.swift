import Conversation
import Onboarding

/// Something that is said, as markup.
struct MessageMarkup: Sendable {
  private let message: Message
  private let id: HTML?

  /// - Parameters:
  ///   - message: What is said.
  ///   - isAsking: Whether it is what the next answer answers, which the input refers to.
  init(_ message: Message, isAsking: Bool = false) {
    self.message = message
    id = isAsking ? " id=\"question\"" : nil
  }

  /// The markup; nil for what the page shows elsewhere.
  var html: HTML? {
    switch message.utterance {
    case .progress?: nil
    case .question(let question)?: self.question(question)
    case .explanation(let blocks)?, .complete(let blocks)?: shown(blocks)
    case .review(let summary)?: wrapped([review(summary)])
    case .heard?, .confirmed?, .changed?, .unchanged?, .moved?, .submission(.submitted)?:
      "<p class=\"echo\"\(id)>\(Icon.check)<span>\(message.text)</span></p>"
    case .offerChanges?: wrapped(["<p class=\"hint\">\(message.text)</p>"])
    default: message.words.isEmpty ? nil : wrapped(message.words.map(words))
    }
  }

  /// What a flow shows; where it has a heading, that is what the input is described by, and not all of it.
  private func shown(_ blocks: [Block]) -> HTML {
    let heading = blocks.firstIndex { if case .heading = $0 { true } else { false } }
    guard let id, let heading, case .heading(let text) = blocks[heading] else {
      return wrapped(blocks.map { BlockMarkup($0).html })
    }
    var parts = blocks.map { BlockMarkup($0).html }
    parts[heading] = "<h2\(id)>\(text)</h2>"
    return "<div class=\"usher \(kind)\">\(parts)</div>"
  }

  private var kind: String {
    let isAsking = message.words.contains {
      if case .line(_, as: .question) = $0 { true } else { false }
    }
    return (message.utterance?.kind ?? "conflicts") + (isAsking ? " question" : "")
  }

  private func wrapped(_ parts: [HTML]) -> HTML {
    "<div class=\"usher \(kind)\"\(id)>\(parts)</div>"
  }

  /// A question as a heading, with its line of help; nil where buttons say it.
  private func question(_ question: Question) -> HTML? {
    let text = question.pointed?.text ?? question.text
    let hint = question.pointed?.hint ?? question.hint ?? ""
    guard !text.isEmpty || !hint.isEmpty else { return nil }
    // Where the hint is what asks, it is the hint that stands out.
    let hintAsks = text.isEmpty || hint.last == "?" && text.last != "?"
    let lead: HTML? = hintAsks && !text.isEmpty ? "<p>\(text)</p>" : nil
    let help: HTML? = hintAsks || hint.isEmpty ? nil : "<p class=\"hint\">\(hint)</p>"
    return """
      <div class="usher question"\(id)>\(lead)<h2>\(hintAsks ? hint : text)</h2>\(help)</div>
      """
  }

  private func review(_ summary: AnswerSummary) -> HTML {
    var parts: [HTML] = []
    var facts: [Block.Fact] = []
    func close() {
      if !facts.isEmpty { parts.append(BlockMarkup(.facts(facts)).html) }
      facts = []
    }
    for line in summary.lines {
      switch line {
      case .element(let name):
        close()
        parts.append("<h3>\(name)</h3>")
      case .elements(let names): facts.append(.init("In all", names.joined(separator: ", ")))
      case .answer(let label, let phrase, let wasSuggested):
        facts.append(.init(label, wasSuggested ? "\(phrase) (suggested)" : phrase))
      case .account(let email): facts.append(.init("Account", email))
      case .skipped(let label): facts.append(.init(label, "skipped"))
      }
    }
    close()
    return parts.isEmpty ? "\(message.words.map(words))" : "\(parts)"
  }

  /// A part of a question: what asks stands out, and help stands back.
  private func asking(_ run: TintedLine.Run) -> HTML {
    switch run.tint {
    case .bold?: "<h2>\(run.text)</h2>"
    case .dim?: "<p class=\"hint\">\(run.text)</p>"
    default: run.text.allSatisfy { $0 == " " } ? "" : "<p>\(run.text)</p>"
    }
  }

  private func words(_ piece: Spoken) -> HTML {
    switch piece {
    case .line(let line, as: .question): "\(line.runs.map(asking))"
    case .line(let line, as: .understood):
      "<p class=\"echo\">\(Icon.check)<span>\(line.text)</span></p>"
    case .line(let line, _): "<p>\(line.text)</p>"
    case .grid(let grid): "<p>\(grid.cells.map(\.title).joined(separator: ", "))</p>"
    case .command(let command): "<p><code>\(command)</code></p>"
    case .picture(let picture): BlockMarkup(.picture(picture)).html
    }
  }
}
