import Testing

@testable import Understanding

@Suite("What everybody asks")
struct EverydayQuestionTests {
  @Test(
    "A question is known by its words, and that one does not understand without the form of one",
    arguments: [
      ("who are you?", .whoAreYou), ("is this a bot?", .isMachine), ("what is this?", .whatIsThis),
      ("is it private?", .isPrivate), ("who can see my answers?", .whoSees),
      ("do you sell this?", .isShared), ("can I delete my data?", .canErase),
      ("how much does it cost?", .cost), ("how long does it take?", .howLong),
      ("how many questions are left?", .howMany), ("can I change it later?", .canChange),
      ("can I do it tomorrow?", .canDoLater), ("can I skip it?", .canSkip),
      ("do I have to answer?", .isRequired), ("what if I don't know?", .ifUnknown),
      ("can I talk to a human?", .person), ("what do I say?", .whatToSay),
      ("I don't understand the window", .notUnderstanding), ("don't get it", .notUnderstanding),
      ("sorry, I don't follow", .notUnderstanding),
      ("I don't get what you want, sorry", .notUnderstanding),
      ("I dont get the question", .notUnderstanding),
    ] as [(String, EverydayQuestion)])
  func asked(text: String, question: EverydayQuestion) {
    #expect(Self.question(text) == question)
  }

  @Test(
    "What one does not get or follow is no question",
    arguments: [
      "1500 to 2300, I'm on lates and don't get a break", "I don't get home before eight",
      "I don't follow a diet", "we do not get much sleep", "muscle, I don't get any bigger",
    ])
  func told(text: String) {
    #expect(Self.question(text) == nil)
  }

  private static func question(_ text: String) -> EverydayQuestion? {
    let line = Line(text)
    let wording = Wording(line)
    return EverydayQuestion(line, wording, QuestionForm(wording))
  }
}
