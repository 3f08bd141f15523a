internal import Onboarding

/// Why a sign-in at a provider failed, by its name in JSON.
enum SignInReason: String, Codable {
  case unreachable
  case untrusted
  case timedOut = "timed_out"
  case providerRefused = "provider_refused"
  case sessionExpired = "session_expired"
  case notAvailable = "not_available"
  case notKept = "not_kept"
}

extension IdentityError {
  /// The reason by its name, and what it tells besides.
  var reason: (name: SignInReason, detail: String?) {
    switch self {
    case .unreachable: (.unreachable, nil)
    case .untrusted(let distrust): (.untrusted, distrust.rawValue)
    case .timedOut: (.timedOut, nil)
    case .providerRefused(let code): (.providerRefused, code)
    case .sessionExpired: (.sessionExpired, nil)
    case .store(.full): (.notKept, nil)
    case .notAvailable, .wrongCredentials, .cannotSignUp, .invalidEmail, .passwordRefused,
      .tryLater, .store:
      (.notAvailable, description)
    }
  }

  /// The error of a reason.
  init(reason: SignInReason, detail: String?) {
    switch reason {
    case .unreachable: self = .unreachable
    case .untrusted: self = .untrusted(detail.flatMap(Distrust.init) ?? .malformed)
    case .timedOut: self = .timedOut
    case .providerRefused: self = .providerRefused(code: detail ?? "error")
    case .sessionExpired: self = .sessionExpired
    case .notAvailable: self = .notAvailable(detail ?? "Signing in did not work.")
    case .notKept: self = .store(.full)
    }
  }
}
