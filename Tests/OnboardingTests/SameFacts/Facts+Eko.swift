import Onboarding

extension Facts {
  static let eko = Facts(
    product: Product.eko,
    facts: [
      "display_name": Fact(
        answers: ["Sam", "I'm Sam", "call me Sam", "my name is Sam"], slips: ["Samantha"],
        corrections: ["change my name to Sam", "my name is Sam"]),
      "children.0.name": Fact(
        answers: ["Emma and Noah", "two: Emma and Noah", "I have two kids, Emma and Noah"]),
      "children.1.name": Fact(answers: ["Noah", "his name is Noah"]),
      "children.0.birthday": birthday(of: "Emma"),
      "children.1.birthday": birthday(of: "Noah"),
      "children.0.goals": goals,
      "children.1.goals": goals,
      "children.0.topics": topics(of: "Emma"),
      "children.1.topics": topics(of: "Noah"),
      "children.0.talkative": scale("talkative", of: "Emma"),
      "children.1.talkative": scale("talkative", of: "Noah"),
      "children.0.sensitive": scale("sensitive", of: "Emma"),
      "children.1.sensitive": scale("sensitive", of: "Noah"),
      "children.0.accountable": scale("accountable", of: "Emma"),
      "children.1.accountable": scale("accountable", of: "Noah"),
      "review": Fact(answers: ["yes", "that's all", "looks good"]),
    ],
    questions: [
      "why?", "what is temperament?", "help", "review", "progress", "repeat", "hello", "thanks",
      "why do you ask?", "skip",
    ])

  private static func birthday(of name: String) -> Fact {
    Fact(
      answers: ["4 March 2018", "March 4th, 2018", "2018-03-04", "the 4th of March 2018"],
      slips: ["5 March 2018", "4 May 2017"],
      corrections: [
        "\(name)'s birthday is 4 March 2018", "change \(name)'s birthday to 2018-03-04",
      ]
    )
  }

  private static let goals = Fact(
    answers: ["1 and 3", "1, 3", "understand their feelings and connect on a deeper level"])

  private static func topics(of name: String) -> Fact {
    Fact(
      answers: ["school, friends and family", "2, 3 and 4", "friends, family and school"],
      slips: ["all", "1, 2 and 3"],
      corrections: ["change \(name)'s topics to school, friends and family"])
  }

  private static func scale(_ word: String, of name: String) -> Fact {
    Fact(
      answers: ["7", "seven out of ten", "7/10"],
      slips: ["3", "not at all"],
      corrections: ["\(name) is a 7 on \(word)", "change \(name)'s \(word) to 7"])
  }
}
