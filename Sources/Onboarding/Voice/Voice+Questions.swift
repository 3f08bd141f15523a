import Conversation
import Understanding

extension Voice {
  func words(_ question: Question) -> [Spoken] {
    if register == .pointed { return pointed(question) }
    var spoken: [Spoken] = []
    let runs = runs(of: question)
    if !runs.isEmpty { spoken.append(.line(TintedLine(of: runs), as: .question)) }
    spoken += words(question.choices)
    if question.takesLines == true {
      spoken.append(hint("Enter ends it. At a terminal several lines can be pasted at once."))
    }
    if let present = question.present {
      spoken.append(hint("So far: \(present). Press Enter to keep it, or say something else."))
    } else if let suggestion = question.suggestion,
      isTable(question.choices) || !question.choices.contains(where: \.isSuggested)
    {
      spoken.append(hint("I'd suggest \(suggestion): press Enter to take that."))
    }
    return spoken
  }

  /// A question beside which its choices and its suggestion are shown.
  private func pointed(_ question: Question) -> [Spoken] {
    var pointed = question
    pointed.text = question.pointed?.text ?? question.text
    pointed.hint = question.pointed?.hint ?? question.hint
    let runs = runs(of: pointed)
    return runs.isEmpty ? [] : [.line(TintedLine(of: runs), as: .question)]
  }

  private func hint(_ text: String) -> Spoken { .line(TintedLine(.init(text, .dim))) }

  /// A question and its hint; where the hint is what asks, it is the hint that stands out.
  private func runs(of question: Question) -> [TintedLine.Run] {
    let hint = question.hint ?? ""
    if question.text.isEmpty { return hint.isEmpty ? [] : [.init(hint, .bold)] }
    if hint.isEmpty { return [.init(question.text, .bold)] }
    let hintAsks = hint.last == "?" && question.text.last != "?"
    return [
      .init(question.text, hintAsks ? nil : .bold), .init(" "),
      .init(hint, hintAsks ? .bold : .dim),
    ]
  }

  /// The choices, one a line; many short ones stand in columns.
  func words(_ choices: [Question.Choice]) -> [Spoken] {
    if register == .pointed { return [] }
    if isTable(choices) { return [.grid(grid(of: choices))] }
    let digits = choices.map { "\($0.number)".count }.max() ?? 1
    return choices.map { .line(TintedLine(of: runs(of: $0, digits: digits))) }
  }

  private func runs(of choice: Question.Choice, digits: Int) -> [TintedLine.Run] {
    let number = "\(choice.number)"
    let margin = String(repeating: " ", count: 2 + max(0, digits - number.count))
    var runs: [TintedLine.Run] = [.init("\(margin)\(number). ")]
    if showsIcons, let icon = choice.icon { runs.append(.init("\(icon) ")) }
    runs.append(.init(choice.title, choice.isMinor ? .dim : nil))
    if let detail = choice.detail { runs.append(.init(" - \(detail)")) }
    if choice.isRecommended { runs.append(.init(" (recommended)", .green)) }
    if choice.isSuggested { runs.append(.init(" (suggested: press Enter)", .green)) }
    return runs
  }

  private func isTable(_ choices: [Question.Choice]) -> Bool {
    choices.count > 9 && choices.allSatisfy { $0.detail == nil && $0.title.count <= 10 }
  }

  private func grid(of choices: [Question.Choice]) -> ChoiceGrid {
    ChoiceGrid(
      cells: choices.map { choice in
        ChoiceGrid.Cell(
          number: choice.number, icon: showsIcons ? choice.icon : nil, title: choice.title,
          swatch: choice.swatch)
      })
  }

  /// A name and its value, in a line of its own.
  private func fact(_ name: String, _ value: String, indent: Int = 2) -> Spoken {
    let margin = String(repeating: " ", count: indent)
    return .line(
      TintedLine(.init("\(margin)\(name): ", .dim), .init(value)),
      as: .fact(name: name, value: value, indent: indent))
  }

  func words(_ block: Block) -> [Spoken] {
    switch block {
    case .text(let text): [.plain(text)]
    case .manner(let typed, let pointed):
      [words(typed, pointed: pointed)].filter { !$0.isEmpty }.map(Spoken.plain)
    case .heading(let text): [.line(TintedLine(.init(text, .bold)), as: .heading)]
    case .bullets(let points): points.map { .plain("  - \($0)") }
    case .facts(let facts):
      facts.map { fact($0.name, $0.value) }
    case .choices(let choices): words(choices)
    case .picture(let picture): [.picture(showsIcons ? picture.withIcons : picture)]
    }
  }

  /// Examples in quotes.
  func quoted(_ examples: some Sequence<String>) -> [String] {
    examples.map { "\"\($0)\"" }
  }

  func words(_ help: Help) -> [Spoken] {
    if register == .pointed { return pointed(help) }
    var spoken: [Spoken] = []
    if !help.examples.isEmpty {
      let examples = quoted(help.examples.prefix(3)).joined(separator: ", ")
      spoken.append(.plain("You could say \(examples)."))
    }
    let words = help.commands.filter { $0 != .help }.map(\.word)
    guard !help.needsSlash else {
      let commands = words.map { "/\($0)" }.joined(separator: ", ")
      return spoken + [.plain("These work here, with a slash: \(commands).")]
    }
    spoken.append(.plain("These work here: \(words.joined(separator: ", "))."))
    spoken.append(
      .plain("To change an earlier answer, just say so. A line in quotes is always an answer."))
    return spoken
  }

  private func pointed(_ help: Help) -> [Spoken] {
    let examples = quoted(help.examples.prefix(3)).joined(separator: ", ")
    let opening =
      examples.isEmpty || help.needsSlash
      ? [] : [Spoken.plain("Your own words will do: \(examples).")]
    return opening + [
      .plain(
        "You can go back, ask why something is asked, or change an earlier answer just by saying so."
      )
    ]
  }

  func words(_ summary: AnswerSummary) -> [Spoken] {
    if summary.lines.isEmpty { return [.plain("You haven't told me anything yet.")] }
    var spoken: [Spoken] = [.plain("So far:")]
    var indent = 2
    for entry in summary.lines {
      switch entry {
      case .element(let name):
        indent = 4
        spoken.append(.line(TintedLine(.init("  \(name)", .bold))))
      case .elements(let names):
        spoken.append(.plain("  \(names.count) in all: \(list(names, "and"))"))
        spoken.append(
          .plain(
            words(
              "  Say \"show\" and a name to see all about one.",
              pointed: "  Ask about any of them by name to see all about one.")))
      case .answer(let label, let phrase, let wasSuggested):
        let mark = wasSuggested ? " (suggested)" : ""
        spoken.append(fact(label, phrase + mark, indent: indent))
      case .account(let email): spoken.append(fact("Account", email, indent: indent))
      case .skipped(let label): spoken.append(fact(label, "skipped", indent: indent))
      }
    }
    return spoken
  }
}
