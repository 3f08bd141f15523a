import Conversation
import Onboarding
import Understanding

/// Answers with a value of every kind that has a column, and a list.
struct MembershipDraft: Draft {
  enum Branch: String {
    case harbour, market
  }

  struct Reader: Draft {
    var name: String?
    var birthday: CalendarDate?
  }

  var name: String?
  var branch: Branch?
  var visits: Int?
  var fee: Double?
  var isStudent: Bool?
  var birthday: CalendarDate?
  var hours: TimeRange?
  var genres: Choices?
  var days: WeekdaySet?
  var readers: [Reader] = []
}

extension Storage<MembershipDraft> {
  /// What is stored of them.
  static func membership(_ migrations: [Migration] = []) -> Self {
    Storage(migrations: migrations) {
      StoredTable("members") {
        Stored("name", \.name)
        Stored("branch", \.branch)
        Stored("visits", \.visits)
        Stored("fee", \.fee)
        Stored("is_student", \.isStudent)
        Stored("birthday", \.birthday)
        Stored("opens_at", \.hours?.start)
        Stored("hours", \.hours)
        Stored("genres", \.genres)
        Stored("days", \.days)
        Stored("named_at", answeredAt: "name")
        Stored.completed("is_complete")
      }
      StoredTable("readers", forEach: "readers", \.readers) {
        Stored("name", \.name)
        Stored("birthday", \.birthday)
      }
    }
  }
}

extension Product<MembershipDraft> {
  /// A club with two questions of the many that it stores.
  static func membership(_ migrations: [Migration] = []) -> Product {
    Product(
      Flow("membership", title: "A club") {
        Step("name") {
          Ask("name", \.name, as: NameDimension()).asking("Your name?", again: "Name?")
            .labelled("Name", kind: "a name")
        }
        ForEach("readers", \.readers, element: "reader", namedBy: "name") {
          Step("reader") {
            Ask("name", \.name, as: NameDimension())
              .asking("Who reads?", again: "The reader's name?")
              .labelled("Reader", kind: "a name")
          }
        }
      }, summary: "A club", storage: .membership(migrations))
  }
}
