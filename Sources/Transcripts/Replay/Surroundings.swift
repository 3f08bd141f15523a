import Conversation
import Onboarding
import Terminal
import Understanding

/// What surrounds the program in a replay: the clock, the store and the services, changed by cues.
final class Surroundings {
  let repository: FailingRepository
  let identity: ScriptedIdentity
  let service: ScriptedService
  private let head: TranscriptHead
  private(set) var now: Timestamp
  private var secrets: ArraySlice<String>

  init(_ head: TranscriptHead, base: any OnboardingRepository) {
    self.head = head
    now = head.now
    secrets = head.secrets[...]
    repository = FailingRepository(base)
    identity = ScriptedIdentity()
    service = ScriptedService()
  }

  /// Takes a change; an expected exit code changes nothing.
  func take(_ directive: Directive) {
    switch directive {
    case .advance(let seconds):
      now = Timestamp(secondsSince1970: now.secondsSince1970 + seconds)
    case .databaseFails(let error, let times):
      repository.failNextSaves(times, with: error)
    case .erased: _ = try? repository.erase(user: head.user)
    case .service(let answer): service.answers.append(answer)
    case .signIn(let answer): identity.answers.append(answer)
    case .sessionExpires: identity.expire()
    case .exit: break
    }
  }

  func take(_ cues: [Cue]) {
    for cue in cues { take(cue.directive) }
  }

  /// The secret that is typed next.
  func nextSecret() -> String { secrets.popFirst() ?? "" }

  func context(_ product: any AnyProduct) -> TurnContext {
    let reading = Context(today: now.date ?? .first, now: now.time, clock: head.clock)
    return TurnContext(now: now, day: reading, signIn: head.signIn ?? product.signIn)
  }

  func services() -> Services {
    Services(
      secrets: identity, identity: identity, submission: head.hasService ? service : nil)
  }

  var capabilities: TerminalCapabilities {
    TerminalCapabilities(
      isTerminal: false, width: head.width, colorLevel: .none, isPlain: head.isPlain,
      showsGlyphs: !head.isPlain)
  }
}

extension CalendarDate {
  /// A day for instants beyond all calendars.
  fileprivate static var first: CalendarDate {
    guard let date = CalendarDate(daysSince1970: 0) else {
      preconditionFailure("1 January 1970 is a day")
    }
    return date
  }
}
