import Onboarding

extension RepositoryContract {
  static let erasing = [
    Check("Erasing takes everything of a user, says so, and leaves others alone") { open in
      let repository = try open("eko")
      var save = Example.family("sam", children: ["Mia", "Noah"], current: 1)
      save.events = [
        AnalyticsEvent("onboarding_started"), AnalyticsEvent("onboarding_step_completed"),
      ]
      try repository.save(save)
      var other = Example.family("kim", children: ["Ben"])
      other.events = [AnalyticsEvent("onboarding_started")]
      try repository.save(other)
      let receipt = try repository.erase(user: "sam")
      try expect(receipt.rows["conversations"], is: 1, "conversations erased")
      try expect(receipt.rows["user_profiles"], is: 1, "profiles erased")
      try expect(receipt.rows["children"], is: 2, "children erased")
      try expect(receipt.rows["analytics"], is: 2, "events erased")
      try expect(try open("eko").load(user: "sam") == nil, is: true, "Sam is not there")
      let kim = try present(try open("eko").load(user: "kim"), "Kim")
      try expect(kim.tables.flatMap(\.rows).count, is: 3, "Kim's rows")
      var ids: [String] = []
      try repository.forEachEvent { ids.append($0.userID) }
      try expect(ids, is: [other.id], "the events left")
    },
    Check("Erasing somebody who is not there erases nothing") { open in
      let receipt = try open("diet").erase(user: "nobody")
      try expect(receipt.rows.values.reduce(0, +), is: 0, "rows erased")
    },
    Check("A session of an erased user does not bring the answers back") { open in
      let session = try open("diet")
      try session.save(Example.save("ana"))
      _ = try open("diet").erase(user: "ana")
      try expect(.conflict(current: 0)) { () throws(RepositoryError) in
        try session.save(Example.save("ana", basedOn: 1, at: 1))
      }
      try expect(try open("diet").load(user: "ana") == nil, is: true, "Ana is not there")
    },
    Check("An erased user can begin again") { open in
      let repository = try open("diet")
      try repository.save(Example.save("ana"))
      _ = try repository.erase(user: "ana")
      try expect(try repository.save(Example.save("ana", at: 5)), is: 1, "the version")
    },
  ]
}
