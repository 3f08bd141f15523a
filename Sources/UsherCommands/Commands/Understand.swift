import ArgumentParser
import Conversation
import Foundation
import Onboarding
import SafeText
import Terminal
import Understanding

/// `usher understand`: what the parser makes of a text.
struct Understand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "understand",
    abstract: "Show what is understood of a text, and by which rule.",
    discussion: HelpText.of(
      """
      KIND is one of: \(UnderstandableKind.all.map(\.name).joined(separator: ", ")), choice, \
      choices (these two with --field). Without TEXT it reads lines from standard input.
      """,
      examples: [
        "usher understand time_range \"noon till 8ish\"",
        .of("diet", "usher understand choice --field diet.goal \"I'd like to slim down\""),
        "usher understand energy --json < answers.txt",
        "usher understand --jsonl < cases.jsonl",
        .of("diet", "usher understand --in diet --at calorie_target \"1800, noon to 8pm\""),
      ],
      after: """
        A case of --jsonl is an object with dimension and text, and perhaps id, reference (the local \
        day and time, such as 2026-03-01T09:00:00) and field. With the dimension "reply" the text is \
        what a person says to values that were just said back, which stand in proposed: \
        [{"name": "people", "dimension": "number", "value": {"value": 2}}]. The answer's value is \
        {"act": "affirm", "decline" or "replace", "asks": true where something is asked besides, \
        "values": the other values by name}.
        """))

  @Argument(help: "What kind of value is meant.")
  var kind: String?

  @Argument(help: "The text; its words may be given apart.")
  var text: [String] = []

  @Option(help: ArgumentHelp("The field whose question is answered.", valueName: "flow.field"))
  var field: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Show what the text would be taken for in a conversation of this flow.", valueName: "flow"))
  var flow: String?

  @Option(help: ArgumentHelp("The question that is asked then.", valueName: "field"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "A JSON object of answers that were given before, by field.", valueName: "file"))
  var answers: String?

  @OptionGroup var common: CommonOptions

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Read JSON lines with id, dimension, text, reference and proposed, and answer each.")
  var jsonl = false

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let context = setting.clock.context(signIn: .none).day
      if jsonl { return try CorpusReader(context: context).run() }
      if let flow {
        let line = LineInFlow(
          product: try Catalogue.product(named: flow), context: setting.clock.context(signIn: .none)
        )
        let handedIn = try HandedInOptions.answers(ofFile: answers)
        let text = ([kind].compactMap(\.self) + text).joined(separator: " ")
        return try line.show(text, at: at, after: handedIn, asJSON: json)
      }
      guard let kind else {
        throw Failure(
          .usage,
          "Name a kind, such as `\(ProgramName.current) understand time_range \"noon to 8\"`.")
      }
      let known = try Kinds.kind(kind, field: field)
      if text.isEmpty {
        while let line = readLine() { try show(line, known, context) }
      } else {
        try show(text.joined(separator: " "), known, context)
      }
    }
  }

  private func show(_ text: String, _ kind: UnderstandableKind, _ context: Context) throws {
    let reading = kind.read(Line(text), in: context)
    guard json else {
      return print(try reading.linesForPeople().map(Sanitizer.line).joined(separator: "\n"))
    }
    guard case .object(var object) = reading.json else { return }
    object["text"] = .string(text)
    if let evidence = reading.evidence {
      object["words"] = .string(evidence.words)
      object["span"] = [.int(evidence.span.lowerBound), .int(evidence.span.upperBound)]
      object["rule"] = .string(evidence.rule.text)
      if let meant = evidence.meant { object["meant"] = .string(meant) }
    }
    if let reason = reading.reason { object["reason"] = .string(reason) }
    print(try JSONText.line(JSONValue.object(object)))
  }
}

extension KindReading {
  /// The reading in lines for people.
  func linesForPeople() throws -> [String] {
    var lines: [String]
    switch outcome {
    case .understood: lines = ["understood: \(try values.first.map(JSONText.line) ?? "")"]
    case .ambiguous: lines = ["ambiguous:"] + (try values.map { "  " + (try JSONText.line($0)) })
    case .unclear: lines = ["unclear: \(reason ?? "nothing_found")"]
    }
    if let evidence {
      lines.append("  words: \"\(evidence.words)\"")
      if let meant = evidence.meant { lines.append("  meant: \"\(meant)\"") }
      lines.append("  rule: \(evidence.rule)")
    }
    return lines
  }
}
