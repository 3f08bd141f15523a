import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Answers of several lines")
struct LinesOfAnswersTests {
  private struct Parcel: Draft {
    var place: String?
    var wish: String?
  }

  private static let product = Product<Parcel>(
    Flow("parcel", title: "A parcel") {
      Step("parcel") {
        Ask<Parcel>("place", \.place, as: AddressDimension()).asking(
          "Where to?", again: "Where to?")
        Ask<Parcel>("wish", \.wish, as: TextDimension()).asking("A wish?", again: "A wish?")
      }
    },
    summary: "A parcel", storage: Storage(migrations: []) { [StoredTable<Parcel>]() })

  @Test("All lines of a reply are one answer where there may be several, and else one each")
  func reply() async throws {
    let stage = try Stage(Self.product)
    let context = try stage.context
    let dialogue = Dialogue(
      Self.product, user: stage.user, repository: MemoryRepository(),
      voice: Voice(resumeCommand: "", showsIcons: false)
    ) { context }
    let first = try await dialogue.begin()
    #expect(first.asked.question?.takesLines == true)
    #expect(first.messages.contains { $0.text.contains("pasted at once") })
    let refused = try await dialogue.reply(to: .line("12 High Street"))
    #expect(refused.asked.path == Path("place"))
    let second = try await dialogue.reply(to: .line("12 High Street\r\nLeeds\r\n"))
    #expect(second.asked.path == Path("wish"))
    #expect(second.asked.question?.takesLines == nil)
    #expect(second.messages.contains { $0.text.contains("12 High Street, Leeds") })
  }
}
