import CPseudoTerminal
import Glibc

/// A terminal without a window, and the program that runs in it.
///
/// What a person would do is done through it, and what a person would see comes back: every byte,
/// escape sequences included.
public final class PseudoTerminal {
  /// The program in it.
  public let program: ChildProcess
  private var controller: Int32
  private let reader: OutputReader
  private let rows: Int

  /// Opens a terminal and starts a program in it, in a session of its own.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What comes after its name.
  ///   - environment: All of its environment; TERM is xterm and LANG is C unless they are given.
  ///   - columns: How wide the terminal is at first.
  ///   - rows: How high it is.
  /// - Throws: ``HarnessError``.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws(HarnessError) {
    self.rows = rows
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    controller = cpseudoterminal_open(&path, path.count)
    guard controller != -1 else { throw .cannotOpen(errno) }
    reader = OutputReader(descriptor: controller)
    Self.setSize(of: controller, columns: columns, rows: rows)
    let defaults = [
      "TERM": "xterm", "LANG": "C", "PATH": "/usr/bin:/bin",
      // A crash is to end the program, not to begin a conversation about it.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    self.program = try ChildProcess(
      program, arguments, environment: defaults.merging(environment) { $1 },
      streams: [
        .open(Self.string(path), as: 0), .duplicate(of: 0, as: 1), .duplicate(of: 0, as: 2),
      ],
      leadsSession: true)
  }

  deinit { hangUp() }

  /// Closes the window: the program hears of it (SIGHUP), and can show nothing any more.
  public func hangUp() {
    if controller != -1 { close(controller) }
    controller = -1
  }

  /// Types text, or pastes it where the terminal does not mark pastes.
  public func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Pastes text as a terminal does that marks pastes.
  public func paste(_ text: String) {
    type("\u{1B}[200~\(text)\u{1B}[201~")
  }

  /// Sends bytes that need not be text.
  public func send(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count > 0 { start += count } else if errno != EINTR { return }
    }
  }

  /// Waits until a text is shown, and gives everything since the last wait up to and with it.
  ///
  /// - Parameter text: What has to come.
  /// - Returns: What was shown.
  /// - Throws: ``HarnessError``.
  @discardableResult
  public func expect(_ text: String) throws(HarnessError) -> String {
    try reader.read(until: text)
  }

  /// Waits until the program has ended and gives the rest of what it showed.
  public func finish() -> (shown: String, ending: ChildProcess.Ending) {
    let shown = reader.readToEnd()
    return (shown, program.wait())
  }

  /// Makes the window wider or narrower, of which the program hears (SIGWINCH).
  public func resize(columns: Int) {
    Self.setSize(of: controller, columns: columns, rows: rows)
  }

  /// Whether what is typed is shown by the terminal itself, line by line: how a shell leaves it.
  public var isCooked: Bool {
    var settings = termios()
    tcgetattr(controller, &settings)
    let cooked = tcflag_t(ICANON) | tcflag_t(ECHO)
    return settings.c_lflag & cooked == cooked
  }

  private static func setSize(of terminal: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  private static func string(_ buffer: [CChar]) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
