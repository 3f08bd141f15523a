import Onboarding

extension Facts {
  /// The facts of every product.
  static let all: [Facts] = [.diet, .eko, .trendsight, .george, .growth]

  static let diet = Facts(
    product: Product.diet,
    facts: [
      "goal": Fact(
        answers: ["lose weight", "I'd like to lose weight", "1", "the first one", "weight loss"],
        unasked: ["my goal is to lose weight"], slips: ["gain muscle", "3"],
        corrections: ["change my goal to lose weight", "change the goal to lose weight"]),
      "calorie_target": Fact(
        answers: ["1800 kcal", "1800", "about 1,800 calories", "1.8k", "eighteen hundred"],
        unasked: ["1800 calories", "about 1800 kcal a day"], slips: ["1900", "2400 kcal"],
        corrections: ["change calories to 1800", "make it 1800 calories"]),
      "eating_window": Fact(
        answers: ["noon to 8pm", "12:00-20:00", "from noon until 8 pm", "12 pm to 8 pm"],
        unasked: ["eating from noon to 8pm"], slips: ["9am to 5pm", "1pm to 9pm"],
        corrections: ["change the window to noon to 8pm"]),
      "matador": Fact(answers: ["", "ok", "next"]),
      "reveal": Fact(answers: ["yes"]),
    ],
    questions: [
      "why?", "what is MATADOR?", "help", "review", "progress", "repeat", "hello", "thanks",
      "what are macros?", "why do you ask?", "purple monkeys",
    ])
}
