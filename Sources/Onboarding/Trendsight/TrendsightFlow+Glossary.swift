import Conversation

extension Flow<TrendsightDraft> {
  /// The words of the event tracker, and what people ask about it.
  static let glossary: [GlossaryEntry] = [
    GlossaryEntry(
      "event type", synonyms: "an event type", "event types", "a type",
      meaning: "An event type is something you track, such as coffee or headaches, with a colour "
        + "and an icon of its own."),
    GlossaryEntry(
      "another name", synonyms: "rename", "other name", "different name",
      meaning: "The name is yours to choose, and can be changed at any time."),
    GlossaryEntry(
      "event", synonyms: "an event", "events", "logging",
      meaning: "An event is one time that something happened, with a note if you like."),
    GlossaryEntry(
      "what can be tracked", synonyms: "people track", "track with", "things track",
      "kinds of things", "what track", "can track", "examples", "something else",
      "not on the list", "none of these", "sleep", "headache", "headaches", "migraine",
      "migraines", "period", "pain", "mine not",
      meaning: "Mood, workouts, medication, coffee, a journal, or anything of your own: say "
        + "\"custom\" and give it a name, such as sleep or headaches."),
    GlossaryEntry(
      "more event types", synonyms: "second thing", "another thing", "another type",
      "more than one", "two things", "add more", "add another", "more later", "add coffee",
      "add workouts", "add mood", "how many things", "two events", "add migraines", "add headaches",
      "add sleep", "add gym", "add the gym",
      meaning: "Only one is set up here; in the app more of them can follow, at any time."),
    GlossaryEntry(
      "logging again", synonyms: "log another", "log again", "log a new", "log new", "log more",
      "log second", "log later", "log yesterday", "log the next", "new event", "second event",
      "enter another", "add an event", "past event", "second one", "put second", "next one",
      "log it again", "how log", "where log", "enter the next", "another one in",
      meaning: "Here the first event is logged. From then on you log each one on the dashboard, "
        + "as it happens."),
    GlossaryEntry(
      "the time of an event", synonyms: "stamp", "timestamp", "time logged", "record the time",
      "this morning", "earlier today", "backdate", "dated", "date an event", "event yesterday",
      "was yesterday", "time wrong", "wrong time", "correct the time", "change the time",
      "time later", "happened yesterday", "time of event", "earlier time", "put the time",
      "real time", "last night",
      meaning: "An event is logged with the moment in which you say so; another time goes into "
        + "its note."),
    GlossaryEntry(
      "numbers in a note", synonyms: "scale", "rating", "rate", "score", "out of ten",
      "how strong", "how bad it was", "severity", "intensity", "loudness", "dose", "amount",
      "strength", "put severity", "details", "how bad", "how long it lasted", "two of them",
      "units",
      meaning: "An event has a note, in your own words: put numbers in it, such as \"7 out of "
        + "10\"."),
    GlossaryEntry(
      "pattern", synonyms: "patterns", "insight", "insights", "correlation", "correlations",
      "chart", "charts", "graph", "graphs", "statistics", "analysis", "show me", "find out",
      "see it against", "goes with", "depends on", "setting off", "triggers", "trigger",
      meaning: "It shows what goes with what, by the events that you log, and how long your "
        + "streaks are. The more you log, the more it shows."),
    GlossaryEntry(
      "streak", synonyms: "streaks", "lose streak", "break streak",
      meaning: "A streak is a run of days without a gap on which you logged something."),
    GlossaryEntry(
      "reminder", synonyms: "reminders", "remind", "nag", "notification", "notifications", "notify",
      "buzz", "vibrate", "beep", "noise", "sound", "loud", "pester", "ping", "alert", "alerts",
      "quiet", "which hour", "spam", "nag me", "how often", "times a day", "evening", "evenings",
      "at night",
      "alarm", "ring", "rings", "phone ring", "telephone ring", "what hour remind", "remind at",
      "time remind", "wake me", "at 8", "set a time",
      meaning: "I can only note whether you want notifications; how many, when, and how loud, is "
        + "not set here."),
    GlossaryEntry(
      "places", synonyms: "place", "location", "arrive", "where arrive", "arrive where", "gps",
      "follow me", "track me", "where i am", "home address", "map",
      meaning: "A place is where you come and go, such as home or the gym. Places are only used "
        + "to log events when you arrive or leave."),
    GlossaryEntry(
      "health data", synonyms: "health", "heart rate", "steps", "watch", "garmin", "fitbit",
      "apple watch", "apple health", "google fit", "phone", "strava", "oura", "weight", "medical",
      "medical records", "leave phone", "leaves my phone", "leave my phone", "uploaded",
      "off my phone", "sleep only", "only sleep", "only steps", "my sleep", "blood pressure",
      meaning: "Workouts, steps and sleep would be brought in, all or none; from which devices "
        + "is for the app to say. Nothing is connected yet."),
    GlossaryEntry(
      "the rest without it", synonyms: "work without", "still work", "works without",
      meaning: "The rest works without it; it can be turned on later."),
    GlossaryEntry(
      "account", synonyms: "without an account", "without account", "without email",
      "without my email", "without giving", "no account", "need an account", "need my email",
      "why email", "why account", "have to email", "anonymous", "try first", "guest",
      "without signing up", "signing up", "account try", "need account", "use without",
      "just use it", "skip account", "why sign up", "have to sign up", "must email", "need email",
      "must be email",
      meaning: "There is no way round the account: it keeps your events yours and brings them to "
        + "your other devices. The email is for signing in."),
    GlossaryEntry(
      "which address", synonyms: "work address", "private address", "university",
      "school address",
      "which address",
      "other address", "same email", "one email", "share an account", "same account",
      "change email",
      meaning: "Any address of yours will do: it is what you sign in with. One account is for one "
        + "person."),
    GlossaryEntry(
      "newsletter", synonyms: "newsletters", "happens email", "mailing list", "mail me",
      "send email", "emails from",
      "marketing", "messages of it", "get messages", "messages from", "email used for",
      "write to me",
      meaning: "No mail is sent from here: the email is for signing in."),
    GlossaryEntry(
      "the end of an account", synonyms: "delete account", "delete my account", "close account",
      "close my account", "remove account", "cancel account", "erase account",
      meaning:
        "What you log can be erased whenever you like: the command \"usher forget\" does that here, and with it goes the account."
    ),
    GlossaryEntry(
      "lost password", synonyms: "forgot password", "forgotten password", "reset password",
      "change password", "reset link", "new password", "send password", "forgot it",
      "forgotten it",
      meaning: "A password can be changed once you are signed in. One that is lost can't be read "
        + "or reset from here; whoever runs this program can help."),
    GlossaryEntry(
      "other colours", synonyms: "dark blue", "light blue", "shade", "shades", "hex",
      "other colour", "another colour", "my own colour",
      meaning:
        "There are twelve colours; of a #hex, such as #1E3A8A, the nearest of them is offered."),
    GlossaryEntry(
      "what colours mean", synonyms: "colour mean", "colours mean", "red mean", "green mean",

      meaning: "A colour tells one event type from another, and means nothing else."),
    GlossaryEntry(
      "own icon", synonyms: "other icon", "another icon", "picture", "upload", "emoji",
      meaning: "The icons are the ones that are listed; one of your own can't be added here."),
    GlossaryEntry(
      "showing it to others", synonyms: "show doctor", "send to doctor", "print", "export",
      "download", "pdf", "share it", "family see", "mom see", "mum see", "parents see", "boss see",
      "employer",
      meaning: "Nobody sees it but you, and whoever runs this program; what you log can be shown "
        + "to others by yourself."),
    GlossaryEntry(
      "template", synonyms: "templates", "a template",
      meaning: "A template is an event type that is ready to use: name, colour and icon."),
    GlossaryEntry(
      "dashboard", synonyms: "dashboards",
      meaning:
        "The dashboard shows your event type, how many events are logged, and when the latest "
        + "was."),
    GlossaryEntry(
      "TrendSight", synonyms: "trend sight", "this app", "does it do",
      meaning: "TrendSight lets you log events of any kind and shows what goes with what."),
  ]
}
