import Testing
import Understanding

@Suite("Acts: what is said in the place of what was said")
struct ReplacementActTests {
  @Test(
    "The answer that is taken back says which is meant",
    arguments: [
      ("1900 not 2000", "inform calorie_target 1900 announced"),
      ("yes, hang on. 1900, not 2000", "inform calorie_target 1900 announced"),
      ("not noon, 1pm", "inform eating_window {\"end\":\"20:00\",\"start\":\"13:00\"} announced"),
      ("not maintain, lose", "inform goal \"lose_weight\" announced"),
    ])
  func rejected(line: String, act: String) throws {
    #expect(try ActScene("diet", after: ActScene.diet).act(of: line) == act)
  }

  @Test(
    "An option that is turned down gives way to the one that is named",
    arguments: [
      ("I don't want to maintain after all, just lose weight", "lose_weight"),
      ("no need to maintain anything any more, muscle please", "gain_muscle"),
      ("hang on, that's the wrong goal, it's muscle I want", "gain_muscle"),
    ])
  func turnedDown(line: String, goal: String) throws {
    let scene = try ActScene("diet", after: Array(ActScene.diet.prefix(3)))
    #expect(scene.changes(after: line)["goal"]?.string == goal)
  }

  @Test("Of two answers that a number fits, that is meant which it changes by little")
  func nearest() throws {
    let hours = [
      "let's go", "Delta Run", "30k", "7 November 2026", "3 hours", "Tue, Thu and Sat",
      "60 minutes", "none", "no",
    ]
    let scene = try ActScene("george", after: hours)
    #expect(scene.changes(after: "no, 2:50") == ["goal_time_s": 10_200])
    // 43 and 45 minutes are both near.
    let race = try ActScene("george", after: ActScene.race)
    #expect(race.changes(after: "no, 47 minutes") == [:])
  }

