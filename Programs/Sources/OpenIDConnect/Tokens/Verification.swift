/// Whether a provider says of an email that it was verified.
///
/// Some write the boolean as text; whatever is neither says that it was not.
struct Verification: Decodable, Sendable {
  let isGiven: Bool

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    isGiven = (try? value.decode(Bool.self)) ?? ((try? value.decode(String.self)) == "true")
  }
}
