import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program that speaks to the network for Usher: `usher-network`.
///
/// It is run when it is needed and ends when it has answered. It reads one request as JSON on its
/// standard input and writes events, a line of JSON each, on its standard output. Usher itself so
/// starts without any network code, and the network code never sees more than the one request.
public struct HelperProgram: Sendable {
  private let path: String

  /// The program at a path.
  public init(path: String) {
    self.path = path
  }

  /// Runs a command of the program and reports its events, until it ends.
  ///
  /// Cancelling the task ends the program.
  ///
  /// - Parameters:
  ///   - command: The name of the subcommand.
  ///   - request: What to write on its standard input.
  ///   - onEvent: Told each event, in order, on another thread.
  /// - Throws: ``HelperError``.
  public func run<Event: Decodable & Sendable>(
    _ command: String, _ request: some Encodable,
    onEvent: @escaping @Sendable (Event) -> Void
  ) async throws(HelperError) {
    guard let input = try? JSONEncoder().encode(request) else { throw .malformed }
    let child = try HelperProcess(path: path, arguments: [command])
    child.send(input)
    let isMalformed = Mutex(false)
    let ending = await withTaskCancellationHandler {
      await child.lines { line in
        if let event = try? JSONDecoder().decode(Event.self, from: line) {
          onEvent(event)
        } else {
          isMalformed.withLock { $0 = true }
        }
      }
    } onCancel: {
      child.stop()
    }
    switch ending {
    case .exited(0): if isMalformed.withLock(\.self) { throw .malformed }
    case .exited(let status): throw .failed(status: status)
    case .killed(let signal): throw .killed(signal: signal)
    }
  }
}
