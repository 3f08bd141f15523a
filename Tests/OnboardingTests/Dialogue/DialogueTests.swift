import Conversation
import Foundation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("A dialogue, turn by turn")
struct DialogueTests {
  private func dialogue(
    _ product: any AnyProduct = Product.diet, in repository: any OnboardingRepository,
    services: sending Services = Services(), startsFromStore: Bool = false
  ) throws -> Dialogue {
    let stage = try Stage(product)
    let context = try stage.context
    return Dialogue(
      product, user: stage.user, repository: repository,
      voice: Voice(resumeCommand: "", showsIcons: false), services: services,
      startsFromStore: startsFromStore
    ) { context }
  }

  @Test("It says what is expected: the kind of answer, the choices, the schema, how far it is")
  func expectation() async throws {
    let dialogue = try dialogue(in: MemoryRepository())
    let first = try await dialogue.begin()
    #expect(first.asked.kind == .value)
    #expect(first.asked.path == Path("goal"))
    #expect(first.asked.question?.choices.map(\.number) == [1, 2, 3])
    #expect(first.asked.schema?["type"] == "string")
    #expect(first.asked.schema?["enum"] == ["lose_weight", "maintain_weight", "gain_muscle"])
    #expect(first.progress?.step == 1)
    let second = try await dialogue.reply(to: .choice(1))
    #expect(
      second.asked.schema == [
        "type": "integer", "minimum": 1000, "maximum": 4000, "title": "Daily target",
        "description": "What's your daily calorie target, as a number?",
      ])
    #expect(second.asked.question?.suggestion == "1800 kcal")
    #expect(second.version > first.version)
  }

  @Test("A new dialogue goes on where another stands")
  func anew() async throws {
    let repository = MemoryRepository()
    _ = try await dialogue(in: repository).begin()
    _ = try await dialogue(in: repository).reply(to: .line("lose weight"))
    let turn = try await dialogue(in: repository).resume()
    #expect(turn.asked.path == Path("calorie_target"))
    #expect(try await dialogue(in: repository).answers().profile["goal"] == "lose_weight")
  }

  @Test("A reply to a turn that was overtaken is not taken")
  func superseded() async throws {
    let repository = MemoryRepository()
    let first = try await dialogue(in: repository).begin()
    _ = try await dialogue(in: repository).reply(to: .line("lose weight"), after: first.version)
    let late = try await dialogue(in: repository).reply(to: .line("1500"), after: first.version)
    #expect(late.isSuperseded)
    #expect(late.asked.path == Path("calorie_target"))
    #expect(try await dialogue(in: repository).answers().profile["calorie_target"] == .null)
  }

  @Test("A request that is sent again is not taken again")
  func repeated() async throws {
    let repository = MemoryRepository()
    _ = try await dialogue(in: repository).begin()
    let line = Reply.line("lose weight")
    let turn = try await dialogue(in: repository).reply(to: line, request: "a")
    let again = try await dialogue(in: repository).reply(to: line, request: "a")
    #expect(again.version == turn.version)
    #expect(again.asked.path == Path("calorie_target"))
    #expect(again.asked.question?.text == turn.asked.question?.text)
  }

  @Test(
    "Several lines are answers in order, and of a request that broke off only the rest is taken")
  func lines() async throws {
    let repository = MemoryRepository()
    _ = try await dialogue(in: repository).begin()
    let turn = try await dialogue(in: repository)
      .reply(to: .line("lose weight\n1800\r\nnoon to 8pm\n"), request: "a")
    #expect(turn.asked.path?.item != "eating_window")
    let again = try await dialogue(in: repository)
      .reply(to: .line("lose weight\n1800\r\nnoon to 8pm\n"), request: "a")
    #expect(again.version == turn.version)
  }

  @Test("What cannot be saved is told, remembered while the dialogue lives, and nowhere else")
  func unsaved() async throws {
    let base = MemoryRepository()
    let repository = FailingRepository(base)
    let living = try dialogue(in: repository)
    _ = try await living.begin()
    repository.failNextSaves(1, with: .full)
    let turn = try await living.reply(to: .line("lose weight"))
    #expect(turn.saveFailure == .full)
    #expect(try await dialogue(in: base).answers().profile["goal"] == .null)
    let saved = try await living.reply(to: .line("yes"))
    #expect(saved.saveFailure == nil)
    #expect(try await dialogue(in: base).answers().profile["goal"] == "lose_weight")
  }

  @Test("There is no choice of a number that was not offered")
  func noSuchChoice() async throws {
    let dialogue = try dialogue(in: MemoryRepository())
    _ = try await dialogue.begin()
    for number in [0, 4, -1, .max] {
      await #expect(throws: DialogueError.noSuchChoice) {
        try await dialogue.reply(to: .choice(number))
      }
    }
    await #expect(throws: DialogueError.noSecretWanted) {
      try await dialogue.reply(to: .secret(Secret("correct horse")))
    }
  }

  @Test("Lines that are no text get a word, and change nothing", arguments: ["\0", "a\0b"])
  func unreadable(line: String) async throws {
    let dialogue = try dialogue(in: MemoryRepository())
    _ = try await dialogue.begin()
    let turn = try await dialogue.reply(to: .line(line))
    #expect(turn.messages.contains { $0.utterance == .unreadable(.containsNUL) })
    let long = try await dialogue.reply(to: .line(String(repeating: "a", count: 4097)))
    #expect(long.messages.contains { $0.utterance == .unreadable(.tooLong) })
  }

  @Test("Erasing leaves nothing, and says what it was")
  func forgetting() async throws {
    let repository = MemoryRepository()
    let dialogue = try dialogue(in: repository)
    _ = try await dialogue.begin()
    _ = try await dialogue.reply(to: .line("lose weight"))
    let receipt = try await dialogue.forget()
    #expect(receipt.rows.values.reduce(0, +) > 0)
    #expect(try repository.load(user: "ana") == nil)
    #expect(try await dialogue.resume().asked.path == Path("goal"))
  }

  @Test("A turn comes back from JSON as it was")
  func codable() async throws {
    let dialogue = try dialogue(in: MemoryRepository())
    for line in ["lose weight", "help", "1800", "8 to 4", "first", "review", "why?", "quit"] {
      let turn = try await dialogue.reply(to: .line(line))
      let json = try JSONEncoder().encode(turn)
      #expect(try JSONDecoder().decode(DialogueTurn.self, from: json) == turn)
    }
  }
}
