import Conversation
import Onboarding
import Understanding

extension RepositoryContract {
  static let saving = [
    Check("A user who was never saved is not there") { open in
      try expect(try open("diet").load(user: "ana") == nil, is: true, "nothing is loaded")
    },
    Check("What was saved is loaded by another session, to the last byte") { open in
      let save = Example.save("ana")
      try expect(try open("diet").save(save), is: 1, "the first version")
      let stored = try present(try open("diet").load(user: "ana"), "onboarding")
      try expect(stored.version, is: 1, "the version")
      try expect(stored.id, is: save.id, "the id")
      try expect(stored.state == save.state, is: true, "the same conversation")
      try expect(stored.savedAt, is: save.at, "when it was saved")
    },
    Check("Versions count up, save by save") { open in
      let repository = try open("diet")
      for version in 0..<5 {
        let save = Example.save("ana", basedOn: version, at: version)
        try expect(try repository.save(save), is: version + 1, "the version")
      }
      try expect(try repository.load(user: "ana")?.version, is: 5, "the last version")
    },
    Check("A save that is made again because its answer got lost counts once") { open in
      let repository = try open("diet")
      let save = Example.save("ana", events: [AnalyticsEvent("onboarding_started")])
      try expect(try repository.save(save), is: 1, "the version")
      try expect(try open("diet").save(save), is: 1, "the version of the same save")
      var events = 0
      try repository.forEachEvent { _ in events += 1 }
      try expect(events, is: 1, "the number of events")
    },
    Check("Whatever people write stays text") { open in
      let repository = try open("diet")
      for (index, words) in hostileTexts.enumerated() {
        // Names have no control characters; answers may have any.
        let name = words.prefix(40).unicodeScalars.filter {
          $0.properties.generalCategory != .control
        }
        let user = "user \(index) \(String(String.UnicodeScalarView(name)))"
        try repository.save(Example.save(user, words: words))
        let stored = try present(try repository.load(user: user), "onboarding of \(index)")
        let answer = stored.state?.answers[Path("calorie_target")]
        try expect(answer?.evidence?.words == words, is: true, "text \(index) is the same")
      }
      var count = 0
      try repository.forEach(completedOnly: false) { _ in
        count += 1
        return true
      }
      try expect(count, is: hostileTexts.count, "the number of users")
    },
    Check("A megabyte of words is kept") { open in
      let words = String(repeating: "twelve hundred 🥗 ", count: 60_000)
      try open("diet").save(Example.save("ana", words: words))
      let state = try open("diet").load(user: "ana")?.state
      try expect(
        state?.answers[Path("calorie_target")]?.evidence?.words == words, is: true,
        "the same words")
    },
    Check("Users with names that differ in case are different people") { open in
      let repository = try open("diet")
      try repository.save(Example.save("ana"))
      try expect(try repository.load(user: "Ana") == nil, is: true, "Ana is nobody")
      try repository.save(Example.save("Ana", calories: .int(2000)))
      try expect(try repository.load(user: "ana")?.version, is: 1, "ana's version")
    },
  ]

  private static let hostileTexts = [
    "'", "\"", "''; DROP TABLE user_profiles; --", "\\", "\\'; --", "$1", "%s%n", "?1 :a @b",
    "</script>", "{\"a\":[1,2]}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}",
    "\u{E9}",
    "مرحبا \u{202E}olleh", "\u{FEFF}", "\u{FFFF}\u{10FFFF}", "tab\tnew\nline\r\n\u{1B}[31m",
    String(repeating: "x", count: 10_000), " ", "NULL", "0x00", "é'é\"é;",
  ]
}
