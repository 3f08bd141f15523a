import Conversation
import Onboarding
import Understanding

/// What a person is going to tell, however the conversation goes.
struct Facts: Sendable {
  /// The product that asks.
  let product: any AnyProduct
  /// What is told at each item, by its id; in a group, by the group's element too ("children.0.name").
  let facts: [String: Fact]
  /// Questions a person may ask in between.
  let questions: [String]
  /// How the person signs in.
  var signIn = SignInMode.none
}

/// What a person tells about one thing.
struct Fact: Sendable {
  /// Ways to answer the question; all of them mean the same.
  let answers: [String]
  /// Ways to say it without being asked; all of them mean the same.
  var unasked: [String] = []
  /// Other answers, which the person corrects before the end.
  var slips: [String] = []
  /// Ways to correct a slip, wherever the conversation is.
  var corrections: [String] = []
}
