import Conversation

extension Flow<GrowthDraft> {
  /// All routines, with their days a week and their minutes.
  private static let everyRoutine: String = {
    let routines = Routine.catalogue.map {
      "\($0.name) (\($0.days.count) days, \($0.minutes) minutes)"
    }
    return "These are the routines: \(routines.joined(separator: ", "))."
  }()

  /// The words of the practice app, and what people ask about it.
  static let glossary: [GlossaryEntry] = [
    GlossaryEntry(
      "Guided Routine", synonyms: "guided", "a routine", "routines", "the routine",
      meaning: "A guided routine is a weekly program: it says on which days you practice, what, "
        + "and for how long. \(everyRoutine)"),
    GlossaryEntry(
      "which routines there are", synonyms: "what routines", "which routines", "show routines",
      "routines there", "list routines", "other routines", "all routines", "see list",
      "show list", "guided ones", "show guided", "routines like",
      meaning: everyRoutine),
    GlossaryEntry(
      "Quick Practice", synonyms: "quick",
      meaning: "With quick practice you pick any method at any time, at your own pace."),
    GlossaryEntry(
      "Angio Pumping", synonyms: "angio",
      meaning: "Angio Pumping is one of the two methods that the initial assessment starts "
        + "people with; the app explains it step by step."),
    GlossaryEntry(
      "Angion Method 1.0", synonyms: "angion", "angion method",
      meaning: "Angion Method 1.0 is one of the two methods that the initial assessment starts "
        + "people with; the app explains it step by step."),
    GlossaryEntry(
      "the difference", synonyms: "difference", "the difference between them",
      "the difference between the two",
      meaning: "A guided routine sets the days and minutes of your week; with quick practice you "
        + "choose method and time yourself, whenever you like."),
    GlossaryEntry(
      "what is practised", synonyms: "practice what", "practicing", "practising", "what practice",
      "what kind of practice", "what exercises", "which exercises", "exercises", "session look",
      "sessions look", "happens in a session", "in a session", "guitar", "piano", "yoga",
      "meditation", "what is this about", "sport", "mindfulness", "breathing", "typical week",
      "week look",
      meaning: "You practice the methods of this app, which explains each of them, step by step; "
        + "more of them I can't tell. A routine sets on which days and for how long."),
    GlossaryEntry(
      "people with practice", synonyms: "already know", "bored", "boring", "experienced",
      "too easy", "not a beginner", "advanced",
      meaning: "There are routines for beginners, intermediate and advanced people; with quick "
        + "practice it is all yours to choose."),
    GlossaryEntry(
      "beginning", synonyms: "how start", "how begin", "where press", "press begin", "start today",
      "begin today", "start next week", "start on monday", "start next monday", "start later",
      "where start", "where begin", "start tomorrow", "begin tomorrow",
      "start already",
      meaning: "You practice in the app, on the days of your routine, from whichever of them you "
        + "like; here it is only set up."),
    GlossaryEntry(
      "the initial assessment", synonyms: "assessment", "initial assessment", "examination",
      "test me", "which assessment", "what assessment",
      meaning:
        "The initial assessment is a part of the app and comes after this; nothing of it is asked here, and what it asks I can't tell."
    ),
    GlossaryEntry(
      "starting method", synonyms: "my method", "the method", "assessment",
      meaning: "Your starting method comes from the initial assessment in the app."),
    GlossaryEntry(
      "methods", synonyms: "method", "see methods", "where methods", "which methods",
      "what methods", "other methods",
      meaning: "The app explains each of its methods, step by step; the initial assessment says "
        + "with which you start."),
    GlossaryEntry(
      "reminder", synonyms: "reminders", "remind", "notification", "notifications", "notify",
      "alarm",
      meaning: "There are no reminders to set here; the days are yours to remember."),
    GlossaryEntry(
      "the shortest routine", synonyms: "shortest", "longest", "how long routine", "five minute",
      "how many minutes", "how many days", "days a week", "minutes a day", "least commitment",
      "least work", "least time", "least effort", "smallest", "easiest to keep", "minimum",
      meaning: everyRoutine),
    GlossaryEntry(
      "weeks that differ", synonyms: "shifts", "shifts change", "rota", "set days", "irregular",
      "change every week", "different every week", "week differs",
      meaning:
        "The days of a routine are fixed, and another routine can be taken at any time. Where no "
        + "week is like another, quick practice fits better: you choose each day."),
    GlossaryEntry(
      "days of a routine", synonyms: "drop monday", "instead monday", "move monday",
      "drop tuesday", "instead tuesday", "move tuesday", "drop wednesday",
      "instead wednesday", "move wednesday", "drop thursday", "instead thursday",
      "move thursday", "drop friday", "instead friday",
      "move friday", "drop saturday", "instead saturday", "move saturday",
      "drop sunday", "instead sunday", "move sunday",
      "move a day",
      "swap days", "swap", "exact days", "other days",
      "change the days", "shift", "move days", "move it", "moved", "different days", "days around",
      "fixed days",
      meaning: "Each routine has days of its own, and they can't be changed here: another "
        + "routine, or quick practice, may fit better, and can be taken at any time."),
    GlossaryEntry(
      "time of day", synonyms: "morning", "mornings", "what time", "which time", "at night",
      "lunch", "before work", "after work", "evening", "in the evening", "which hour",
      "matter when",
      meaning: "The time of day is yours to choose."),
    GlossaryEntry(
      "a timer", synonyms: "timer", "stopwatch", "count minutes", "counts minutes",
      meaning: "Nothing is timed or counted here."),
    GlossaryEntry(
      "a session that is missed", synonyms: "skip monday", "skip tuesday", "skip wednesday",
      "skip thursday", "skip friday", "skip saturday", "skip sunday", "miss", "missed",
      "miss a session", "miss a day",
      "miss one", "skip a day", "skip a session", "skip one", "poorly", "ill", "sick", "holiday",
      "holidays", "vacation", "travel", "too tired", "too busy", "fall behind", "catch up",
      "streak", "streaks", "pause practice", "pause routine", "break from", "pause while",
      "halfway", "half way", "stop early", "cut short", "cut it short", "wakes up", "interrupted",
      "stop in the middle", "count against me", "lose progress", "fail one", "forget one",
      "happens skip",
      meaning: "A session that is missed does no harm: go on with the next one."),
    GlossaryEntry(
      "progress", synonyms: "get good", "get better", "see results", "how soon", "how fast",
      "results", "improve", "after how long", "weeks take", "how many weeks", "finish the routine",
      "ready for the next", "next one up",
      "know ready",
      "after the routine", "next routine", "level up", "move up", "minutes anything",
      "mins anything", "worth it", "make a difference",
      meaning: "Regular practice counts more than long practice. Begin with what you'll keep up; "
        + "another routine can follow at any time."),
    GlossaryEntry(
      "another length", synonyms: "shorter session", "longer session", "split a session",
      "two shorter", "more minutes", "fewer minutes", "change the minutes", "shorten", "lengthen",
      meaning: "Each routine has its length; a shorter or a longer one is another routine, and "
        + "quick practice has none."),
    GlossaryEntry(
      "somebody else who joins", synonyms: "wife join", "husband join", "partner join",
      "friend join", "one account both", "both of us", "join me", "my kids too", "share with wife",
      "together with",
      meaning: "Everybody has a path of their own: whoever joins starts an onboarding of their own."
    ),
    GlossaryEntry(
      "one routine", synonyms: "two routines", "both routines", "combine", "mix", "own routine",
      "routine of my own", "on top",
      meaning: "One routine at a time, and only those that are listed; you can change it at any "
        + "time."),
    GlossaryEntry(
      "the routines again", synonyms: "get routines", "see routines", "routines again",
      "back routines", "list again",
      meaning: "To see the routines, say \"change my path\" at any time."),
    GlossaryEntry(
      "equipment", synonyms: "tools", "gear", "need to bring", "need to buy", "buy",
      "need at home", "space", "gym",
      meaning: "What a method needs, the app says before you begin with it."),
    GlossaryEntry(
      "what it asks of the body", synonyms: "floor", "knee", "knees", "hip", "heart",
      "wheelchair", "tire", "back pain",
      meaning: "What a method asks of your body, the app says before you begin with it; for your "
        + "health, a doctor can tell."),
    GlossaryEntry(
      "which way is better", synonyms: "never done",
      "beginner",
      "beginners", "worse", "less good",
      meaning: "Neither way is better or worse, and there are routines for beginners: the app "
        + "explains each method before you begin with it."),
  ]
}
