import Conversation
import Understanding

/// What the event tracker tells of a turn; never an email, a password or the text of a note, and a
/// name that a person made up only among the event's words.
struct TrendsightAnalytics {
  private let happening: Happening<TrendsightDraft>
  private var before: Answered<TrendsightDraft> { happening.before }
  private var after: Answered<TrendsightDraft> { happening.after }

  init(_ happening: Happening<TrendsightDraft>) {
    self.happening = happening
  }

  var events: [AnalyticsEvent] {
    auth + eventType + firstEvent + permissions + abandonment
  }

  private var auth: [AnalyticsEvent] {
    var events: [AnalyticsEvent] = []
    if after.step == "auth", before.step != "auth" {
      events.append(
        AnalyticsEvent("onboarding_auth_viewed", ["current_step": .string(after.step)]))
    }
    if case .signIn(.waiting) = after.state.pending, after.state.pending != before.state.pending {
      events.append(AnalyticsEvent("onboarding_auth_method_used"))
    }
    for case .signIn(let utterance) in happening.utterances {
      switch utterance {
      case .signedIn(_, let method):
        events.append(
          AnalyticsEvent("onboarding_auth_succeeded", ["method": .string(method.rawValue)]))
      case .failed(let failure):
        events.append(
          AnalyticsEvent(
            "onboarding_auth_failed",
            ["method": .string(method.rawValue), "error": .string(failure.code)]))
      default:
        break
      }
    }
    return events
  }

  /// The way in that was tried; the only one that fails before it is tried is the provider.
  private var method: SignInIntent {
    if case .signIn(.waiting(let intent)) = before.state.pending { intent } else { .provider }
  }

  private var eventType: [AnalyticsEvent] {
    let origin = after.state.answers[Path("event_type")]?.origin
    if origin == .imported {
      let comesFromSigningIn = ["welcome", "auth"].contains(before.step)
      guard comesFromSigningIn, after.isPast("createEventType") else { return [] }
      return [AnalyticsEvent("onboarding_event_type_skipped")]
    }
    guard before.draft.eventType == nil, let type = after.draft.eventType else { return [] }
    let name = type.template == .custom ? "custom_name" : "template_name"
    return [
      AnalyticsEvent(
        "onboarding_event_type_created",
        ["template_id": .string(type.template.rawValue), name: .string(type.publicName)],
        words: type.words(as: name))
    ]
  }

  private var firstEvent: [AnalyticsEvent] {
    let path = Path("first_event")
    if before.draft.firstEvent == nil, let event = after.draft.firstEvent {
      return [
        AnalyticsEvent(
          "onboarding_first_event_logged",
          [
            "event_type_name": .optional(after.draft.eventType?.publicName),
            "has_notes": .bool(event.notes != nil),
          ], words: after.draft.eventType?.words(as: "event_type_name") ?? [:])
      ]
    }
    if after.state.answers[path]?.origin == .skipped, before.state.answers[path]?.origin != .skipped
    {
      return [AnalyticsEvent("onboarding_first_event_skipped")]
    }
    return []
  }

  private var permissions: [AnalyticsEvent] {
    Permission.allCases.flatMap { permission in
      let path = Path(permission.rawValue)
      let type: [String: JSONValue] = ["type": .string(permission.rawValue)]
      var events: [AnalyticsEvent] = []
      let granted = after.state.answers[path]?.value
      if let granted, granted != before.state.answers[path]?.value {
        events.append(
          AnalyticsEvent(
            "onboarding_permission_result", type.merging(["granted": granted]) { own, _ in own }))
      }
      if after.item == path, before.item != path {
        events.append(AnalyticsEvent("onboarding_permission_prompted", type))
      }
      return events
    }
  }

  private var abandonment: [AnalyticsEvent] {
    guard after.state.completedAt == nil, happening.utterances.contains(where: \.isFarewell) else {
      return []
    }
    return [AnalyticsEvent("onboarding_abandoned")]
  }
}

extension EventType {
  /// The name of its template; "custom" for a name that a person made up.
  fileprivate var publicName: String {
    template != .custom && name == template.title ? name : EventTemplate.custom.rawValue
  }

  /// The name as the words that a property stands for; none where it is the template's.
  fileprivate func words(as property: String) -> [String: String] {
    name == publicName ? [:] : [property: name]
  }
}

extension Answered {
  /// Whether the conversation stands behind a step that leads to it.
  fileprivate func isPast(_ step: String) -> Bool {
    let order = Product.trendsight.steps + ["complete"]
    guard let place = order.firstIndex(of: step), let here = order.firstIndex(of: self.step) else {
      return false
    }
    return here > place
  }
}

extension Utterance {
  /// Whether the conversation ends with it before the onboarding does.
  fileprivate var isFarewell: Bool {
    switch self {
    case .saved(isComplete: false), .signIn(.signedOut): true
    default: false
    }
  }
}

extension SignInFailure {
  /// What failed, in snake_case; never what was typed.
  fileprivate var code: String {
    switch self {
    case .wrongCredentials: "wrong_credentials"
    case .cannotSignUp: "cannot_sign_up"
    case .tryLater: "try_later"
    case .unreachable: "unreachable"
    case .untrusted: "untrusted"
    case .timedOut: "timed_out"
    case .notAvailable, .noProvider, .otherAccount: "not_available"
    }
  }
}
