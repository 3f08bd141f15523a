import Conversation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("Families")
struct EkoFamilyTests {
  private func family(_ names: String...) throws -> Stage {
    var stage = try Stage(Product.eko)
    var lines = ["Sam"]
    for (index, name) in names.enumerated() {
      lines += (index > 0 ? ["add another child"] : []) + [name] + EkoScripts.aboutChild
    }
    try stage.play(lines)
    return stage
  }

  private func child(_ index: Int, of stage: Stage) throws -> JSONValue {
    let children = try #require(try stage.profile["children"]?.array)
    return try #require(children.indices.contains(index) ? children[index] : nil)
  }

  @Test(
    "Who is told of beside a birthday comes later, and gives none of it",
    arguments: [
      "14 June 2016. There's Rohan, just turned 2", "14 June 2016 and baby Meera, just turned 2",
      "14 June 2016, and then there's Rohan who's 6 and Meera who is 2",
    ])
  func toldOfBesides(line: String) throws {
    var stage = try Stage(Product.eko)
    try stage.play("Sam", "Anya", line)
    let children = try #require(try stage.profile["children"]?.array)
    #expect(children.count == 1)
    #expect(children.first?["birthday"] == "2016-06-14", "\(stage.reply)")
    #expect(stage.reply.contains("Anya first"), "\(stage.reply)")
  }

  @Test(
    "Another child is announced by what comes now",
    arguments: [
      "now Rohan", "great stuff. now the baby, Rohan", "yes that's all right! then Rohan",
    ])
  func announcedByNow(line: String) throws {
    var stage = try family("Anya")
    try stage.play(line)
    #expect(try child(1, of: stage)["name"] == "Rohan", "\(stage.reply)")
    #expect(try child(0, of: stage)["name"] == "Anya")
  }

  @Test("Which of two children is meant is said without accents, too, and names nobody anew")
  func pickedWithoutAccents() throws {
    var stage = try family("Oisín", "Fiadh")
    try stage.play("change the birthday", "oisin")
    #expect(try child(0, of: stage)["name"] == "Oisín", "\(stage.reply)")
    #expect(stage.reply.contains("Oisín"), "\(stage.reply)")
  }

  @Test("A name given beside a scale is another name, in small letters too")
  func namedBesides() throws {
    for line in ["4, call her peanut", "4, call her Peanut"] {
      var stage = try Stage(Product.eko)
      try stage.play(Array(EkoScripts.normative.prefix(5)))
      try stage.play(line)
      #expect(try child(0, of: stage)["name"] == "Peanut", "\(stage.reply)")
      #expect(try child(0, of: stage)["temperament_talkative"] == 4, "\(stage.reply)")
    }
  }

  @Test(
    "What a scale is answered with may be told of besides, and no word of it is asked about",
    arguments: ["she's quieter, 4", "4, she's tough enough", "four. He is a dreamer"])
  func toldBesides(line: String) throws {
    var stage = try Stage(Product.eko)
    try stage.play(Array(EkoScripts.normative.prefix(5)))
    try stage.play(line)
    let children = try #require(try stage.profile["children"]?.array)
    #expect(children.first?["temperament_talkative"] == 4, "\(stage.reply)")
    #expect(!stage.reply.contains("didn't understand"), "\(stage.reply)")
  }

  @Test("Another child repeats the questions, and says which child they are about")
  func another() throws {
    var stage = try family("Mia")
    try stage.play("add another child", "Noah")
    #expect(stage.shown.contains("Step 3 of 7 - child 2"))
    #expect(stage.shown.contains("When is Noah's birthday?"))
    try stage.play(EkoScripts.aboutChild + ["that's all"])
    #expect(try stage.profile["children"]?.array?.count == 2)
    #expect(try stage.step == "COMPLETE")
  }

  @Test(
    "Several children named in one breath are asked about in turn",
    arguments: [
      "Emma 4 and Noah 7", "Emma and Noah", "two: Emma who's 4 and Noah, 7",
      "I have two kids, Emma (4) and Noah (7)", "emma and noah",
    ])
  func several(line: String) throws {
    var stage = try Stage(Product.eko)
    try stage.play("Sam", line)
    #expect(try child(0, of: stage)["name"] == "Emma")
    #expect(try child(1, of: stage)["name"] == "Noah")
    #expect(stage.shown.contains("When is Emma's birthday?"))
    try stage.play(EkoScripts.aboutChild)
    #expect(stage.reply.contains("Step 3 of 7 - Noah"))
    try stage.play(EkoScripts.aboutChild + ["that's all"])
    #expect(try stage.step == "COMPLETE")
  }

  @Test(
    "One child with a word about it is no list", arguments: ["oliver, our youngest", "Ana-Lucía"])
  func one(line: String) throws {
    var stage = try Stage(Product.eko)
    try stage.play("Sam", line)
    #expect(try stage.profile["children"]?.array?.count == 1)
  }

