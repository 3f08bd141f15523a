import Conversation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("Coach George")
struct GeorgeTests {
  @Test("Straight answers end in a plan, and in exactly what was said")
  func straightThrough() throws {
    let plans = ScriptedPlans()
    var stage = try GeorgeScripts.stage(plans, at: .monday)
    #expect(try stage.play(GeorgeScripts.marathon) == .complete)
    let expected: [String: JSONValue] = [
      "race_name": "Berlin Marathon", "race_distance_m": 42195, "race_date": "2026-09-26",
      "goal_time_s": 13500, "training_days": ["mon", "wed", "sat"], "session_minutes": 60,
      "injuries": "", "strava_intent": true, "consent": true,
      "consented_at": "2026-03-02T09:00:00Z", "plan_id": "plan-1",
    ]
    #expect(try stage.profile == expected)
    #expect(plans.sent.count == 1)
    var sent = expected
    sent["plan_id"] = .null
    #expect(plans.sent.first == sent)
    #expect(stage.reply.contains("your plan id is plan-1."))
    #expect(stage.reply.contains("208 days to the race"))
  }

  @Test("The row that is stored has the profile in it")
  func row() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.marathon)
    let row = try #require(try stage.rows("running_profiles").first)
    let profile = try stage.profile
    for (key, value) in profile { #expect(row.values[key] == value, "\(key)") }
    #expect(row.values["updated_at"] == .string(stage.now.description))
    #expect(row.values["created_at"] == .string(stage.now.description))
  }

  @Test("Before any answer every key is null")
  func nothingYet() throws {
    let stage = try GeorgeScripts.stage()
    let product = Product.george
    let profile = product.profile(of: product.initialState, id: "id", in: try stage.context)
    #expect(profile.count == 11)
    #expect(profile.values.allSatisfy { $0 == .null })
  }

  @Test("A race in one breath fills what it says, and its name says how far it is")
  func oneBreath() throws {
    var stage = try GeorgeScripts.stage(at: .monday)
    try stage.play("let's go", "Berlin Marathon on September 26, hoping for sub 3:45")
    let profile = try stage.profile
    #expect(profile["race_name"] == "Berlin Marathon")
    #expect(profile["race_distance_m"] == 42195)
    #expect(profile["race_date"] == "2026-09-26")
    #expect(profile["goal_time_s"] == 13500)
    #expect(try stage.step == "availability")
    for said in ["Berlin Marathon.", "Distance: a marathon.", "Goal time: 3 hours 45 minutes."] {
      #expect(stage.reply.contains(said), "\(said)")
    }
  }

  @Test(
    "The race is told in people's own words",
    arguments: [
      ("I'm running the Paris Half Marathon", "Paris Half Marathon", 21_098),
      ("London 10k next Sunday", "London 10k", 10_000),
      ("Parkrun 5k", "Parkrun 5k", 5_000),
      ("Berlin Marathon 2026", "Berlin Marathon 2026", 42_195),
    ])
  func named(line: String, name: String, metres: Int) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play("let's go", line)
    #expect(try stage.profile["race_name"] == .string(name))
    #expect(try stage.profile["race_distance_m"] == .int(metres))
  }

  @Test(
    "A distance that followed from the name goes where the name goes, and another race brings its own"
  )
  func implied() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play("let's go", "Berlin Marathon", "change the race to London 10k")
    #expect(try stage.profile["race_distance_m"] == 10_000)
    try stage.play("change the race to the Great North Run")
    #expect(try stage.profile["race_distance_m"] == .null)
    try stage.play("a half", "change the race to Berlin Marathon")
    #expect(try stage.profile["race_distance_m"] == 42_195)
  }

  @Test("The flow is sound")
  func findings() throws {
    #expect(Product.george.findings(in: try GeorgeScripts.stage().context) == [])
  }

  @Test("People who come back find everything where it was", arguments: 1..<12)
  func resumed(after count: Int) throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(Array(GeorgeScripts.marathon.prefix(count)))
    try stage.play(Array(GeorgeScripts.marathon.dropFirst(count)))
    var straight = try GeorgeScripts.stage()
    try straight.play(GeorgeScripts.marathon)
    #expect(try stage.profile == straight.profile)
  }

  @Test("A plan that is made stays, and a changed answer says so")
  func changedAfterwards() throws {
    let plans = ScriptedPlans()
    var stage = try GeorgeScripts.stage(plans)
    #expect(try stage.play(GeorgeScripts.marathon + ["make it 90 minutes"]) == .complete)
    #expect(try stage.profile["session_minutes"] == 90)
    #expect(try stage.profile["plan_id"] == "plan-1")
    #expect(stage.reply.contains("Your plan was made from the answers you sent"))
    #expect(plans.sent.count == 1)
  }
}
