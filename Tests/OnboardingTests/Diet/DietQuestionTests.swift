import Onboarding
import Testing
import Understanding

@Suite("What people ask of the diet")
struct DietQuestionTests {
  @Test(
    "The fasting days are counted from the day that a question begins with",
    arguments: [
      (
        "if I start Monday, is Saturday a fasting day?",
        "Begun on Mon, the fasting days are Sat and Sun"
      ),
      (
        "which are the fasting days if I begin on Tuesday?",
        "Begun on Tue, the fasting days are Sun and Mon"
      ),
    ])
  func counted(line: String, answer: String) throws {
    var stage = try Stage(Product.diet)
    try stage.play("lose weight", "1800", "noon to 8", "ok", line)
    #expect(stage.reply.contains(answer), "\(stage.reply)")
  }

  @Test("Where a suggestion comes from is told without a word of how answers are kept")
  func suggested() throws {
    var stage = try Stage(Product.diet)
    try stage.play("lose weight", "Where does 1800 come from?")
    #expect(stage.reply.contains("not worked out for you"), "\(stage.reply)")
    #expect(try stage.profile["calorie_target"] == .null)
  }
}
