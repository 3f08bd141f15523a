import Conversation

extension Flow<GeorgeDraft> {
  /// The words of the running coach, and what people ask about him.
  static let glossary: [GlossaryEntry] = [
    GlossaryEntry(
      "Strava", synonyms: "connect strava", "connecting",
      meaning: "Strava is an app that records runs. Connecting it later would let me see yours."),
    GlossaryEntry(
      "the price of Strava", synonyms: "strava cost", "strava costs", "strava membership",
      meaning: "What Strava costs, Strava can say; nothing is paid here."),
    GlossaryEntry(
      "a plan without Strava", synonyms: "without strava", "plan worse", "need strava",
      "plan without", "strava worse", "lose without strava",
      meaning: "The plan is made from your answers, with or without Strava."),
    GlossaryEntry(
      "half marathon", synonyms: "a half", "the half",
      meaning: "A half marathon is 21.1 km, or 13.1 miles."),
    GlossaryEntry(
      "marathon", synonyms: "full marathon",
      meaning: "A marathon is 42.195 km, or 26.2 miles."),
    GlossaryEntry(
      "ultra", synonyms: "ultramarathon", "ultra marathon",
      meaning: "An ultra is any race longer than a marathon."),
    GlossaryEntry(
      "Coach George", synonyms: "george",
      meaning: "Coach George is the running coach of this app. He makes plans from your answers."),
    GlossaryEntry(
      "plan service", synonyms: "service", "the plan service", "a company", "which company",
      "who makes the plan", "who makes plans", "in the eu", "service keep", "they keep",
      meaning: "The plan service is the program that makes the training plans. It gets your "
        + "profile once you consent; where it stands, what it keeps, and whether anything is passed "
        + "on from there, whoever runs this program can say."),
    GlossaryEntry(
      "what the plan service gets", synonyms: "pass injuries", "send injuries", "injuries sent",
      "leave injuries", "share injuries", "pass injury",
      meaning: "All that you answered goes to the plan service once you consent, injuries too."),
    GlossaryEntry(
      "when the plan service fails", synonyms: "broken", "try again", "not working",
      "no connection", "none set up", "not set up", "set up", "none set",
      meaning: "When no plan service is set up, or it can't be reached, nothing is lost: "
        + "everything is saved, and you can try again at any time. Whoever runs this program "
        + "sets it up."),
    GlossaryEntry(
      "the plan", synonyms: "see the plan", "plan look", "what plan", "when plan", "get the plan",
      "plan come", "be ready", "ready when", "ready by", "when get", "by email", "email the plan",
      "plan ready", "where plan", "no plan",
      "plan include", "in the plan", "weeks plan", "how long plan", "change the plan",
      "getting a plan",
      "adjust the plan", "plan later",
      meaning: "The plan is made at the end, once you agree; you are told its id, and nothing is "
        + "mailed. Where no plan service is set up, there is no plan yet, and all is kept."),
    GlossaryEntry(
      "end of the plan", synonyms: "plan stop", "plan stops", "plan end", "plan ends",
      "after the race", "happen after race", "what after race", "plan over", "race over",
      meaning: "The plan ends on race day; another race is another plan."),
    GlossaryEntry(
      "what is in the plan", synonyms: "taper", "tapering", "hill", "hills", "intervals",
      "speed work", "easier plan", "leave weeks", "weeks before",
      meaning: "What is in the plan, the plan service decides by your answers; more of it I can't "
        + "tell."),
    GlossaryEntry(
      "a plan without consent", synonyms: "without consent", "without consenting",
      "without agreeing", "plan without agreeing",
      meaning: "Without your consent nothing is sent, and there is no plan; your answers are kept."),
    GlossaryEntry(
      "plan id", synonyms: "a plan id",
      meaning: "The plan id is the name under which your training plan is kept."),
    GlossaryEntry(
      "length of a session", synonyms: "per day", "each day", "different days", "different lengths",
      "longer sunday", "longer saturday", "longer weekend", "long run", "warm up", "warmup",
      "cool down", "stretching", "include", "long runs", "longer runs", "longer run", "longer ones",
      meaning: "One length is noted for all sessions, with warming up and all; if days differ, "
        + "take the usual one."),
    GlossaryEntry(
      "number of days", synonyms: "how many days", "days a week", "days enough", "three enough",
      "two enough", "every day", "rest day", "rest days", "days need", "change days", "swap days",
      "days differ", "miss a run", "miss a session", "miss a day", "miss a week", "skip a run",
      "skip a day", "twice enough", "once enough", "swap one", "day changes", "weekends too",
      "comes up",
      "move a run", "move a day", "miss one", "missed one", "miss training", "missed session",
      "missed a session", "skip one", "can't make it", "can't run one day", "miss some",
      "happens miss", "happens if i miss",
      meaning: "Any one to seven days; the days you'd keep are the best ones. A run that is "
        + "missed once is no harm."),
    GlossaryEntry(
      "work and the time of day", synonyms: "night shift", "nights", "shifts", "work nights",
      "job", "mornings", "evenings", "time of day", "before work", "lunch break",
      meaning: "Work is not asked for, and the time of day is yours to choose: say the days on "
        + "which you can run."),
    GlossaryEntry(
      "your body", synonyms: "age", "my age", "how old", "weight", "height", "gender", "too old",
      "too late begin", "at my age", "sixty", "seventy", "blind", "guide runner", "wheelchair",
      meaning: "Age and weight are not asked for; what bears on your running can be said with the "
        + "injuries."),
    GlossaryEntry(
      "weeks that differ", synonyms: "shift pattern", "rota", "moves every week",
      "changes every week", "different every week", "irregular", "no week is the same", "rotating",
      meaning:
        "The days are those of a usual week. Where weeks differ, take the days that are free most often; another time they can be changed."
    ),
    GlossaryEntry(
      "time off", synonyms: "wedding", "holiday", "holidays", "vacation", "away", "travel",
      "travelling", "busy week", "business trip", "work trip",
      meaning: "Time off can't be noted here; only the days of a usual week."),
    GlossaryEntry(
      "injuries in the plan", synonyms: "into account", "take account", "plan around",
      "work around", "adapt injury", "allow for injury", "plan for that", "plan for it",
      "run on grass", "softer ground", "consultant", "problem with hills",
      meaning:
        "What hurts or is healing gets less load, and more time; how, the plan service decides."),
    GlossaryEntry(
      "pain", synonyms: "injury count", "count as an injury", "does that count", "pains", "hurt",
      "hurts", "sore", "gets worse", "physio", "doctor say", "old injury", "illness", "asthma",
      "overweight", "surgery", "knee", "hip", "heart",
      meaning: "Whatever hurts or holds you back counts; tell it in your own words. If it hurts, "
        + "stop and see a doctor: I can't treat it."),
    GlossaryEntry(
      "no race yet", synonyms: "no race", "without a race", "any race", "not signed up",
      "not registered", "don't have a race", "two races", "second race", "more than one race",
      "other race", "several races", "not a race", "my own race", "doesn't have a name",
      "hasn't got a name", "no name",
      meaning: "One race at a time: the plan leads up to it. A race without a name, or one that "
        + "you only have in mind, is fine: call it what you like."),
    GlossaryEntry(
      "the ground of the race", synonyms: "flat", "hilly", "weather",
      meaning: "Of the race I know what you tell me, and nothing of its course."),
    GlossaryEntry(
      "a date that is open", synonyms: "not sure date", "don't know the date", "exact date",
      "date changes", "date moves", "not decided", "roughly when",
      meaning: "A best guess is fine for the date: it can be changed until the plan is made."),
    GlossaryEntry(
      "goal time", synonyms: "good time", "realistic time", "what time should", "which time",
      "how fast", "pace", "paces", "no goal", "first race", "too ambitious", "realistic",
      "beat my time", "personal best", "pb",
      meaning: "A goal time sets your paces. Without one, the plan gets you to the finish: say "
        + "\"just to finish\"."),
    GlossaryEntry(
      "beginner", synonyms: "never run", "new to running", "total beginner", "couch",
      "start from zero", "fit enough", "not runner", "never ran",
      meaning: "Beginners are welcome: begin with the days and the length that you can keep."),
    GlossaryEntry(
      "watch", synonyms: "garmin", "apple watch", "fitbit", "polar", "treadmill", "gym",
      "strength", "cross training", "cycling", "swimming",
      meaning: "Only running is planned, and nothing is connected here; Strava alone may be, "
        + "later."),
    GlossaryEntry(
      "reminder", synonyms: "reminders", "remind", "notification", "notifications", "notify",
      meaning: "No reminders are set here."),
  ]
}
