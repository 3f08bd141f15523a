import Conversation
import FlowCheck
import Testing
import Understanding

/// One broken flow for each thing that the check finds, beside one that is sound.
@Suite("The check of a flow")
struct SoundnessTests {
  private func findings<D: Draft>(_ flow: Flow<D>) throws -> [Finding] {
    flow.erased.findings(in: try Dialogue(flow).context)
  }

  @Test("Sound flows have no findings, and no way in leads a value past a rule")
  func sound() throws {
    #expect(try findings(Flow<NewsletterDraft>.newsletter) == [])
    #expect(try findings(Flow<ClubDraft>.club) == [])
  }

  @Test(
    "Each fault is found, with its place, what it does to people and how to mend it",
    arguments: Fault.allCases)
  func faults(fault: Fault) throws {
    let found = try findings(fault.flow)
    let finding = try #require(found.first { $0.what.contains(fault.what) }, "\(found)")
    #expect(finding.flow == "broken")
    #expect(!finding.why.isEmpty)
    #expect(!finding.remedy.isEmpty)
    #expect(finding.item == fault.item)
    #expect(finding.description.contains(": error: \(finding.what)\n  why: "))
  }

  @Test("A flow is drawn in each form, with every item and the way to the end")
  func map() throws {
    let dialogue = try Dialogue(Flow<ClubDraft>.club)
    let map = dialogue.flow.erased.map(in: dialogue.context)
    for format in FlowMap.Format.allCases {
      let text = map.text(format)
      for item in ["welcome", "name", "age", "level", "hours", "notes", "review", "consent"] {
        #expect(text.contains(item))
      }
      #expect(text.contains("complete"))
    }
  }
}

/// The answers of a flow that is broken.
struct BrokenDraft: Draft {
  var first: String?
  var second: String?
  var amount: Double?
  var level: Energy?
  var rest: Energy?
}

/// What can be wrong with a flow.
enum Fault: String, CaseIterable, Sendable {
  case stepTwice, itemTwice, nameTwice, unreachable, deadEnd, noEnd, example, choice, suggestion
  case echo, confirmation, command, rivals, words, change, bounds, noBounds

  /// What is found.
  var what: String {
    switch self {
    case .stepTwice: "the step \"a\" is there twice"
    case .itemTwice: "the item \"first\" is there twice"
    case .nameTwice: "\"thing\" names both first and second"
    case .unreachable: "the step \"b\" is never reached"
    case .deadEnd: "no line leads on from here"
    case .noEnd: "the end is never reached"
    case .example: "the example \"purple\" is not understood"
    case .choice: "does not choose"
    case .suggestion: "the suggestion is not a valid answer"
    case .echo, .confirmation: "does not read as the same value"
    case .command: "\"quit\" does not work here"
    case .rivals: "could be for level or for rest"
    case .words: "the words \"a few\" in what it asks are not understood"
    case .bounds: "\"From 1 to 30.\" names 30, which the question does not allow"
    case .noBounds: "\"Level, ?\" has a place for a bound that there is not"
    case .change: "the change \"more of it\" is not understood at the end"
    }
  }

  /// The item it is found at.
  var item: String? {
    switch self {
    case .stepTwice, .itemTwice, .nameTwice, .unreachable, .noEnd, .change: nil
    case .example, .suggestion, .echo, .confirmation, .words, .bounds: "amount"
    case .deadEnd, .choice, .command: "first"
    case .rivals, .noBounds: "level"
    }
  }
}

extension Fault {
  /// A flow with the fault.
  var flow: Flow<BrokenDraft> {
    switch self {
    case .stepTwice:
      flow {
        Step("a") { choice("first", \.first) }
        Step("a") { choice("second", \.second) }
      }
    case .itemTwice:
      flow {
        Step("a") { choice("first", \.first) }
        Step("b") { choice("first", \.second) }
      }
    case .nameTwice:
      flow {
        Step("a") {
          choice("first", \.first).called("thing")
          choice("second", \.second).called("thing")
        }
      }
    case .unreachable:
      flow {
        Step("a") { choice("first", \.first) }
        Step("b") { choice("second", \.second).when { $0.first == "purple" } }
      }
    case .deadEnd, .noEnd: flow { Step("a") { Ask("first", \.first, as: DeafDimension()) } }
    case .example: flow { Step("a") { amount().like("7", "purple") } }
    case .choice:
      flow {
        Step("a") {
          choice("first", \.first).listing([AskChoice("two", "Two"), AskChoice("one", "One")])
        }
      }
    case .suggestion: flow { Step("a") { amount().suggesting { _ in Suggestion(400) } } }
    case .echo: flow { Step("a") { amount().echoing { _, _ in "a few" } } }
    case .confirmation: flow { Step("a") { amount().confirming { _, _ in "A few, then." } } }
    case .words:
      flow { Step("a") { amount().asking("How many?", hint: "Or \"a few\".", again: "How many?") } }
    case .bounds:
      flow { Step("a") { amount().asking("How many?", hint: "From 1 to 30.", again: "How many?") } }
    case .noBounds:
      flow {
        Step("a") {
          Ask("level", \.level, as: EnergyDimension())
            .asking("What level?", again: "Level, \(.bounds)?")
        }
      }
    case .change:
      flow { Step("a") { amount() } }.finishing(changes: ["more of it"]) { _, _, _ in [] }
    case .command:
      flow {
        Step("a") {
          Ask(
            "first", \.first,
            as: ChoiceDimension(options: [
              ChoiceOption(id: "smoking", title: "Smoking"),
              ChoiceOption(id: "quit", title: "Quit"),
            ]))
        }
      }
    case .rivals:
      flow {
        Step("a") {
          Ask("level", \.level, as: EnergyDimension()).like("1800 kcal")
          Ask("rest", \.rest, as: EnergyDimension()).like("500 kcal")
        }
      }
    }
  }

  private func flow(@FlowBuilder<BrokenDraft> _ parts: () -> [Part<BrokenDraft>]) -> Flow<
    BrokenDraft
  > {
    Flow("broken", title: "A flow with a fault", parts)
  }

  private func choice(
    _ id: String, _ property: Property<BrokenDraft, String?>
  ) -> Ask<BrokenDraft> {
    let options = [ChoiceOption(id: "one", title: "One"), ChoiceOption(id: "two", title: "Two")]
    return Ask(id, property, as: ChoiceDimension(options: options))
  }

  private func amount() -> Ask<BrokenDraft> {
    Ask("amount", \.amount, as: NumberDimension(in: 1...20))
  }
}

/// A dimension that understands no line, not even its own example.
private struct DeafDimension: Dimension {
  var name: String { "deaf" }
  var examples: [String] { ["anything"] }

  func matches(in line: Line, context: Context) -> [Match<String>] { [] }
  func phrase(for value: String, in context: Context) -> String { value }
  func json(for value: String) -> JSONValue { .string(value) }
  func value(from json: JSONValue) -> String? { json.string }
}
