import Conversation
import EmbeddedIdentity
import Foundation
import Onboarding
import PostgresStore
import Sessions
import Terminal

/// What the options, the environment and the defaults amount to.
struct Setting {
  private(set) var user: User
  let store: StorePlace
  let clock: Clockwork
  let options: CommonOptions
  /// Whether the user is another than the default, so that a command to go on has to name it.
  let namesUser: Bool

  /// Puts options, environment and defaults together.
  ///
  /// - Parameters:
  ///   - options: What was given.
  ///   - asking: Asks for the user where there is no default, as with a remote: two people who have
  ///     the same login name on two machines are not the same.
  /// - Throws: ``Failure`` when an option cannot be used.
  init(_ options: CommonOptions, asking: (() throws -> String)? = nil) throws {
    self.options = options
    clock = try Clockwork(fixedAt: options.now, style: options.clock.style)
    let environment = ProcessEnvironment.variables
    let given = options.user ?? environment["USHER_USER"].flatMap { $0.isEmpty ? nil : $0 }
    let name = try given ?? asking?() ?? NSUserName()
    namesUser = options.user != nil || given == nil && asking != nil
    guard let user = User(named: name) else {
      throw Failure(
        .usage,
        "A user's name has 1 to 200 characters and no control characters. Name one with --user.")
    }
    self.user = user
    store = try StorePlace(options.store ?? environment["USHER_STORE"], environment)
    if case .postgres(let address) = store { DatabaseWarning.check(address) }
    if case .folder(let path) = store, let kind = FileKind(at: path), kind != .folder {
      throw Failure(
        .cannotCreate,
        "\(path) is a \(kind.rawValue), and answers are kept in a folder. Name one with --store.")
    }
  }
}

extension Setting {
  /// The same, of another user.
  func with(_ user: User) -> Setting {
    var copy = self
    copy.user = user
    return copy
  }

  /// Makes sure that the folder is there that `--store` names, for commands that only read.
  ///
  /// - Throws: ``Failure`` when it is not: what is read from a mistyped one would look like nobody's.
  func checkNamedFolder() throws {
    guard options.store?.isEmpty == false, case .folder(let path) = store,
      !FileManager.default.fileExists(atPath: path)
    else { return }
    throw Failure(.noInput, "\(path) is not there. Name the folder of the answers with --store.")
  }

  /// How long a database is waited for; a signal that is to end the program ends it at once.
  var patience: Patience {
    Patience(seconds: options.storeTimeout.count) { EndingSignal.pending != nil }
  }

  /// The id of the account of a product that the user is signed in to on this machine; nil for none,
  /// and where the session has run out.
  func account(of product: any AnyProduct) -> String? {
    guard product.hasSignIn, let folder = store.accountsPath(ProcessEnvironment.variables)
    else { return nil }
    let sessions = SessionFile(user: user.name, storeFolder: folder)
    guard let stored = try? sessions.current(at: Clockwork.actual) else { return nil }
    // The file says who it is; the accounts of this computer, whether that is so.
    if case .embedded = stored.token {
      guard EmbeddedIdentity.isPresent(in: folder) else { return nil }
      let identity = try? EmbeddedIdentity(folder: folder, sessions: sessions)
      guard let proven = try? identity?.session(at: Clockwork.actual),
        !proven.isExpired(at: Clockwork.actual)
      else { return nil }
    }
    return stored.session.account.id
  }
}
