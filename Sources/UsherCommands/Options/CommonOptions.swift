import ArgumentParser
import PostgresStore
import Terminal
import Understanding

/// The options that most commands have.
struct CommonOptions: ParsableArguments {
  @Option(help: "Whose onboarding it is (default: the login name; USHER_USER).")
  var user: String?

  @Option(
    help: ArgumentHelp(
      "Where answers are kept: a folder, postgres://…, or memory: (USHER_STORE).",
      valueName: "place"))
  var store: String?

  @Option(
    help: ArgumentHelp(
      "The time it is in the conversation, fixed, as ISO 8601.", valueName: "iso8601"))
  var now: String?

  // Options without a value of their own: ArgumentParser writes such values into the help at every
  // start, and has the runtime search all conformances of the program twice for each.

  @Option(name: .customLong("clock"), help: "How times of day are written (default: 12).")
  private var chosenClock: Clock?
  var clock: Clock { chosenClock ?? .twelve }

  @Flag(help: "Redraw nothing, and say nothing by colour or glyph alone.")
  var plain = false

  @Option(name: .customLong("color"), help: "Whether colours are used (default: auto).")
  private var chosenColor: ColorOption?
  var color: ColorOption { chosenColor ?? .auto }

  @Option(
    name: .customLong("role"),
    help: "What may be done in PostgreSQL; operator reads what everybody has (default: user).")
  private var chosenRole: RoleOption?
  var role: RoleOption { chosenRole ?? .user }

  @Option(
    name: .customLong("store-timeout"),
    help: ArgumentHelp(
      "How long PostgreSQL may take for a connection or a statement (default: 10).",
      valueName: "seconds"))
  private var chosenStoreTimeout: SecondsOption?
  var storeTimeout: SecondsOption { chosenStoreTimeout ?? SecondsOption(10) }

  /// No options; what was said without ArgumentParser is set besides.
  static var unsaid: Self {
    var options = Self()
    (options.user, options.store, options.now) = (nil, nil, nil)
    (options.chosenClock, options.chosenColor, options.chosenRole) = (nil, nil, nil)
    (options.chosenStoreTimeout, options.plain) = (nil, false)
    return options
  }

  /// The deadline as it is to be named again, unless it is the usual one.
  var storeTimeoutToName: String? {
    storeTimeout == SecondsOption(10) ? nil : storeTimeout.defaultValueDescription
  }

  func validate() throws {
    guard (0.1...86_400).contains(storeTimeout.count) else {
      throw ValidationError("--store-timeout takes 0.1 to 86400 seconds.")
    }
  }
}

/// What may be done in a PostgreSQL store.
enum RoleOption: String, WordOption {
  case user
  case `operator`

  var postgres: PostgresRepository.Role { self == .operator ? .operator : .user }
}

/// How times of day are written.
enum Clock: String, WordOption {
  case twelve = "12"
  case twentyFour = "24"

  var style: ClockStyle { self == .twelve ? .twelveHour : .twentyFourHour }
}

/// Whether colours are used.
enum ColorOption: String, WordOption {
  case auto, always, never

  var choice: ColorChoice {
    switch self {
    case .auto: .auto
    case .always: .always
    case .never: .never
    }
  }
}
