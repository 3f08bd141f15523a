import ArgumentParser
import Conversation
import Foundation
import Onboarding
import Terminal

/// The option that names the remote of a local store.
struct RemoteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A PostgreSQL database that keeps a copy, for other machines (USHER_REMOTE).",
      valueName: "url"))
  var remote: String?

  /// No options.
  static var unsaid: Self {
    var options = Self()
    options.remote = nil
    return options
  }

  /// The address of the remote; nil for none.
  var address: String? {
    let address = remote ?? ProcessEnvironment.variables["USHER_REMOTE"] ?? ""
    return address.isEmpty ? nil : address
  }

  /// Asks whose answers they are at the remote, where there is one: a login name is the same on many
  /// machines, and is not the same person.
  func asking(_ console: any Console) -> (() throws -> String)? {
    guard address != nil else { return nil }
    return {
      guard StandardStream.isTerminal else {
        throw Failure(
          .usage,
          "With a remote, say whose answers they are with --user: a name of your own, the "
            + "same on all your machines.")
      }
      var words = "Under which name are your answers kept? The same on all your machines will do."
      while true {
        let input: ConsoleInput
        do {
          try console.show([.plain(words)])
          input = try console.read(.line(completions: []))
        } catch {
          throw Failure(.inputOutput, "The conversation could not go on.")
        }
        switch input {
        case .line(let text):
          if let user = User(named: text.trimmingCharacters(in: .whitespaces)) { return user.name }
          words = "A name has 1 to 200 characters."
        case .interrupt: throw Failure(.interrupted)
        case .terminate(.hungUp): throw Failure(.hungUp)
        case .terminate: throw Failure(.terminated)
        case .endOfInput: throw Failure(.leftEarly)
        case .pasted, .unreadable, .cleared: continue
        }
      }
    }
  }
}
