import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Whom a change of a flow would ask again")
struct ReaskingTests {
  private struct Guest: Draft {
    struct Dish: Draft {
      var name: String?
      var isHot: Bool?
    }

    var name: String?
    var seat: Int?
    var phone: String?
    var dishes: [Dish] = []
  }

  private static let name = Ask<Guest>("name", \.name, as: NameDimension())
  private static let seat = Ask<Guest>("seat", \.seat, as: NumberDimension(whole: 1...9))
  private static let phone = Ask<Guest>("phone", \.phone, as: TextDimension())
  private static let dish = Ask<Guest.Dish>("name", \.name, as: NameDimension())
  private static let isHot = Ask<Guest.Dish>("is_hot", \.isHot, as: BooleanDimension())

  private static func dishes(_ asks: [Ask<Guest.Dish>]) -> ForEach<Guest, Guest.Dish> {
    ForEach("dishes", \.dishes, count: 0...3, element: "dish", namedBy: "name") {
      Step<Guest.Dish>("dish") { for ask in asks { ask } }
    }
  }

  private static let before = Flow<Guest>("table", title: "A table") {
    Step("guest") {
      name
      seat
    }
    dishes([dish])
  }

  private static let after = Flow<Guest>("table", version: 2, title: "A table") {
    Step("guest") {
      name
      phone
    }
    dishes([dish, isHot])
  }

  private static func product(_ flow: Flow<Guest>) -> Product<Guest> {
    Product(
      flow, summary: "A table", storage: Storage(migrations: []) { [StoredTable<Guest>]() })
  }

  private let context: TurnContext

  init() throws {
    let today = try #require(CalendarDate("2026-03-02"))
    context = TurnContext(
      now: Timestamp(secondsSince1970: 1_772_442_000), day: Context(today: today, now: .noon))
  }

  private func repository(_ people: [String: [String]]) throws -> MemoryRepository {
    let repository = MemoryRepository()
    let product = Self.product(Self.before)
    for (name, lines) in people {
      let user = try #require(User(named: name))
      var state = product.turn(after: .begin, from: product.initialState, in: context).state
      for line in lines {
        state = product.turn(after: .line(line), from: state, in: context).state
      }
      try repository.save(product.save(of: state, user: user, basedOn: 0, in: context))
    }
    return repository
  }

  @Test("All that is asked again is told, with how many people, and who loses what")
  func all() throws {
    let repository = try repository([
      "ana": ["Ana", "3", "two", "Soup", "Pie"], "ben": ["Ben", "4", "none"], "cleo": ["Cleo"],
    ])
    let reasking = try Reasking(Self.product(Self.after), in: repository, context)
    #expect(
      reasking.lines("table") == [
        "table: 2 of 3 people would be asked again after being done", "  dishes.is_hot: 1 person",
        "  phone: 2 people",
      ])
  }

  @Test("Nobody is asked again where nothing was added")
  func nobody() throws {
    let repository = try repository(["ana": ["Ana", "3", "none"]])
    let reasking = try Reasking(Self.product(Self.before), in: repository, context)
    #expect(
      reasking.lines("table") == ["table: 0 of 1 person would be asked again after being done"])
  }
}
