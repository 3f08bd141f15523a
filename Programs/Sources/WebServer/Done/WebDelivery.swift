/// Word of somebody who is done, on its way to the server of whoever asks for it.
///
/// It holds no answers: what is sent is what they are then.
public struct WebDelivery: Hashable, Sendable, Codable {
  /// Where it is.
  public enum State: String, Sendable, Codable {
    /// To be sent, or to be sent once more.
    case waiting
    /// Taken by the other server.
    case sent
    /// Given up.
    case failed
  }

  /// The name under which it is sent (`webhook-id`), the same for each try.
  public let id: String
  /// The id of the flow.
  public let flow: String
  /// The name of the user.
  public let user: String
  /// The stable id of the user in the rows of the product.
  public let person: String
  /// Where it is.
  public internal(set) var state: State = .waiting
  /// How often it was tried since it was to be sent.
  public internal(set) var tries = 0
  /// The status that the other server answered last; nil where it did not.
  public internal(set) var status: Int?
  /// When it was made, in seconds since 1970.
  public let madeAt: Int
  /// When it was tried last; nil for never.
  public internal(set) var triedAt: Int?
  /// When it is tried next, where it waits.
  public internal(set) var nextAt: Int

  enum CodingKeys: String, CodingKey {
    case id, flow, user, person, state, tries, status
    case madeAt = "made_at"
    case triedAt = "tried_at"
    case nextAt = "next_at"
  }
}

extension WebDelivery: CustomStringConvertible {
  /// Where it is; never a name.
  public var description: String { "delivery \(id), \(state.rawValue)" }
}
