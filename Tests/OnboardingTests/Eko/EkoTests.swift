import Conversation
import FlowCheck
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("The parenting app")
struct EkoTests {
  @Test("The script of the contract ends in its profile")
  func normative() throws {
    var stage = try Stage(Product.eko, at: .monday)
    #expect(try stage.play(EkoScripts.normative) == .complete)
    #expect(
      try stage.profile == [
        "display_name": "Sam", "current_child_id": .null,
        "children": [
          [
            "name": "Mia", "birthday": "2018-03-04", "age": 7,
            "goals": [
              "Understanding their thoughts and feelings better",
              "Connecting with them on a deeper level",
            ],
            "topics": ["friends", "school", "family"], "temperament": "easygoing",
            "temperament_talkative": 7, "temperament_sensitivity": 5,
            "temperament_accountability": 4,
          ]
        ],
      ])
    #expect(try stage.step == "COMPLETE")
  }

  @Test("Nothing is known of somebody new, and every key is there")
  func unknownUser() throws {
    let stage = try Stage(Product.eko)
    let product = stage.product
    #expect(product.position(of: product.initialState).step == "NOT_STARTED")
    #expect(
      product.profile(of: product.initialState, id: "id", in: try stage.context) == [
        "display_name": .null, "current_child_id": .null, "children": .null,
      ])
  }

  @Test("The flow is sound")
  func sound() throws {
    let context = try Stage(Product.eko).context
    #expect(Flow<EkoDraft>.eko.erased.findings(in: context).map(\.description) == [])
  }

  @Test(
    "Each state is left by its answer and stored by its name",
    arguments: [
      (0, "USER_INFO"), (1, "CHILD_INFO"), (2, "CHILD_INFO"), (3, "GOALS"), (4, "TOPICS"),
      (5, "DISPOSITIONS"), (6, "DISPOSITIONS"), (7, "DISPOSITIONS"), (8, "REVIEW"),
      (9, "COMPLETE"),
    ])
  func states(answers: Int, state: String) throws {
    var stage = try Stage(Product.eko)
    try stage.play(Array(EkoScripts.normative.prefix(answers)))
    let profile = try #require(try stage.rows("user_profiles").first)
    #expect(profile.values["onboarding_state"] == .string(state))
    #expect(try stage.step == state)
  }

  @Test(
    "Whoever leaves at any question goes on there and ends in the same record",
    arguments: 0...EkoScripts.normative.count)
  func resume(answers: Int) throws {
    var straight = try Stage(Product.eko)
    try straight.play(EkoScripts.normative)
    var stage = try Stage(Product.eko)
    try stage.play(Array(EkoScripts.normative.prefix(answers)))
    #expect(try stage.play(Array(EkoScripts.normative.dropFirst(answers))) == .complete)
    #expect(stage.shown.first?.hasPrefix("Welcome back.") == true)
    #expect(try stage.profile == straight.profile)
    #expect(try stage.stored.tables == straight.stored.tables)
  }

  @Test(
    "A child that is asked about is the current one, and nobody is at the end",
    arguments: [(1, 0), (3, 0), (8, 0), (9, 1), (12, 1)])
  func currentChild(answers: Int, index: Int) throws {
    var stage = try Stage(Product.eko)
    try stage.play(Array(EkoScripts.upToReview("Mia", "Noah").prefix(answers)))
    let id = JSONValue.string(UUIDv5.row("children.\(index)", of: stage.user.id))
    #expect(try stage.rows("user_profiles").first?.values["current_child_id"] == id)
    #expect(try stage.rows("children").contains { .string($0.id) == id })
    try stage.play("quit")
    #expect(try stage.profile["current_child_id"] == id)
  }

  @Test("The rows hold what was said, and the account's metadata the name")
  func rows() throws {
    var stage = try Stage(Product.eko, at: .monday)
    try stage.play(EkoScripts.normative)
    let child = try #require(try stage.rows("children").first)
    #expect(child.id == UUIDv5.row("children.0", of: stage.user.id))
    #expect(child.values["goals"]?.array?.count == 2)
    #expect(child.values["topics"] == ["friends", "school", "family"])
    #expect(child.values["temperament"] == "easygoing")
    #expect(child.values["age"] == 7)
    #expect(try stage.rows("accounts").first?.values["metadata"] == ["full_name": "Sam"])
    #expect(try stage.rows("user_profiles").first?.id == stage.user.id)
  }

  @Test("A completed parent is shown the dashboard, and asked nothing")
  func completed() throws {
    var stage = try Stage(Product.eko)
    try stage.play(EkoScripts.normative)
    #expect(try stage.play([]) == .complete)
    #expect(stage.shown.contains("Welcome, Sam."))
    #expect(!stage.shown.contains { $0.hasPrefix("Step") })
  }

  @Test("A write that fails loses no answer, and is tried again")
  func failedWrite() throws {
    var stage = try Stage(Product.eko)
    try stage.play("Sam", "Mia")
    stage.repository.failNextSaves(with: .full)
    try stage.play("4 March 2018")
    #expect(stage.reply.contains("no room left"))
    stage.repository.failNextSaves(with: .refused(constraint: "birthday_is_a_date"))
    try stage.play("4 March 2018", "4 March 2018", "1")
    #expect(try stage.step == "TOPICS")
  }
}
