import Conversation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@Suite("The review of Coach George")
struct GeorgeReviewTests {
  @Test(
    "An answer is changed by a sentence, and the review goes on",
    arguments: [
      ("change the race to Berlin Marathon", "race_name", "Berlin Marathon"),
      ("the distance is 10 km", "race_distance_m", 10_000),
      ("no, the race is on 20 September", "race_date", "2026-09-20"),
      ("goal time sub 2", "goal_time_s", 7_200),
      ("make the sessions 90 minutes", "session_minutes", 90),
      ("no, 45 minutes", "session_minutes", 45),
      ("change the days to Tue and Thu", "training_days", ["tue", "thu"]),
      ("add Sunday to the training days", "training_days", ["mon", "wed", "sat", "sun"]),
      ("change the injuries to sore ankle", "injuries", "sore ankle"),
      ("change strava to no", "strava_intent", false),
    ] as [(String, String, JSONValue)])
  func edited(line: String, key: String, value: JSONValue) throws {
    var stage = try GeorgeScripts.stage(at: .monday)
    try stage.play(GeorgeScripts.toReview + [line])
    #expect(try stage.profile[key] == value, "\(stage.reply)")
    #expect(stage.reply.contains("Does that look right?"))
  }

  @Test("The review shows everything that is sent")
  func showsAll() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toReview)
    for said in [
      "Race: Great North Run", "a half marathon", "13 September 20", "just to finish",
      "Mon, Wed and Sat", "60 minutes", "Injuries: none", "Connect Strava later: yes",
    ] {
      #expect(stage.reply.contains(said), "\(said)")
    }
  }

  @Test("A no asks what should be different")
  func no() throws {
    var stage = try GeorgeScripts.stage()
    try stage.play(GeorgeScripts.toReview + ["no"])
    #expect(stage.reply.contains("What should be different?"))
    #expect(try stage.profile["strava_intent"] == true)
  }
}
