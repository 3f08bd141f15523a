import Conversation
import Foundation
import Onboarding
import Sessions

/// What the options, the environment and the defaults amount to.
struct Setting {
  let user: User
  let store: StorePlace
  let clock: Clockwork
  let options: CommonOptions

  /// Puts options, environment and defaults together.
  ///
  /// - Throws: ``Failure`` when an option cannot be used.
  init(_ options: CommonOptions) throws {
    self.options = options
    clock = try Clockwork(fixedAt: options.now, style: options.clock.style)
    let environment = ProcessInfo.processInfo.environment
    let name = options.user ?? environment["USHER_USER"] ?? NSUserName()
    guard let user = User(named: name) else {
      throw Failure(
        .usage,
        "A user's name has 1 to 200 characters and no control characters. Name one with --user.")
    }
    self.user = user
    store = try StorePlace(options.store ?? environment["USHER_STORE"], environment)
  }
}

extension Setting {
  /// The id of the account of a product that the user is signed in to on this machine; nil for none.
  func account(of product: any AnyProduct) -> String? {
    guard product.hasSignIn, let folder = store.accountsPath(ProcessInfo.processInfo.environment)
    else { return nil }
    let stored = try? SessionFile(user: user.name, storeFolder: folder).load()
    return stored?.session.account.id
  }
}
