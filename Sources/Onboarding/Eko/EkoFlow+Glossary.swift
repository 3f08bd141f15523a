import Conversation

extension Flow<EkoDraft> {
  /// The words of the parenting app, and what people ask about it.
  static let glossary: [GlossaryEntry] = [
    GlossaryEntry(
      "temperament", synonyms: "temperaments", "disposition", "dispositions", "better or worse",
      "high or low", "score", "low number",
      meaning: "Temperament is how a child tends to be: how talkative, sensitive and "
        + "accountable. There is no good or bad in it."),
    GlossaryEntry(
      "accountable", synonyms: "accountability",
      meaning: "An accountable child owns up to what they did: 1 is not at all, 10 is always."),
    GlossaryEntry(
      "sensitive", synonyms: "sensitivity",
      meaning: "A sensitive child takes things to heart: 1 is not at all, 10 is very much so."),
    GlossaryEntry(
      "talkative", synonyms: "talkativeness",
      meaning: "A talkative child likes to tell and to ask: 1 is very quiet, 10 never stops."),
    GlossaryEntry(
      "topics", synonyms: "a topic", "topic",
      meaning: "Topics are what the app suggests talks about. You can change them at any time."),
    GlossaryEntry(
      "goals", synonyms: "a goal", "goal",
      meaning: "Goals are what you hope for in your talks; the app picks its suggestions by "
        + "them."),
    GlossaryEntry(
      "several children", synonyms: "two children", "three children", "two kids", "three kids",
      "more than one", "both kids", "twins", "second child", "child count", "little one",
      "little one count",
      "another child", "other child", "other kids", "add another", "add more", "siblings",
      "brother", "sister", "one at a time", "one after", "together or one", "at a time",
      "leave others", "do others later", "rest later", "other two",
      meaning: "Begin with whichever child you like. At the end you can add another, as many as "
        + "you have."),
    GlossaryEntry(
      "who answers", synonyms: "grandmother", "grandfather", "grandparent", "grandparents",
      "grandson", "granddaughter", "grandchild", "grandchildren", "stepmother", "stepfather",
      "stepson", "stepdaughter", "stepsister", "stepbrother", "stepchild", "foster", "guardian",
      "godmother", "godfather", "not my child", "not my own",

      meaning: "Whoever talks with a child can answer, parent or not; grandchildren, stepchildren "
        + "and others count like one's own."),
    GlossaryEntry(
      "each child", synonyms: "each kid", "every child", "every kid", "same both",
      "whole lot again",
      "same questions",
      meaning: "Each child has answers of its own: birthday, goals, topics and temperament are "
        + "asked for each."),
    GlossaryEntry(
      "a name of your own choice", synonyms: "nickname", "real name", "another name", "pet name",
      meaning: "Any name will do, a nickname too; it can be changed."),
    GlossaryEntry(
      "talks", synonyms: "talk", "talks look", "conversation", "conversations", "suggestions",
      "messages", "prompts", "activities", "what get",
      meaning: "The app suggests what to talk about with your child, by goals, topics and "
        + "temperament."),
    GlossaryEntry(
      "the first talk", synonyms: "which talk", "order", "begin talk", "start talk",
      meaning: "Which talk you begin with, and in what order, is up to you: open the app and pick "
        + "one."),
    GlossaryEntry(
      "hard subjects", synonyms: "bring up", "mention", "death", "died", "dying", "grief", "loss",
      "divorce", "bereaved", "sensitive subject", "painful", "taboo",
      meaning: "What to bring up, and when, only you can tell; I can't advise on it. A topic can "
        + "be added or left out at any time."),
    GlossaryEntry(
      "notes", synonyms: "note", "a note", "leave note", "add note", "jot down", "background",
      "history",
      meaning: "There is no place for notes here; a goal in your own words comes nearest."),
    GlossaryEntry(
      "copies", synonyms: "print", "printed", "export", "download", "pdf",
      meaning: "Nothing is printed or exported here; all that was noted is shown whenever you "
        + "ask what you have told me."),
    GlossaryEntry(
      "how often", synonyms: "how much time", "minutes a day", "every day", "daily", "busy",
      "per day", "per week", "long talk", "long first talk", "long each",
      meaning: "How often and for how long you talk is up to you."),
    GlossaryEntry(
      "what a child is told", synonyms: "tell her", "tell him", "tell them", "tell my son",
      "tell my daughter", "talk to her", "talk to him", "child see", "child read", "child use",
      "kids use", "know about this", "he see", "she see",
      "lad read", "boy read", "girl read", "son see", "daughter see", "kid see", "lad see",
      meaning: "Nothing of this goes to your child: it's for you alone."),
    GlossaryEntry(
      "exact birthday", synonyms: "exact day", "exact date", "exact birthday", "year enough",
      "only the year", "age enough", "only age", "give age", "age birthday", "old she", "old he",
      meaning: "The app picks what suits the age, and the birthday keeps that right as your "
        + "child grows."),
    GlossaryEntry(
      "right age", synonyms: "how old", "for babies", "baby", "toddler", "teenager", "teenagers",
      "youngest", "minimum age", "what ages", "which ages", "young", "grown up", "teen",
      "old for this",
      meaning: "Children of any age can be added; what is suggested goes by the birthday."),
    GlossaryEntry(
      "a child to come", synonyms: "unborn", "due in", "baby due", "before birth", "expecting",
      meaning: "A child can be added once it is born, at any time."),
    GlossaryEntry(
      "separated parents", synonyms: "partner", "husband", "wife", "co-parent", "other parent",
      "their dad", "their mum", "my ex", "separated", "divorced", "mam", "dad", "mum", "mom",
      "both parents", "together use",
      meaning: "One parent answers here, for themselves; nothing is shared with another."),
    GlossaryEntry(
      "expert", synonyms: "therapist", "therapy", "counsellor", "counselor", "counselling",
      "psychologist", "adhd", "autistic", "autism", "dyslexia",
      "diagnosis", "special needs", "problem serious", "professional",
      meaning: "This is for everyday talks and replaces nobody who treats a child; what you know "
        + "of your child you can say in a goal of your own."),
    GlossaryEntry(
      "reminder", synonyms: "reminders", "remind", "notification", "notifications", "notify",
      "email me", "text me",
      meaning: "No reminders are set here."),
    GlossaryEntry(
      "a rough answer", synonyms: "answer wrong", "wrong answer", "not sure", "guess wrong",
      "estimate", "rough", "roughly", "matter if",
      meaning: "A rough answer is fine; you can change it at any time."),
  ]
}
