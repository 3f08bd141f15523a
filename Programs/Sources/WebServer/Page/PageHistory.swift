import Conversation
import Onboarding

/// What a page shows of a conversation from its beginning.
struct PageHistory: Sendable {
  /// The turns, the last of which is where the conversation stands.
  let turns: [PageTurn]

  /// The turns that may be shown of those that were kept.
  ///
  /// - Parameters:
  ///   - kept: What the page showed, in order.
  ///   - opening: How the conversation began.
  ///   - standing: Where it stands now.
  ///   - withUnsent: Whether to show what was said last and not taken; a script has it already.
  init(
    _ kept: [PageTurn], opening: PageTurn, standing: ConversationHost.Standing, withUnsent: Bool
  ) {
    let now = PageTurn(turn: standing.turn)
    // What was said to somebody who was signed in is for nobody else.
    let start = kept.lastIndex { $0.turn.changesWhoIsThere } ?? -1
    let since = kept[max(0, start)...]
    let unsent = since.last.flatMap { $0.turn.isSuperseded && withUnsent ? $0 : nil }
    let own = since.filter { !$0.turn.isSuperseded } + [unsent].compactMap(\.self)
    let isCurrent = own.last?.turn.version == now.turn.version
    if standing.isSignedOut {
      let isSigningIn = now.turn.asked.isOfSignIn && own.last?.turn.asked.isOfSignIn == true
      turns = isCurrent && isSigningIn ? Array(own.suffix(1)) : [now]
    } else if own.isEmpty {
      turns = [now]
    } else {
      turns = (start < 0 ? [opening] : []) + own + (isCurrent ? [] : [now])
    }
  }
}

extension DialogueTurn {
  /// Whether from here on somebody else may be there.
  fileprivate var changesWhoIsThere: Bool {
    messages.contains { message in
      switch message.utterance {
      case .signIn(.signedOut)?, .signIn(.expired)?, .signIn(.needed)?: true
      default: false
      }
    }
  }
}

extension Asked {
  /// Whether it asks somebody to sign in.
  fileprivate var isOfSignIn: Bool { kind == .email || isSecret }
}
