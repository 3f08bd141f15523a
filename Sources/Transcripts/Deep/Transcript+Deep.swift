import Conversation
public import Onboarding

extension Transcript {
  /// Why the transcript can be replayed in process only; nil when the program can replay it too.
  public func bindsToProcess(of product: any AnyProduct) -> String? {
    if head.width != 80 { return "it has a window of \(head.width) columns" }
    if (head.signIn ?? product.signIn) != .none { return "it signs in" }
    if head.hasService { return "it has a service" }
    for fixture in head.store {
      if case .said = fixture { continue }
      return "it has rows stored before"
    }
    for directive in directives {
      switch directive {
      case .advance, .exit: continue
      case .databaseFails, .erased: return "it makes the store fail"
      case .service, .signIn, .sessionExpires: return "it has a service"
      }
    }
    return nil
  }

  /// Whether time passes while the program runs, which its fixed clock cannot do.
  var advancesWithinLife: Bool {
    script.moves.contains { move in
      !move.action.startsAnew
        && move.before.contains { if case .advance = $0.directive { true } else { false } }
    }
  }
}
