import Foundation
import Onboarding
import Testing

@Suite("A plan request in JSON")
struct PlanRequestJSONTests {
  private let sample = """
    {"consent":true,"consented_at":"2026-03-02T09:00:00Z","goal_time_s":13500,"injuries":"",\
    "race_date":"2026-09-26","race_distance_m":42195,"race_name":"Berlin Marathon",\
    "session_minutes":60,"strava_intent":true,"training_days":["mon","wed","sat"]}
    """

  private func decode(_ json: String) throws -> PlanRequest {
    try JSONDecoder().decode(PlanRequest.self, from: Data(json.utf8))
  }

  private func encode(_ request: PlanRequest) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(request), as: UTF8.self)
  }

  @Test("is written with exactly the profile's keys, and reads back")
  func roundTrip() throws {
    #expect(try encode(.sample()) == sample)
    #expect(try decode(sample) == .sample())
  }

  @Test("writes null for what was not given, and takes it missing too")
  func nulls() throws {
    let request = try PlanRequest.sample().with { $0.goalTime = nil }
    let json = try encode(request)
    #expect(json.contains(#""goal_time_s":null"#))
    #expect(try decode(json) == request)
    #expect(try decode(json.replacing(#""goal_time_s":null,"#, with: "")) == request)
  }

  @Test("takes training days in any order and puts them in week order")
  func weekOrder() throws {
    #expect(
      try decode(sample.replacing(#""mon","wed","sat""#, with: #""sat","mon","wed""#))
        == .sample())
  }

  @Test(
    "names the field that cannot be read, without what it said",
    arguments: [
      (#""race_name":"Berlin Marathon""#, #""race_name":null"#, PlanField.raceName),
      (#""race_distance_m":42195"#, #""race_distance_m":"far""#, .raceDistance),
      (#""race_distance_m":42195"#, #""race_distance_m":42195.5"#, .raceDistance),
      (#""race_distance_m":42195"#, #""race_distance_m":1e99"#, .raceDistance),
      (#""race_date":"2026-09-26""#, #""race_date":"2026-02-30""#, .raceDate),
      (#""goal_time_s":13500"#, #""goal_time_s":"sub 3:45""#, .goalTime),
      (#""mon","wed""#, #""mon","someday""#, .trainingDays),
      (#"["mon","wed","sat"]"#, #""mon""#, .trainingDays),
      (#""session_minutes":60,"#, "", .sessionMinutes),
      (#""injuries":"""#, #""injuries":["knee"]"#, .injuries),
      (#""strava_intent":true"#, #""strava_intent":"yes""#, .stravaIntent),
      (#""consent":true"#, #""consent":1"#, .consent),
      (#"2026-03-02T09:00:00Z"#, "yesterday", .consentedAt),
    ])
  func fields(old: String, new: String, field: PlanField) throws {
    let json = sample.replacing(old, with: new)
    try #require(json != sample)
    let error = try #require(throws: DecodingError.self) { try decode(json) }
    let finding = try #require(PlanFinding(error))
    #expect(finding.field == field)
    for word in ["far", "42195", "sub", "someday", "knee", "yes"] {
      #expect(!finding.reason.contains(word))
    }
  }

  @Test("is no request at all when it is no JSON object", arguments: ["", "{", "[]", "1", "null"])
  func noRequest(json: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(json) }
    #expect(PlanFinding(error) == nil)
  }

  @Test("hides the answers when it is printed, dumped or reflected")
  func hidden() throws {
    let request = try PlanRequest.sample(raceName: "Secret")
    var dumped = ""
    dump(request, to: &dumped)
    for text in ["\(request)", String(reflecting: request), dumped, "\([request])"] {
      #expect(!text.contains("Secret") && !text.contains("42195"))
    }
  }
}
