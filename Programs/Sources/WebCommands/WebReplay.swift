import Conversation
import Foundation
import FoundationNetworking
import Onboarding
import Synchronization
import Transcripts
import Understanding
import WebServer

/// Replays a transcript over HTTP: a real server on a port of this computer, with the clock and the
/// store of the transcript.
struct WebReplay {
  private let tested: TranscriptSuite.Tested
  private var transcript: Transcript { tested.transcript }

  init(_ tested: TranscriptSuite.Tested) {
    self.tested = tested
  }

  /// What happened: as in process, where the web has nothing to compare.
  func perform() async throws -> Performance {
    let head = transcript.head
    guard let user = User(named: head.user), let key = ServiceToken(Self.key) else {
      return tested.performance
    }
    let now = TranscriptTime(head.now)
    let server = try WebServer(
      testing: tested.product,
      repository: Replay(transcript, of: tested.product).repository(for: user),
      access: WebAccess(key: key), plans: head.hasService ? WebPlans(WillingPlans()) : nil,
      limits: Self.limits, now: { now.instant }, nonce: { "nonce" },
      register: .typed)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await server.run(host: "127.0.0.1", port: 0) { port.yield($0) }
      }
      defer { group.cancelAll() }
      for await number in ports { return try await play(on: WebTalk(port: number, key: key), now) }
      return tested.performance
    }
  }

  private func play(on talk: WebTalk, _ now: TranscriptTime) async throws -> Performance {
    var performance = tested.performance
    var secrets = transcript.head.secrets[...]
    for (index, life) in transcript.script.lives.enumerated() {
      guard index < performance.lives.count else { break }
      now.pass(life.opening)
      let handedIn = index == 0 ? transcript.head.answers + transcript.head.settings : []
      var turn: WebTalk.Turn
      do {
        turn = try await talk.begin(transcript.head, handedIn)
      } catch let refused as WebTalk.Refused where !handedIn.isEmpty && refused.status == 422 {
        // What was handed in cannot be used: the web says so, and nothing has begun.
        let words = refused.detail.split(separator: "\n").map { Spoken.plain(String($0)) }
        performance.lives[index].blocks[0] = transcript.lines(of: words)
        return performance
      }
      take(turn, asBlock: 0, ofLife: index, in: &performance)
      for (place, move) in life.moves.enumerated() {
        now.pass(move.before)
        switch move.action {
        case .answer(let text): turn = try await talk.say(text)
        case .secret: turn = try await talk.say(secret: secrets.popFirst() ?? "")
        case .unreadable(.nul): turn = try await talk.say("\0")
        case .unreadable(.long): turn = try await talk.say(String(repeating: "a", count: 4097))
        case .unreadable(.bytes), .endOfInput, .hangUp, .interrupt, .kill, .start: continue
        }
        take(turn, asBlock: place + 1, ofLife: index, in: &performance)
      }
      now.pass(life.closing)
    }
    let standing = try await talk.standing()
    performance.profile = standing.profile ?? [:]
    performance.isComplete = standing.completed
    return performance
  }

  /// Puts what the web said in the place of what was said in process, where both can say the same.
  private func take(
    _ turn: WebTalk.Turn, asBlock block: Int, ofLife life: Int, in performance: inout Performance
  ) {
    guard performance.lives[life].blocks.indices.contains(block) else { return }
    var lines = transcript.lines(of: turn.messages.flatMap(\.words))
    let expected = performance.lives[life].blocks[block]
    // The command to go on is a terminal's.
    if let said = expected.firstIndex(of: "Saved. To go on, run:"),
      let same = lines.firstIndex(of: "Saved. You can come back to this at any time.")
    {
      lines.replaceSubrange(same...same, with: expected[said..<min(said + 2, expected.count)])
    }
    performance.lives[life].blocks[block] = lines
  }

  /// A key that no server has but those of replays.
  private static let key = "the-operator-of-replays"

  private static var limits: WebLimits {
    var limits = WebLimits()
    limits.linesPerConversation = 1_000_000
    limits.requestsPerAddress = 1_000_000
    return limits
  }
}

/// The instant of a replay.
final class TranscriptTime: Sendable {
  private let now: Mutex<Timestamp>

  init(_ now: Timestamp) {
    self.now = Mutex(now)
  }

  /// The instant it is.
  var instant: Timestamp { now.withLock { $0 } }

  /// Lets the time pass that cues speak of.
  func pass(_ cues: [Cue]) {
    for cue in cues {
      guard case .advance(let seconds) = cue.directive else { continue }
      now.withLock { $0 = Timestamp(secondsSince1970: $0.secondsSince1970 + seconds) }
    }
  }
}

/// A plan service that takes everything, as that of transcripts does.
struct WillingPlans: PlanService {
  func submit(
    _ request: PlanRequest, key: IdempotencyKey
  ) async throws(PlanServiceError) -> PlanID {
    guard let id = PlanID(UUIDv5.row("plan", of: key.text)) else { throw .malformedAnswer }
    return id
  }

  func erase(_ plan: PlanID) async throws(PlanServiceError) -> Bool { true }
}
