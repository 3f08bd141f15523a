/// Talk that is no answer.
public enum SmallTalk: String, Hashable, Sendable, Codable {
  case greeting, thanks, swearing, complaint, objection, praise, waiting
}
