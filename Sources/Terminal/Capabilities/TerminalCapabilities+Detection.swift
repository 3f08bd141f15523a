import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension TerminalCapabilities {
  /// Finds out what a descriptor leads to and what the environment asks for.
  ///
  /// NO_COLOR (<https://no-color.org>), TERM, COLORTERM, COLUMNS and ACCESSIBLE are honoured. An
  /// explicit `--color always` or `never` wins over NO_COLOR; plain wins over both. COLUMNS counts
  /// only where the terminal does not say how wide it is, since a shell sets it once and a window
  /// changes.
  ///
  /// - Parameters:
  ///   - descriptor: What the conversation is written to.
  ///   - color: What `--color` says.
  ///   - plain: Whether `--plain` was given.
  ///   - environment: Looks a variable up; the process's own unless told otherwise.
  /// - Returns: What can be shown there, and how.
  public static func detect(
    descriptor: Int32 = StandardStream.output, color: ColorChoice = .auto, plain: Bool = false,
    environment: (String) -> String? = Self.variable
  ) -> TerminalCapabilities {
    let isTerminal = isatty(descriptor) == 1
    var capabilities = detect(
      columns: isTerminal ? Int(cterminal_columns(descriptor)) : nil, color: color, plain: plain,
      environment: environment)
    let rows = isTerminal ? Int(cterminal_rows(descriptor)) : 0
    if rows > 0 { capabilities.height = rows }
    return capabilities
  }

  /// The same, of a terminal that says it has so many columns (0 when it does not say), or of no
  /// terminal (nil).
  static func detect(
    columns: Int?, color: ColorChoice, plain: Bool, environment: (String) -> String?
  ) -> TerminalCapabilities {
    let isTerminal = columns != nil
    let accessible = environment("ACCESSIBLE").map { !$0.isEmpty && $0 != "0" } ?? false
    let isDumb = isTerminal && isDumb(environment("TERM"))
    let isPlain = plain || accessible || isDumb
    var width = columns ?? 80
    if width == 0 { width = environment("COLUMNS").flatMap(Int.init) ?? 80 }
    return TerminalCapabilities(
      isTerminal: isTerminal, width: max(1, width),
      colorLevel: isPlain
        ? .none : colorLevel(color, isTerminal: isTerminal, environment: environment),
      isPlain: isPlain, showsGlyphs: !isPlain)
  }

  private static func isDumb(_ term: String?) -> Bool {
    switch term {
    case nil, "", "dumb", "unknown": true
    default: false
    }
  }

  private static func colorLevel(
    _ choice: ColorChoice, isTerminal: Bool, environment: (String) -> String?
  ) -> ColorLevel {
    let refused = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    switch choice {
    case .never: return .none
    case .auto where refused || !isTerminal: return .none
    case .auto, .always: break
    }
    switch environment("COLORTERM") {
    case "truecolor", "24bit": return .full
    default: return (environment("TERM") ?? "").hasSuffix("256color") ? .palette : .basic
    }
  }

  /// A variable of the process's environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
