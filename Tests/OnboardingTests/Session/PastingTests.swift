import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Pastes of several lines")
struct PastingTests {
  private enum Input {
    case typed(String)
    case pasted(String, String)
  }

  /// A console on which some lines are pasted together.
  private final class PastingConsole: Console {
    private var inputs: ArraySlice<Input>
    private(set) var shown: [String] = []

    init(_ inputs: [Input]) { self.inputs = inputs[...] }

    func show(_ spoken: [Spoken]) throws(ConsoleError) {
      shown += spoken.flatMap(\.text)
    }

    func read(_ expectation: Conversation.Expectation) throws(ConsoleError) -> ConsoleInput {
      switch inputs.popFirst() {
      case .typed(let line)?: .line(line)
      case .pasted(let first, let second)?: .pasted([first, second])
      case nil: .endOfInput
      }
    }
  }

  /// Plays a session in which some lines are pasted, and gives what was shown.
  private func play(_ inputs: Input..., on stage: Stage) throws -> [String] {
    let console = PastingConsole(inputs)
    let context = try stage.context
    var session = Session(
      stage.product, user: stage.user, repository: stage.repository, console: console,
      voice: Voice(resumeCommand: "usher chat", showsIcons: false)
    ) { context }
    _ = try session.run()
    return console.shown
  }

  private static let question = "Shall I take them one after another?"

  @Test("On a yes they are taken one after another")
  func agreed() throws {
    let stage = try Stage(Product.diet)
    let shown = try play(.pasted("lose weight", "1900"), .typed("yes"), on: stage)
    #expect(shown.contains(Self.question) && shown.contains("> 1900"), "\(shown)")
    #expect(try stage.profile["calorie_target"] == 1900)
  }

  @Test(
    "Without a yes none is taken, and what is said instead counts",
    arguments: [("no", nil), ("gain muscle", "gain_muscle")] as [(String, String?)])
  func declined(line: String, goal: String?) throws {
    let stage = try Stage(Product.diet)
    let shown = try play(.pasted("lose weight", "1900"), .typed(line), on: stage)
    #expect(shown.contains("I left 2 pasted lines out."), "\(shown)")
    #expect(try stage.profile["goal"] == goal.map(JSONValue.string) ?? .null)
    #expect(try stage.profile["calorie_target"] == .null)
  }

  @Test("What follows a line that is not understood is left out")
  func misunderstood() throws {
    let stage = try Stage(Product.diet)
    let shown = try play(.pasted("flurb grommet", "lose weight"), .typed("yes"), on: stage)
    #expect(shown.contains("I left the last pasted line out."), "\(shown)")
    #expect(try stage.profile["goal"] == .null)
  }

  @Test("Where the question takes words of one's own they are one answer")
  func text() throws {
    var stage = try Stage(Product.george)
    try stage.play(
      "let's go", "Berlin Marathon", "a marathon", "26 September 2026", "sub 3:45",
      "Mon, Wed and Sat", "60 minutes")
    let shown = try play(.pasted("a sore knee", "and a tight back"), on: stage)
    #expect(!shown.contains(Self.question))
    #expect(try stage.profile["injuries"] == "a sore knee\nand a tight back")
  }

  @Test("Words of danger among them are answered at once, and none is taken")
  func danger() throws {
    let stage = try Stage(Product.diet)
    let shown = try play(.pasted("lose weight", "I want to die"), .typed("yes"), on: stage)
    #expect(!shown.contains(Self.question))
    #expect(shown.contains { $0.contains("findahelpline.com") }, "\(shown)")
    #expect(try stage.profile["goal"] == .null)
  }
}