  @Test("An age that was said finds the year of a birthday without one")
  func statedAge() throws {
    var stage = try Stage(Product.eko, at: .monday)
    try stage.play("Sam", "Emma 4 and Noah 7", "4 March")
    #expect(try child(0, of: stage)["birthday"] == "2021-03-04")
    #expect(try child(0, of: stage)["age"] == 4)
  }

  @Test("A child just opened is left by back, and by undo", arguments: ["back", "undo"])
  func leave(word: String) throws {
    var stage = try family("Mia")
    try stage.play("add another child", word)
    #expect(try stage.step == "REVIEW")
    #expect(try stage.profile["children"]?.array?.count == 1)
  }

  @Test("Any child is corrected from the review by name", arguments: Corrections.all)
  func corrections(line: String, index: Int, key: String, value: JSONValue) throws {
    var stage = try family("Mia", "Noah", "Ana")
    let before = try stage.profile["children"]?.array
    try stage.play(line)
    #expect(try child(index, of: stage)[key] == value, "\(stage.reply)")
    for other in 0..<3 where other != index {
      #expect(try child(other, of: stage) == before?[other], "\(stage.reply)")
    }
    #expect(try stage.step == "REVIEW")
  }

  @Test("An answer that several children have is asked about, not guessed")
  func whose() throws {
    var stage = try family("Mia", "Noah")
    try stage.play("change the birthday to 5 June 2017")
    #expect(stage.reply.contains("Which child is that about: Mia or Noah?"))
    try stage.play("Noah")
    #expect(try child(0, of: stage)["birthday"] == "2018-03-04")
    #expect(try child(1, of: stage)["birthday"] == "2017-06-05")
    try stage.play("change the topics", "Mia", "1, 2 and 3")
    #expect(try child(0, of: stage)["topics"] == ["emotions", "friends", "school"])
  }

  @Test("Children are handed in as a list, and what is missing is asked")
  func handedIn() throws {
    var stage = try Stage(Product.eko)
    let children: JSONValue = [
      [
        "name": "Mia", "birthday": "2018-03-04", "goals": "1 and 3",
        "topics": ["school", "friends", "family"], "talkative": 7, "sensitive": "very",
        "accountable": 4,
      ],
      ["name": "Noah"],
    ]
    try stage.play(
      [],
      handedIn: [
        HandedIn(field: "display_name", value: "Sam"),
        HandedIn(field: "children", value: children),
      ])
    #expect(try child(0, of: stage)["topics"] == ["friends", "school", "family"])
    #expect(try child(0, of: stage)["temperament_sensitivity"] == 9)
    #expect(stage.reply.contains("Noah's birthday"))
  }

  @Test("A child after the end is asked about, and looked at once more")
  func afterTheEnd() throws {
    var stage = try family("Mia")
    try stage.play("that's all", "add another child", "Noah")
    #expect(try stage.step == "CHILD_INFO")
    try stage.play(EkoScripts.aboutChild)
    #expect(try stage.step == "REVIEW")
    #expect(try stage.play("that's all") == .complete)
  }

  @Test("Fifty children are told in one line each, and one in full by name")
  func fifty() throws {
    var stage = try Stage(Product.eko)
    let letters = Array("abcdefghij")
    let names = (0..<50).map { index in
      "\(letters[index / 10])\(letters[index % 10])na".capitalizedFirst
    }
    try stage.play(["Sam", names.joined(separator: ", ")])
    #expect(try stage.profile["children"]?.array?.count == 50)
    for _ in names { try stage.play(EkoScripts.aboutChild) }
    #expect(try stage.step == "REVIEW")
    #expect(stage.reply.split(separator: "\n").count < 60)
    try stage.play("show \(names[31])")
    #expect(stage.reply.contains("Birthday: 4 March 2018"))
    try stage.play("review")
    #expect(stage.reply.split(separator: "\n").count < 10)
    try stage.play("\(names[31])'s birthday is the 5th", "that's all")
    #expect(try child(31, of: stage)["birthday"] == "2018-03-05")
    #expect(try stage.step == "COMPLETE")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Corrections from the review: the line, the child, and the key and value it changes.
private enum Corrections {
  static let all: [(String, Int, String, JSONValue)] = [
    ("Mia's birthday is the 5th, not the 4th", 0, "birthday", "2018-03-05"),
    ("Noah is a 3 on talkative", 1, "temperament_talkative", 3),
    ("change Ana's sensitive to 9", 2, "temperament_sensitivity", 9),
    ("Mia's accountable should be 10", 0, "temperament_accountability", 10),
    (
      "add health to Noah's topics", 1, "topics",
      ["friends", "school", "family", "health"]
    ),
    ("rename Mia to Maya", 0, "name", "Maya"),
    ("no, Noa, not Noah", 1, "name", "Noa"),
  ]
}
