/// The word that somebody is done.
struct DoneNotice: Encodable {
  let type = "onboarding.completed"
  let timestamp: String
  let data: PersonBody

  /// The word of somebody; nil of who is not done.
  init?(_ person: PersonBody?) {
    guard let person, person.completed, let instant = person.completedAt else { return nil }
    timestamp = instant
    data = person
  }
}
