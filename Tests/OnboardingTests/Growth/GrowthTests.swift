import Conversation
import FlowCheck
import Onboarding
import Testing
import Understanding

@Suite("The practice app")
struct GrowthTests {
  @Test("The script of the contract ends in its profile")
  func normative() throws {
    var stage = try Stage(Product.growth)
    #expect(try stage.play("quick practice") == .complete)
    #expect(
      try stage.profile == [
        "starting_method": .null, "preferred_practice_mode": "adhoc",
        "practice_preference_set_at": .string(stage.now.description), "routine_id": .null,
      ])
    let row = try #require(try stage.rows("users").first)
    #expect(row.id == stage.user.id)
    #expect(row.values["preferred_practice_mode"] == "adhoc")
  }

  @Test("The flow is sound")
  func sound() throws {
    let context = try Stage(Product.growth).context
    #expect(Flow<GrowthDraft>.growth.erased.findings(in: context).map(\.description) == [])
  }

  @Test("Nothing is known of somebody new, and every key is there")
  func unknownUser() throws {
    let stage = try Stage(Product.growth)
    let product = stage.product
    #expect(product.position(of: product.initialState).step == "path")
    let profile = product.profile(of: product.initialState, id: "id", in: try stage.context)
    #expect(profile.count == 4)
    #expect(profile.values.allSatisfy { $0 == .null })
  }

  @Test(
    "A path is heard in any words",
    arguments: [
      ("quick practice", "adhoc"), ("2", "adhoc"), ("at my own pace", "adhoc"),
      ("skip for now", "adhoc"), ("skip", "adhoc"), ("not now", "adhoc"), ("3", "adhoc"),
      ("I'd rather practice whenever I like", "adhoc"), ("guided", "routine"),
      ("the recommended one", "routine"), ("I want a plan", "routine"), ("1", "routine"),
      ("a structured program please", "routine"), ("guide me", "routine"),
    ])
  func paths(line: String, mode: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play(line)
    #expect(try stage.profile["preferred_practice_mode"] == .string(mode), "\(stage.reply)")
    #expect(try stage.step == (mode == "routine" ? "routine" : "complete"))
  }

  @Test("Guided is recommended in words, and quiet agreement does not choose it")
  func recommended() throws {
    var stage = try Stage(Product.growth)
    try stage.play("")
    #expect(stage.shown.contains { $0.contains("Guided Routine") && $0.contains("(recommended)") })
    #expect(stage.reply.contains("Shall I take that?"))
    #expect(try stage.profile["preferred_practice_mode"] == .null)
    try stage.play("", "")
    #expect(try stage.step == "routine")
  }

  @Test(
    "A routine is chosen by number, by name or by its description",
    arguments: [
      ("1", "first_steps"), ("the second", "gentle_daily"), ("Weekend Starter", "weekend_starter"),
      ("steady builder please", "steady_builder"), ("the one with endurance", "long_haul"),
      ("the shortest", "gentle_daily"), ("8", "long_haul"), ("wekend focus", "weekend_focus"),
    ])
  func routines(line: String, id: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", line)
    #expect(try stage.profile["routine_id"] == .string(id), "\(stage.reply)")
    #expect(try stage.step == "complete")
  }

  @Test(
    "Wishes and questions narrow the routines down, and choose none",
    arguments: [
      ("tell me about 2", "Ten easy minutes"), ("something shorter", "Gentle Daily"),
      ("only weekends", "Weekend Focus"), ("under 20 minutes", "First Steps"),
      ("20 minutes or less", "Every Other Day"), ("at least 5 days", "Full Week"),
      ("beginner ones", "Weekend Starter"), ("anything harder?", "Long Haul"),
      ("what about the weekend starter?", "Saturday and Sunday"),
      ("compare 1 and 3", "Each session: 25 minutes"), ("under 5 minutes", "come nearest"),
      ("fewer days", "Weekend Focus"), ("the 25 minute one", "Weekend Starter"),
    ])
  func asides(line: String, expected: String) throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", line)
    #expect(stage.reply.contains(expected), "\(stage.reply)")
    #expect(try stage.profile["routine_id"] == .null)
    #expect(try stage.step == "routine")
  }

  @Test("Filters leave out what does not fit, and keep the numbers of the list")
  func filters() throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", "only weekends")
    #expect(stage.reply.contains("3. Weekend Starter"))
    #expect(stage.reply.contains("6. Weekend Focus"))
    #expect(!stage.reply.contains("First Steps"))
    try stage.play("6")
    #expect(try stage.profile["routine_id"] == "weekend_focus")
  }

  @Test(
    "Never mind goes back to the path",
    arguments: [["never mind"], ["tell me about 2", "never mind"]])
  func neverMind(lines: [String]) throws {
    var stage = try Stage(Product.growth)
    try stage.play(["guided"] + lines)
    #expect(stage.reply.contains("Choose Your Path."))
    try stage.play("quick practice")
    #expect(try stage.step == "complete")
    #expect(try stage.profile["routine_id"] == .null)
    #expect(try stage.profile["preferred_practice_mode"] == "adhoc")
  }

  @Test("What was told about is taken by a yes")
  func takeIt() throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", "tell me about 2", "yes")
    #expect(try stage.profile["routine_id"] == "gentle_daily")
  }

  @Test("The starting method is handed in by its exact name, and shown")
  func startingMethod() throws {
    for method in ["Angio Pumping", "Angion Method 1.0"] {
      var stage = try Stage(Product.growth)
      try stage.play([], handedIn: [HandedIn(field: "starting_method", value: .string(method))])
      #expect(stage.reply.contains("You start with \(method)."))
      try stage.play("quick practice")
      #expect(try stage.profile["starting_method"] == .string(method))
      #expect(stage.reply.contains(method))
    }
    for method in ["Angio", "angion method 2.0", ""] {
      var stage = try Stage(Product.growth)
      let ending = try stage.play(
        [], handedIn: [HandedIn(field: "starting_method", value: .string(method))])
      #expect(ending == .handedInRefused(.value))
    }
  }

  @Test("The moment of the choice is kept until another is made")
  func setAt() throws {
    var stage = try Stage(Product.growth)
    let first = stage.now
    try stage.play("guided")
    stage.now = Timestamp(secondsSince1970: first.secondsSince1970 + 3 * 86_400)
    try stage.play("1")
    #expect(try stage.profile["practice_preference_set_at"] == .string(first.description))
    try stage.play("change my path to quick practice")
    #expect(try stage.profile["practice_preference_set_at"] == .string(stage.now.description))
  }

  @Test("Resuming goes on at the routine")
  func resume() throws {
    var stage = try Stage(Product.growth)
    try stage.play("guided", "quit")
    #expect(try stage.step == "routine")
    #expect(try stage.play("first steps") == .complete)
    #expect(stage.shown.first?.hasPrefix("Welcome back.") == true)
    try stage.play([])
    #expect(stage.shown.contains("You're on First Steps."))
  }

  @Test("A row that the app wrote itself is not asked about again")
  func restored() throws {
    let context = try Stage(Product.growth).context
    let row = Row(
      id: "id",
      [
        "preferred_practice_mode": "adhoc", "starting_method": "Angio Pumping",
        "practice_preference_set_at": "2025-01-02T03:04:05Z",
      ])
    let state = Product.growth.restoredState(
      from: [TableRows("users", ownedBy: "id", [row])], in: context)
    #expect(Product.growth.position(of: state).isComplete)
    let profile = Product.growth.profile(of: state, id: "id", in: context)
    #expect(profile["practice_preference_set_at"] == "2025-01-02T03:04:05Z")
    #expect(profile["starting_method"] == "Angio Pumping")
  }
}