  @Test(
    "A no to what was just suggested, and another value, is for the question",
    arguments: [
      ("no, 2", 2), ("no, 2. she never sulks, sorry", 2), ("nope, 7", 7),
    ])
  func suggested(line: String, value: Int) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(6)))
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_sensitivity"] == .int(value))
    #expect(child?["temperament_talkative"] == 5)
  }

  @Test(
    "Where a yes or no is asked for, a no to another answer corrects that and answers nothing",
    arguments: [
      ("no, 50 minutes", ["session_minutes": 50]), ("nope, 2:50", ["goal_time_s": 10_200]),
      ("no, the 14th", ["race_date": "2026-11-14"]), ("no, Wednesday", [:]),
      ("actually Wednesday", [:]), ("actually a bad hip", ["injuries": "a bad hip"]),
      ("my back is bad", [:]),
      ("no sorry, my sessions are 50 minutes", ["session_minutes": 50]),
      ("no, the goal time is private", ["strava_intent": false]),
      ("no, my days are full", ["strava_intent": false]), ("no, the days are wrong", [:]),
      ("no, my goal is 2:50", ["goal_time_s": 10_200]),
      ("no, not with my injuries", ["strava_intent": false]),
      ("no, thanks", ["strava_intent": false]), ("no, later", ["strava_intent": false]),
    ] as [(String, [String: JSONValue])])
  func deniesAnother(line: String, changes: [String: JSONValue]) throws {
    let hours = [
      "let's go", "Delta Run", "30k", "7 November 2026", "3 hours", "Tue, Thu and Sat",
      "60 minutes", "none",
    ]
    let scene = try ActScene("george", after: hours)
    #expect(scene.changes(after: line) == changes)
  }

  @Test(
    "Which of two was meant is said by a clause, unless another says a value of its own",
    arguments: [
      ("the morning one, I open the shop at 5", "06:00"), ("the later one, I do nights", "18:00"),
      ("the first, well, 7 to 3pm", "07:00"),
    ])
  func picked(line: String, start: String) throws {
    let scene = try ActScene("diet", after: ["maintain", "2000", "6 to 2"])
    #expect(scene.changes(after: line)["eating_window_start"]?.string == start)
  }

  @Test("What is taken back in words is the answer before", arguments: ["no wait, 2", "I meant 2"])
  func takenBack(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(6)))
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_talkative"] == 2)
  }

  @Test("The name of an answer counts with an \"is\" on it, too")
  func possessive() throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(
      scene.changes(after: "the window's wrong, it's 1 to 9") == [
        "eating_window_start": "13:00", "eating_window_end": "21:00",
      ])
  }

  @Test(
    "One's own name is introduced again, and the other is the child's",
    arguments: [
      ("wait, that's my boy's name. I'm Ines", "Ines"), ("oops, I'm Ines", "Ines"),
      ("sorry, my name is Ines, he's Tom", "Ines"),
    ])
  func reintroduced(line: String, name: String) throws {
    let scene = try ActScene("eko", after: ["Tom"])
    #expect(scene.changes(after: line)["display_name"] == .string(name))
  }

  @Test("A feeling takes no name's place", arguments: ["sorry, I'm tired", "wait, I'm at work"])
  func feelings(line: String) throws {
    #expect(try ActScene("eko", after: ["Tom"]).changes(after: line) == [:])
  }

  @Test(
    "What was never said is not taken back", arguments: ["not 900, please", "not bad", "not yet"])
  func strangers(line: String) throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "A part of a name takes the place of a part, and a whole one of the whole",
    arguments: [
      ("sorry, Kiel, not Trier", "Kiel Marathon"), ("Kiel Half, not Trier Marathon", "Kiel Half"),
      ("not Trier, Kiel Marathon", "Kiel Marathon"),
    ])
  func names(line: String, name: String) throws {
    let scene = try ActScene("george", after: ["let's go", "Trier Marathon"])
    #expect(scene.changes(after: line)["race_name"]?.string == name)
  }

  @Test("A day takes the place of another", arguments: ["Friday instead of Thursday"])
  func days(line: String) throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(scene.changes(after: line) == ["training_days": ["tue", "fri", "sat"]])
  }

  @Test(
    "A name that is spelled anew is the same one",
    arguments: ["it's Saige with an i", "sorry, Saige", "Saige, with an i"])
  func respelled(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(2)))
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["name"] == "Saige")
  }

  @Test(
    "A name of several words is spelled anew as a whole or by the word that changes",
    arguments: [
      "it's Thorne Valley Run, with an e", "it's Thorne Valley Run", "Thorne, with an e",
    ])
  func respelledWord(line: String) throws {
    let scene = try ActScene("george", after: ["let's go", "Thorn Valley Run"])
    #expect(scene.changes(after: line) == ["race_name": "Thorne Valley Run"])
  }

  @Test(
    "Values of two answers that stand side by side change both",
    arguments: ["actually gain muscle and 2100", "actually gain muscle, 2100"])
  func sideBySide(line: String) throws {
    let scene = try ActScene("diet", after: Array(ActScene.diet.prefix(3)))
    #expect(
      scene.changes(after: line) == ["goal": "gain_muscle", "calorie_target": 2100])
  }

  @Test(
    "Where goals are said for those of before, the old ones say nothing",
    arguments: [
      "my goals should be 2 and 3, not 1 and 6", "excuse me, the goals should be 2 and 3",
      "my goals should be 2 and 3, not 3 and 6",
    ])
  func contrasted(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(4)))
    let goals = scene.changes(after: line)["children"]?.array?.first?["goals"]
    #expect(
      goals == ["Helping them navigate challenges", "Connecting with them on a deeper level"])
  }

  @Test(
    "At a question for a text the last answer is taken back in so many words",
    arguments: [
      "no, 75 minutes", "no, 75 minutes, I misread that", "sorry, 75 minutes, my mistake",
      "nah go back to 75 minutes lol", "my bad, 75 minutes",
    ])
  func beforeText(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line) == ["session_minutes": 75])
  }

  @Test(
    "Injuries that are gone are none",
    arguments: [
      "no, the injuries are gone", "the injuries have healed",
    ])
  func gone(line: String) throws {
    let scene = try ActScene("george", after: ActScene.race.dropLast(2) + ["sore knee"])
    #expect(scene.changes(after: line) == ["injuries": ""])
  }

  @Test(
    "What stands before a text is no part of it",
    arguments: ["hi there, a sore knee", "thanks, a sore knee", "my mistake, a sore knee"])
  func textBehindRemark(line: String) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(7)))
    #expect(scene.changes(after: line) == ["injuries": "a sore knee"])
  }
}
