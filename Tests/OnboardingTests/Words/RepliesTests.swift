import Conversation
import FlowCheck
import RepositoryContract
import Testing
import Understanding

@testable import Onboarding

@Suite("What can be said in one tap")
struct RepliesTests {
  private let voice = Voice(resumeCommand: "", showsIcons: false, register: .pointed)

  private func worded(_ meaning: QuickReply.Meaning) throws -> QuickReply? {
    let stage = try Stage(Product.diet)
    var asked = stage.product.asked(in: stage.product.initialState, try stage.context)
    asked.options?.replies = [QuickReply(meaning, isPrimary: true)]
    return voice.worded(asked).options?.replies.first
  }

  @Test(
    "The voice has the words of what the engine offers",
    arguments: [
      (.yes, "Yes", "yes"), (.no, "No", "no"), (.answer, "The answer", "the answer"),
      (.command, "The command", "the command"), (.goOn, "Go on", "go on"),
      (.acknowledge, "Go on", ""), (.tryAgain, "Try again", "try again"),
      (.signUp, "Make a new account", "sign up"),
      (.account, "I have an account", "I have an account"),
      (.another("child"), "Add another child", "add another child"), (.skip, "Skip", "skip"),
      (.words("get started"), "Get started", "get started"),
    ] as [(QuickReply.Meaning, String, String)])
  func words(meaning: QuickReply.Meaning, title: String, text: String) throws {
    let reply = try #require(try worded(meaning))
    #expect(reply.title == title)
    #expect(reply.text == text)
    #expect(reply.isPrimary)
  }

  @Test(
    "A yes or a no that is chosen is said as the question gives an example of it",
    arguments: [(true, "yes, I consent"), (false, "no")])
  func example(answer: Bool, line: String) throws {
    let scene = try ActScene("george", after: ActScene.race + ["looks right"])
    let context = CheckInstant.monday.context()
    #expect(scene.product.asked(in: scene.state, context).path == Path("consent"))
    #expect(scene.product.line(saying: .bool(answer), in: scene.state, context) == line)
  }

  @Test("The engine has no words of its own for them")
  func engine() throws {
    var stage = try Stage(Product.diet)
    try stage.play("lose weight", "1800", "noon to 8pm", "")
    let asked = stage.product.asked(in: try #require(try stage.stored.state), try stage.context)
    let replies = try #require(asked.options?.replies)
    #expect(!replies.isEmpty)
    #expect(replies.allSatisfy { $0.title.isEmpty && $0.text.isEmpty })
  }
}
