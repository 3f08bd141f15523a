internal import Onboarding

extension SignInEvent: Codable {
  private enum Key: String, CodingKey {
    case event, url, session, reason, detail
    case isOpened = "opened"
  }

  private enum Kind: String, Codable {
    case browse, waiting, signedIn, cancelled, failed
  }

  /// Decodes an object such as `{"event":"browse","opened":true,"url":"…"}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .event) {
    case .browse:
      self = .browse(
        url: try values.decode(String.self, forKey: .url),
        isOpened: try values.decode(Bool.self, forKey: .isOpened))
    case .waiting: self = .waiting
    case .signedIn:
      self = .signedIn(try values.decode(SignInSession.self, forKey: .session))
    case .cancelled: self = .cancelled
    case .failed:
      self = .failed(
        IdentityError(
          reason: try values.decode(SignInReason.self, forKey: .reason),
          detail: try values.decodeIfPresent(String.self, forKey: .detail)))
    }
  }

  /// Encodes the object; keys without a value are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .browse(let url, let isOpened):
      try values.encode(Kind.browse, forKey: .event)
      try values.encode(url, forKey: .url)
      try values.encode(isOpened, forKey: .isOpened)
    case .waiting: try values.encode(Kind.waiting, forKey: .event)
    case .signedIn(let session):
      try values.encode(Kind.signedIn, forKey: .event)
      try values.encode(session, forKey: .session)
    case .cancelled: try values.encode(Kind.cancelled, forKey: .event)
    case .failed(let error):
      try values.encode(Kind.failed, forKey: .event)
      try values.encode(error.reason.name, forKey: .reason)
      try values.encodeIfPresent(error.reason.detail, forKey: .detail)
    }
  }
}
