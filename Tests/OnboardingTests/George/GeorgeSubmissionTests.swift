import Conversation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("The submission of Coach George")
struct GeorgeSubmissionTests {
  @Test(
    "A failure says what it is and what to do, loses nothing, and can be tried again",
    arguments: [
      (.unreachable("there's no network."), "couldn't reach the plan service: there's no network"),
      (.timedOut, "didn't answer in time"), (.conflict, "from other answers"),
      (.busy(seconds: 30), "in 30 seconds"), (.serverError, "The plan service failed"),
      (.malformed, "made no sense"), (.rejected(field: nil, reason: "no"), "refused that: no"),
    ] as [(SubmissionFailure, String)])
  func failed(failure: SubmissionFailure, words: String) throws {
    let plans = ScriptedPlans(.submissionFailed(failure))
    var stage = try GeorgeScripts.stage(plans)
    #expect(try stage.play(GeorgeScripts.marathon) == .serviceUnreachable)
    #expect(stage.reply.contains(words), "\(stage.reply)")
    #expect(stage.reply.contains("Everything you told me is saved."))
    #expect(try stage.step == "submit")
    #expect(try stage.stored.state?.completedAt == nil)
    #expect(try stage.profile["consent"] == true)
    #expect(try stage.play("try again") == .complete)
    #expect(try stage.profile["plan_id"] == "plan-1")
  }

  @Test("What could not be sent is sent at the next start, under the same key")
  func nextStart() throws {
    let plans = ScriptedPlans(.submissionFailed(.timedOut), .submissionFailed(.timedOut))
    var stage = try GeorgeScripts.stage(plans)
    #expect(try stage.play(GeorgeScripts.marathon) == .serviceUnreachable)
    #expect(try stage.play([]) == .serviceUnreachable)
    #expect(try stage.play([]) == .complete)
    #expect(plans.sent.count == 3)
    #expect(Set(plans.keys).count == 1)
    #expect(plans.sent[0] == plans.sent[2])
  }

  @Test("A refused field is asked again, and the rest stays")
  func refusedField() throws {
    let refusal = SubmissionFailure.rejected(
      field: "race_date", reason: "must be in the future, at most 2 years ahead")
    let plans = ScriptedPlans(.submissionFailed(refusal))
    var stage = try GeorgeScripts.stage(plans, at: .monday)
    try stage.play(GeorgeScripts.marathon)
    #expect(stage.reply.contains("Race date must be in the future"))
    #expect(stage.reply.contains("When is your race?"))
    #expect(try stage.step == "race")
    #expect(try stage.play("27 September 2026", "yes") == .complete)
    #expect(try stage.profile["race_date"] == "2026-09-27")
    #expect(try stage.profile["plan_id"] == "plan-1")
  }

  @Test("Without a service everything is kept")
  func noService() throws {
    var stage = try Stage(Product.george)
    #expect(try stage.play(GeorgeScripts.marathon) == .serviceUnreachable)
    #expect(try stage.step == "submit")
    #expect(try stage.profile["plan_id"] == .null)
    #expect(try stage.profile["session_minutes"] == 60)
  }

  @Test("The key stays through failures, and is another after a conflict")
  func keys() throws {
    var state = Flow.george.initialState
    let now = try #require(Timestamp("2026-03-02T09:00:00Z"))
    let reading = Context(today: try #require(now.date), now: now.time)
    var count = 0
    var keys: [String] = []
    func take(_ event: Event) {
      count += 1
      let context = TurnContext(now: now, day: reading, nonce: "nonce-\(count)")
      let turn = Flow.george.turn(after: event, from: state, in: context)
      state = turn.state
      for case .submit(let key) in turn.effects { keys.append(key) }
    }
    take(.begin)
    for line in GeorgeScripts.marathon { take(.line(line)) }
    take(.submissionFailed(.timedOut))
    take(.line("yes"))
    take(.submissionFailed(.conflict))
    take(.line("yes"))
    #expect(keys.count == 3)
    #expect(keys[0] == keys[1])
    #expect(keys[1] != keys[2])
  }

  @Test("Killed while it waits for the answer, it asks the service again under the same key")
  func killedWhileWaiting() throws {
    var state = Flow.george.initialState
    let now = try #require(Timestamp("2026-03-02T09:00:00Z"))
    let reading = Context(today: try #require(now.date), now: now.time)
    let context = TurnContext(now: now, day: reading)
    var effects: [Effect] = []
    for event in [.begin] + GeorgeScripts.marathon.map(Event.line) + [.begin] {
      let turn = Flow.george.turn(after: event, from: state, in: context)
      state = turn.state
      effects += turn.effects.filter { if case .submit = $0 { true } else { false } }
    }
    #expect(effects == [.submit(key: "nonce"), .submit(key: "nonce")])
  }

  @Test("Values handed in are taken as answers, and only the rest is asked")
  func handedIn() throws {
    var stage = try GeorgeScripts.stage(at: .monday)
    let values: [HandedIn] = [
      HandedIn(field: "race_name", value: "Berlin Marathon"),
      HandedIn(field: "race_distance", value: 42195),
      HandedIn(field: "race_date", value: "2026-09-26"),
      HandedIn(field: "goal_time", value: .null),
      HandedIn(field: "training_days", value: ["mon", "wed"]),
      HandedIn(field: "session_minutes", value: 45),
      HandedIn(field: "injuries", value: "none"),
      HandedIn(field: "strava_intent", value: "not now"),
    ]
    let ending = try stage.play(
      ["let's go", "looks right", "yes", "generate my plan"], handedIn: values)
    #expect(ending == .complete)
    #expect(try stage.profile["goal_time_s"] == .null)
    #expect(try stage.profile["session_minutes"] == 45)
    #expect(try stage.profile["strava_intent"] == false)
    #expect(try stage.profile["plan_id"] == "plan-1")
  }
}
