/// What one person types in one of the onboardings, and what is stored afterwards.
struct Script: CustomStringConvertible, Sendable {
  let flow: String
  var options: [String] = []
  let lines: [String]
  var code: Int32 = 0
  let profile: String

  var description: String { flow }
  var isComplete: Bool { code == 0 }

  /// One of each onboarding.
  static let all = [
    Script(
      flow: "diet", lines: ["lose weight", "1800", "noon to 8pm", "", "yes"],
      profile: #""calorie_target":1800,"eating_window_end":"20:00","eating_window_start":"12:00""#),
    Script(
      flow: "eko",
      lines: [
        "Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4",
        "that's all",
      ],
      profile: #""temperament_talkative":7,"topics":["friends","school","family"]}]"#),
    Script(
      flow: "trendsight",
      lines: [
        "get started", "ana@example.org", "horse battery staple", "horse battery staple", "coffee",
        "log it: two espressos", "yes", "not now", "not now", "go to dashboard",
      ],
      profile: #""first_event":{"logged_at":"2026-03-02T09:00:00Z","notes":"two espressos"}"#),
    // Without its service the coach keeps everything until there is one.
    Script(
      flow: "george",
      lines: [
        "let's go", "Berlin Marathon", "a marathon", "26 September 2026", "sub 3:45",
        "Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent", "yes",
      ], code: 69, profile: #""session_minutes":60,"strava_intent":true,"training_days":["mon""#),
    Script(
      flow: "growth", lines: ["quick practice"],
      profile: #""preferred_practice_mode":"adhoc","routine_id":null"#),
  ]
}
