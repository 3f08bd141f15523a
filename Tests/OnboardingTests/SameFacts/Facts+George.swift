import Onboarding

extension Facts {
  static let george = Facts(
    product: Product.george,
    facts: [
      "welcome": Fact(answers: ["let's go", "", "ok"]),
      "race_name": Fact(
        answers: ["Berlin Marathon", "the Berlin Marathon", "I'm running the Berlin Marathon"],
        slips: ["London 10k", "Great North Run"],
        corrections: ["change the race to Berlin Marathon"]),
      "race_distance": Fact(
        answers: ["a marathon", "it's a marathon", "a full marathon"],
        corrections: ["change the distance to a marathon"]),
      "race_date": Fact(
        answers: ["26 September 2026", "September 26", "on the 26th of September"],
        unasked: ["on September 26"], slips: ["27 September 2026", "in 6 weeks"],
        corrections: ["change the date to 26 September 2026"]),
      "goal_time": Fact(
        answers: ["sub 3:45", "3:45", "3 hours 45 minutes", "under 3:45:00"],
        unasked: ["hoping for 3 hours 45 minutes"], slips: ["just to finish", "sub 4"],
        corrections: ["change my goal time to 3:45", "change the goal time to sub 3:45"]),
      "training_days": Fact(
        answers: ["Mon, Wed and Sat", "Monday, Wednesday and Saturday", "mon wed sat"],
        slips: ["weekends", "every day but Friday"],
        corrections: ["change the days to Mon, Wed and Sat"]),
      "session_minutes": Fact(
        answers: ["60 minutes", "an hour", "60"], unasked: ["60 minutes each"],
        slips: ["45", "90 min"],
        corrections: ["change the session to 60 minutes"]),
      "injuries": Fact(answers: ["none", "no injuries", "nothing"]),
      "strava_intent": Fact(answers: ["yes", "sure", "yes please"]),
      "review": Fact(answers: ["yes", "looks right"]),
      "consent": Fact(answers: ["yes, I consent", "yes", "sure"]),
      "plan_id": Fact(answers: ["yes", "generate my plan"]),
    ],
    questions: [
      "why?", "what is an ultra?", "help", "review", "progress", "repeat", "hello", "thanks",
      "what is a half marathon?",
    ])
}
