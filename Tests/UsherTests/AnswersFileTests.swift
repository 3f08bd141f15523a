import Foundation
import TerminalTestSupport
import Testing

@Suite("Answers handed in")
struct AnswersFileTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private func hand(
    _ answers: String, to flow: String = "diet", input: String = ""
  ) throws -> Usher.Run {
    try usher.run(
      "chat", flow, "--now", "2026-03-02T09:00", "--answers", usher.file("answers.json", answers),
      input: input)
  }

  @Test("Texts are read like typed answers, and said back")
  func texts() throws {
    let run = try hand(
      #"{"goal":"slim down","calorie_target":"7500 kJ","eating_window":"noon till 8pm"}"#,
      input: "\nyes\n")
    #expect(run.code == 0)
    #expect(
      try usher.stored("diet").contains(
        #"{"calorie_target":1793,"eating_window_end":"20:00","eating_window_start":"12:00","#
          + #""goal":"lose_weight"}"#))
  }

  @Test("Typed values are taken as they are, nested ones too")
  func typed() throws {
    let run = try hand(
      #"""
      {"display_name": "Sam", "children": [
        {"name": "Mia", "birthday": "2018-03-04", "topics": ["friends", "school", "family"],
         "goals": ["Understanding their thoughts and feelings better"],
         "talkative": 7, "sensitive": 5, "accountable": 4}]}
      """#, to: "eko", input: "that's all\n")
    #expect(run.code == 0, "\(run.output)")
    let stored = try usher.stored("eko")
    #expect(stored.contains(#""topics":["friends","school","family"]"#))
    #expect(stored.contains(#""temperament_talkative":7"#))
  }

  @Test("What is missing is asked, and what was handed in is not")
  func missing() throws {
    let run = try hand(#"{"calorie_target":1800}"#, input: "lose weight\nnoon to 8pm\n\nyes\n")
    #expect(run.code == 0)
    #expect(run.output.contains("Daily target: 1800 kcal."))
    #expect(!run.output.contains("How many calories"))
  }

  @Test("An option has the last word over the file")
  func optionsToo() throws {
    let path = try usher.file("answers.json", #"{"calorie_target":1800}"#)
    _ = try usher.run("chat", "diet", "--answers", path, "--set", "calorie_target=1900")
    #expect(try usher.stored("diet").contains(#""calorie_target":1900"#))
  }

  @Test(
    "A value of the wrong kind is refused by name, and nothing is stored",
    arguments: [
      #"{"goal":7}"#, #"{"calorie_target":1800.5}"#, #"{"calorie_target":null}"#,
      #"{"calorie_target":true}"#, #"{"calorie_target":999}"#, #"{"goal":"purple"}"#,
      #"{"eating_window":{"start":"12:00"}}"#, #"{"eating_window":["12:00","20:00"]}"#,
    ])
  func wrong(answers: String) throws {
    let run = try hand(answers)
    #expect(run.code == 65)
    #expect(run.output.contains("calorie") || run.output.contains("The value for"))
    #expect(!(try usher.stored("diet").contains("1800")))
  }

  @Test(
    "What is no name and what is no wish is refused by the field it is for",
    arguments: [
      ("george", #"{"race_name": "i dunno"}"#, "race_name"),
      ("eko", #"{"children": [{"name": "Mia", "goals": ["1", "3"]}]}"#, "children.0.goals"),
    ])
  func nonsense(flow: String, answers: String, field: String) throws {
    let run = try hand(answers, to: flow)
    #expect(run.code == 65)
    #expect(run.output.contains("The value for \(field) was not understood."))
  }

  @Test("A field that is not there is wrong usage, and those that are there are named")
  func unknownField() throws {
    let run = try hand(#"{"colour":"red"}"#)
    #expect(run.code == 64)
    #expect(run.output.contains("goal, calorie_target"))
  }

  @Test("What is no JSON object is refused", arguments: ["", "[1", "[]", "\"goal\"", "{\"goal\"}"])
  func broken(text: String) throws {
    let run = try hand(text)
    #expect(run.code == 65)
    #expect(run.errors.contains("holds no JSON object"))
  }

  @Test("A file that cannot be read is 66", arguments: ["nowhere.json", "store"])
  func unreadable(name: String) throws {
    _ = try usher.run("chat", "growth")
    let path = URL(filePath: usher.folder).deletingLastPathComponent().path + "/" + name
    let run = try usher.run("chat", "diet", "--answers", path)
    #expect(run.code == 66)
    #expect(run.errors.contains(name == "store" ? "is a folder" : "is not there"))
  }

  @Test(
    "Why an answer cannot be used is said with its field's name, and never with the answer",
    arguments: [
      (#"{"goal":"be a giraffe"}"#, "The value for goal was not understood."),
      (
        #"{"calorie_target":"200 kcal"}"#,
        "The value for calorie_target cannot be used: Calorie target must be"
      ),
    ])
  func named(answers: String, why: String) throws {
    let path = try usher.file("answers.json", answers)
    let run = try usher.run("understand", "--in", "diet", "--answers", path, "hello")
    #expect(run.code == 65)
    #expect(run.errors.contains(why), "\(run.errors)")
    #expect(!run.errors.contains("giraffe") && !run.errors.contains("200"), "\(run.errors)")
  }
}
