import Conversation
import Onboarding
import Synchronization
import Understanding

extension RepositoryContract {
  static let listing = [
    Check("Onboardings are listed by user, all or the completed ones, until told to stop") { open in
      let repository = try open("diet")
      for user in ["zoe", "Ana", "mia", "ben"] {
        try repository.save(Example.save(user, completed: user == "mia" || user == "zoe"))
      }
      try expect(
        try users(repository, completedOnly: false), is: ["Ana", "ben", "mia", "zoe"], "all")
      try expect(try users(repository, completedOnly: true), is: ["mia", "zoe"], "completed")
      var seen = 0
      try repository.forEach(completedOnly: false) { _ in
        seen += 1
        return seen < 2
      }
      try expect(seen, is: 2, "the number seen")
    },
    Check("More users than fit a page are each listed once") { open in
      let repository = try open("diet")
      let names = (1000..<1600).map { "user \($0)" }
      for name in names { try repository.save(Example.save(name)) }
      try expect(try users(repository, completedOnly: false), is: names, "all")
    },
    Check("Where everybody stands is listed") { open in
      let repository = try open("diet")
      try repository.save(Example.save("ana", at: 7))
      try repository.save(Example.save("ben", completed: true, at: 9))
      var found: [String: Standing] = [:]
      var since: [Timestamp] = []
      try repository.forEachStanding { user, standing, at in
        found[user] = standing
        since.append(at)
        return true
      }
      try expect(found["ana"], is: Example.save("ana").standing, "Ana's")
      try expect(found["ben"], is: Example.save("ben", completed: true, at: 9).standing, "Ben's")
      try expect(since, is: [Example.instant(7), Example.instant(9)], "since when")
    },
    Check("Events are listed in the order they happened, with what they tell") { open in
      let repository = try open("diet")
      let events = [
        AnalyticsEvent("onboarding_started", ["current_step": .string("goal")]),
        AnalyticsEvent("onboarding_completed", ["duration_seconds": .int(61)]),
      ]
      try repository.save(Example.save("ana", events: [events[0]]))
      try repository.save(Example.save("ana", basedOn: 1, events: [events[1]], at: 61))
      var found: [RecordedEvent] = []
      try repository.forEachEvent { found.append($0) }
      try expect(found.map(\.event), is: events, "the events")
      try expect(found.map(\.at), is: [Example.now, Example.instant(61)], "when")
      try expect(Set(found.map(\.userID)), is: [Example.id(of: "ana")], "whose")
    },
  ]

  private static func users(
    _ repository: any OnboardingRepository, completedOnly: Bool
  ) throws -> [String] {
    var users: [String] = []
    try repository.forEach(completedOnly: completedOnly) {
      users.append($0.user)
      return true
    }
    return users
  }
}
