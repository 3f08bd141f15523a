import Conversation
import Onboarding
import Understanding

extension RepositoryContract {
  static let rows = [
    Check("The product's rows are loaded as they were saved") { open in
      let save = Example.save("ana", completed: true)
      try open("diet").save(save)
      let stored = try present(try open("diet").load(user: "ana"), "onboarding")
      try expect(stored, has: save.tables)
    },
    Check("Lists and truths keep their kind") { open in
      let save = Example.family("sam", children: ["Mia"], current: 0)
      try open("eko").save(save)
      try expect(try present(try open("eko").load(user: "sam"), "onboarding"), has: save.tables)
    },
    Check("What is written once stays, whatever later saves say") { open in
      let repository = try open("diet")
      try repository.save(Example.save("ana"))
      try repository.save(Example.save("ana", basedOn: 1, at: 60))
      let row = try present(
        try repository.load(user: "ana")?.tables.first { $0.table == "user_profiles" }?.rows.first,
        "row")
      try expect(
        row.values["created_at"]?.string, is: Example.now.description, "when the row was made")
      try expect(
        row.values["updated_at"]?.string, is: Example.instant(60).description,
        "when the row was changed")
    },
    Check("Rows of the user that are not told any more go, and nobody else's") { open in
      let repository = try open("eko")
      try repository.save(Example.family("kim", children: ["Ben"]))
      try repository.save(Example.family("sam", children: ["Mia", "Noah"], current: 1))
      try repository.save(Example.family("sam", children: ["Mia"], current: 0, basedOn: 1, at: 1))
      try expect(try children(of: "sam", in: repository), is: ["Mia"], "Sam's children")
      try expect(try children(of: "kim", in: repository), is: ["Ben"], "Kim's children")
      try repository.save(Example.family("sam", children: [], basedOn: 2, at: 2))
      try expect(try children(of: "sam", in: repository), is: [], "Sam's children")
    },
    Check("Fifty children are kept, in one save after another") { open in
      let repository = try open("eko")
      var names: [String] = []
      for index in 0..<50 {
        names.append("Child \(index) O'Neil 🧒")
        try repository.save(
          Example.family(
            "sam", children: names, current: index, basedOn: index, at: index))
      }
      try expect(
        Set(try children(of: "sam", in: repository)), is: Set(names), "the children")
    },
    Check(
      "A value that breaks a rule is refused by name, and nothing is changed",
      needsConstraints: true
    ) { open in
      let repository = try open("diet")
      try repository.save(Example.save("ana"))
      let bad = Example.save(
        "ana", basedOn: 1, calories: .int(12), events: [AnalyticsEvent("onboarding_started")])
      try expect(.refused(constraint: "calorie_target_is_1000_to_4000")) {
        () throws(RepositoryError) in
        try repository.save(bad)
      }
      let stored = try present(try repository.load(user: "ana"), "onboarding")
      try expect(stored.version, is: 1, "the version")
      try expect(stored, has: Example.save("ana").tables)
      var events = 0
      try repository.forEachEvent { _ in events += 1 }
      try expect(events, is: 0, "the number of events")
    },
    Check("A user who comes by another id takes the rows along") { open in
      let repository = try open("eko")
      var first = Example.family("sam", children: ["Mia"])
      first.events = [AnalyticsEvent("onboarding_started")]
      first.state.analytics = AnalyticsIdentity(id: "5f0c")
      try repository.save(first)
      var save = Example.family("sam", children: [], basedOn: 1, at: 1)
      save.state.analytics = first.state.analytics
      save.id = Example.id(of: "an account")
      save.tables[1].rows[0].id = save.id
      save.tables[2].rows = []
      save.events = [AnalyticsEvent("onboarding_completed")]
      try expect(try repository.save(save), is: 2, "the version")
      try expect(try repository.save(save), is: 2, "the version of the same save")
      let stored = try present(try repository.load(user: "sam"), "onboarding")
      try expect(stored.id, is: save.id, "the id")
      try expect(Set(stored.tables.flatMap(\.rows).map(\.id)), is: [save.id], "the rows")
      var events: [String] = []
      try repository.forEachEvent { events.append($0.userID) }
      try expect(events, is: ["5f0c", "5f0c"], "the id they are told under")
      var users: [String] = []
      try repository.forEachStanding { user, _, _ in
        users.append(user)
        return true
      }
      try expect(users, is: ["sam"], "who is there")
      let receipt = try repository.erase(user: "sam")
      try expect(receipt.rows["analytics"], is: 2, "events erased")
    },
  ]

  private static func children(
    of user: String, in repository: any OnboardingRepository
  ) throws -> [String] {
    let stored = try present(try repository.load(user: user), "onboarding")
    let rows = stored.tables.first { $0.table == "children" }?.rows ?? []
    return rows.compactMap { $0.values["name"]?.string }
  }
}

/// Throws unless an onboarding has rows with these values.
func expect(_ stored: StoredOnboarding, has tables: [TableRows]) throws {
  for table in tables {
    let rows = stored.tables.first { $0.table == table.table }?.rows ?? []
    for row in table.rows {
      let found = try present(rows.first { $0.id == row.id }, "row of \(table.table)")
      for (column, value) in row.values where column != table.ownerColumn {
        try expect(found.values[column], is: value, column)
      }
    }
  }
}
