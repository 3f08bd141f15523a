/// The words of accounts, by what they are in a sentence.
enum AccountWords {
  /// The words that are mended in lines about accounts.
  static let vocabulary = Vocabulary([
    "sign in sign up log in login signup account registered register member existing user",
    "already started start begin create new have registration first second option",
    "returning join back used never",
  ])

  // MARK: - Things

  static let accounts: Set<String> = [
    "account", "accounts", "account's", "acc", "acct", "profile", "login", "logins", "credentials",
    "membership", "username",
  ]
  static let pronouns: Set<String> = ["one", "1"]
  /// What may follow a "one" that stands for an account.
  static let behindOne: Set<String> = [
    "here", "there", "please", "now", "yet", "already", "before", "last", "up", "for", "with", "at",
    "in", "from", "then", "somewhere", "ages", "back", "today", "thanks", "instead", "anymore",
  ]
  /// What may stand between a verb and the account that it is about.
  static let beforeAccount: Set<String> = newness.union(definite).union([
    "me", "us", "myself", "you", "a", "an", "any", "no", "not", "had", "got", "up", "own", "please",
    "just", "also", "yet", "still", "such", "free", "like", "to", "into", "of", "with",
  ])
  static let newness: Set<String> = [
    "new", "another", "fresh", "second", "separate", "different", "brand", "create", "creating",
  ]
  static let definite: Set<String> = [
    "my", "our", "the", "old", "existing", "previous", "same", "that", "already", "current",
    "original",
  ]
  static let existing: Set<String> = ["exist", "exists", "existed", "there", "active", "here"]

  // MARK: - Deeds

  static let loginWords: Set<String> = ["login", "signin", "logon", "authenticate", "logging"]
  static let signupWords: Set<String> = ["signup"]
  static let doors: Set<String> = [
    "sign", "signing", "signed", "log", "logging", "logged", "let", "get", "set",
  ]
  /// What may stand between "log" and "in".
  static let betweenDoor: Set<String> = [
    "me", "us", "myself", "back", "right", "straight", "again", "please", "just", "-", "him", "her",
  ]
  static let registering: Set<String> = [
    "register", "registering", "registration", "enrol", "enroll", "join", "joining", "subscribe",
  ]
  static let registered: Set<String> = [
    "registered", "joined", "enrolled", "subscribed",
  ]
  static let making: Set<String> = [
    "create", "creating", "make", "making", "open", "opening", "set", "setting", "build", "start",
    "add",
  ]
  static let made: Set<String> = ["made", "created", "opened", "built"]
  static let getting: Set<String> = [
    "get", "getting", "want", "need", "give", "gimme", "wanna", "like", "take", "have", "getme",
  ]
  static let using: Set<String> = [
    "use", "using", "access", "load", "restore", "recover", "continue", "enter", "find", "keep",
    "connect", "reach",
  ]
  static let unable: Set<String> = ["can't", "cant", "cannot", "couldn't", "couldnt"]
  static let begins: Set<String> = [
    "start", "started", "begin", "go", "going", "crack", "starting",
  ]
  /// What may stand around a beginning besides small words.
  static let aroundBegin: Set<String> = [
    "get", "getting", "me", "off", "up", "let", "let's", "us", "right", "away", "ready", "show",
    "begin", "start", "crack", "lol", "man", "mate", "dear", "should",
  ]

  // MARK: - People and states

  static let persons: Set<String> = [
    "user", "member", "customer", "subscriber", "client", "users", "timer",
  ]
  static let familiar: Set<String> = [
    "existing", "returning", "old", "already", "regular", "current", "longtime", "long",
  ]
  static let novel: Set<String> = ["new", "first", "first-time", "brand"]
  /// What may follow a "new" that is said of a person.
  static let behindNew: Set<String> = [
    "here", "to", "at", "user", "member", "customer", "around", "please", "lol", "so", "actually",
    "person", "in",
  ]
  static let beforeNew: Set<String> = [
    "i'm", "im", "am", "brand", "all", "totally", "completely", "is", "are", "we're", "quite",
    "very", "nah", "no", "yes", "hi", "hello", "not", "am", "still", "just", "pretty", "total",
  ]
  static let beforeBack: Set<String> = [
    "i'm", "im", "am", "come", "coming", "came", "now", "we're",
  ]
  static let possible: Set<String> = [
    "might", "maybe", "perhaps", "possibly", "may", "probably",
  ]
  static let knowing: Set<String> = [
    "remember", "recall", "know", "sure", "certain", "idea", "clue", "remembering",
  ]
  static let history: Set<String> = [
    "used", "use", "using", "been", "tried", "visited", "tracked", "tracking", "logged", "logging",
    "met", "know", "went", "did", "done", "was", "am", "i'm", "im",
  ]
  static let meetings: Set<String> = ["met", "been", "used"]
  /// What makes a deed one of before.
  static let past: Set<String> = [
    "before", "b4", "already", "since", "ago", "years", "months", "weeks", "last", "previously",
    "once", "ages",
  ]
  static let here: Set<String> = [
    "here", "it", "this", "you", "app", "in", "on", "trendsight", "that", "through",
  ]

  // MARK: - Something else, and places

  static let others: Set<String> = ["other", "different", "another", "wrong", "somewhere", "else"]
  static let services: Set<String> = [
    "app", "apps", "site", "sites", "website", "websites", "service", "company", "place", "program",
    "system",
    "platform", "else", "thing",
  ]
  /// The ends of two that are shown one above the other.
  static let ends: [String: Int] = [
    "top": 0, "upper": 0, "former": 0, "bottom": 1, "lower": 1, "latter": 1,
  ]
  static let aroundPlaces: Set<String> = [
    "option", "choice", "pick", "choose", "go", "mate", "one", "line", "answer",
  ]
}
