import Conversation

extension Exchange {
  /// Takes up what is stored of the user.
  ///
  /// - Returns: Whether something is.
  @discardableResult
  mutating func load() throws(SessionError) -> Bool {
    machine = repository.machine
    do {
      guard let stored = try repository.load(user: user.name) else { return false }
      version = stored.version
      id = stored.id
      state = stored.state ?? product.restoredState(from: stored.tables, in: context())
      return true
    } catch {
      throw .store(error)
    }
  }

  /// How the conversation begins: for answers of an account, by whether the person is signed in to
  /// it; before there is an account, by whether a session is there that says whose they are.
  var beginning: Event {
    if product.accountID(of: state) != nil { return isSignedOut ? .beginSignedOut : .begin }
    guard product.hasSignIn, context().signIn != .none,
      case .signedIn(let account)? = services.identity?.resume()
    else { return .begin }
    return .beginSignedIn(account)
  }

  /// Whether the answers belong to an account that the person is not signed in to, and is not
  /// signing in to already.
  var isSignedOut: Bool {
    if lineNumber > 0 {
      switch state.pending {
      case .signIn: return false
      // What waits to be saved, or rests, comes first.
      case .retry, .rest: return false
      default: break
      }
    }
    return isOutside
  }

  /// Whether the answers belong to an account that the person is not signed in to, whatever is asked.
  var isOutside: Bool {
    context().signIn != .none && services.isSignedOut(of: product.accountID(of: state))
  }

  /// Goes on over what another session saved in between, where nothing was said in it that counts: a
  /// line that was not understood, or a question.
  ///
  /// - Returns: Whether that is so; the turn can then be taken again.
  mutating func takeUpVersion() throws(SessionError) -> Bool {
    do {
      guard let stored = try repository.load(user: user.name), stored.version > version,
        stored.id == product.accountID(of: state) ?? id, let other = stored.state,
        other.saysTheSame(as: state)
      else { return false }
      version = stored.version
      state.analytics = other.analytics ?? state.analytics
      return true
    } catch {
      throw .store(error)
    }
  }

  /// Takes up what another session saved, and asks where that stands; or begins anew, where it erased
  /// everything.
  mutating func reload(
    after event: Event, _ context: TurnContext
  ) throws(SessionError) {
    let wasStored = version > 0
    if try !load(), wasStored {
      (version, id, state) = (0, user.id, product.initialState)
      return try advance(.sequence([.erased, beginning]))
    }
    // The account had answers already, from another machine: the person is signed in to those.
    if case .signedIn = event { return try advance(event) }
    let turn = stamped(product.turn(after: .reloaded, from: state, in: context), context)
    try adopt(turn, after: .reloaded)
  }
}

extension ConversationState {
  /// Whether the same was said in both, and neither is being sent: they differ in what is pending, in
  /// what can be taken back and in how often a question was missed at most.
  fileprivate func saysTheSame(as other: ConversationState) -> Bool {
    flow == other.flow && flowVersion == other.flowVersion && answers == other.answers
      && elements == other.elements && startedAt == other.startedAt
      && completedAt == other.completedAt
      && submissionKey == other.submissionKey
  }
}
