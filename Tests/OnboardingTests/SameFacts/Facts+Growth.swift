import Onboarding

extension Facts {
  static let growth = Facts(
    product: Product.growth,
    facts: [
      "path": Fact(
        answers: ["guided", "1", "a guided routine", "I'd like a plan", "the recommended one"]),
      "routine": Fact(answers: ["3", "weekend starter", "number three", "Weekend Starter please"]),
    ],
    questions: [
      "why?", "help", "review", "progress", "repeat", "hello", "what is quick practice?",
      "tell me about 2", "something shorter", "only weekends", "under 20 minutes",
    ])
}
