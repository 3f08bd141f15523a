import Conversation
import Onboarding

extension Facts {
  static let trendsight = Facts(
    product: Product.trendsight,
    facts: [
      "welcome": Fact(answers: ["get started", "let's start", ""]),
      "auth": Fact(
        answers: ["ana@example.org", "it's ana@example.org", "sign up as ana@example.org"]),
      "event_type": Fact(
        answers: ["custom", "6", "something else"], slips: ["coffee", "1", "never miss a dose"],
        corrections: ["change the event type to custom"]),
      "custom_name": Fact(
        answers: ["Water", "call it Water", "\"Water\""], slips: ["Tea"],
        corrections: ["change the name to Water"]),
      "custom_color": Fact(
        answers: ["blue", "7", "#60A5FA"], slips: ["red", "12"],
        corrections: ["change the colour to blue"]),
      "custom_icon": Fact(
        answers: ["drop", "10", "the drop icon"], slips: ["heart", "24"],
        corrections: ["change the icon to drop"]),
      "first_event": Fact(
        answers: [
          "log it: two espressos", "yes, log it: two espressos",
          "log it with a note: two espressos",
        ],
        slips: ["log it: three espressos", "log it"],
        corrections: ["change the note to two espressos"]),
      "notifications": Fact(
        answers: ["sure", "yes please", "allow"], slips: ["no"],
        corrections: ["turn notifications on"]),
      "location": Fact(
        answers: ["no", "not now"], slips: ["always"], corrections: ["turn location off"]),
      "health": Fact(
        answers: ["don't allow", "not now", "no thanks"], slips: ["allow"],
        corrections: ["turn health off"]),
      "finish": Fact(answers: ["yes", "go to dashboard"]),
    ],
    questions: [
      "why?", "what is an event type?", "help", "review", "progress", "repeat", "thanks",
      "why do you ask?", "what is a template?",
    ], signIn: .local)
}
