import Conversation
import Finding
import Foundation
import Onboarding
import Understanding

/// A conversation of which every turn is checked.
struct Talk {
  private let product: any AnyProduct
  private let context: TurnContext
  private let voice = Voice(resumeCommand: "usher chat", showsIcons: false)
  private var state: ConversationState
  private var last = Event.begin

  init(with product: any AnyProduct, signIn: SignInMode) {
    self.product = product
    let now = Timestamp(secondsSince1970: 1_772_442_000)
    guard let today = now.date else { found("the fuzzer's own day is refused", in: "") }
    context = TurnContext(
      now: now, day: Context(today: today, now: now.time), signIn: signIn)
    state = product.initialState
  }

  /// What a line of bytes stands for: one that starts with a control character is the event of that
  /// number, any other is typed.
  func event(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Event {
    let text = String(decoding: bytes.prefix(UnreadableLine.lineLimit), as: UTF8.self)
    guard let first = bytes.first, first < 32 else { return .line(text) }
    let rest = String(text.dropFirst())
    let events = self.events(rest)
    return events[Int(first) % events.count]
  }

  private func events(_ text: String) -> [Event] {
    let fields = product.fields
    let field = fields.isEmpty ? text : fields[text.utf8.count % fields.count]
    let value: JSONValue =
      (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .string(text)
    return [
      .begin, .beginSignedOut, .endOfInput, .interrupt, .terminate(.terminated),
      .terminate(.hungUp), .reloaded, .signInCancelled, .sessionExpired,
      .signedOut, .signOutFailed(text),
      .beginSignedIn(SignedIn(accountID: "account", email: text, method: .signIn)),
      .unreadable(.invalidUTF8), .unreadable(.tooLong), .secret(.accepted), .secret(.empty),
      .secret(.refused("Too short.")), .secret(.repeated(matches: true)),
      .secret(.repeated(matches: false)), .submitted(id: text), .submissionFailed(.timedOut),
      .submissionFailed(.rejected(field: field, reason: text)), .submissionFailed(.conflict),
      .signInFailed(.wrongCredentials), .signInFailed(.tryLater(seconds: 30)),
      .saveFailed(.unavailable, after: last), .saveFailed(.conflict, after: last),
      .signedIn(SignedIn(accountID: "account", email: text, method: .signUp)),
      .signedIn(
        SignedIn(
          accountID: "account", email: "ana@example.com", method: .provider,
          known: [HandedIn(field: field, value: value)])),
      .handIn([HandedIn(field: field, value: value)]),
      .handIn([HandedIn(field: text, value: .string(text))]),
      .sequence([.line(text), .line("yes")]),
    ]
  }

  /// Takes a turn twice, and goes on from what is left of its state once it was stored.
  mutating func take(_ event: Event) {
    let turn = product.turn(after: event, from: state, in: context)
    guard product.turn(after: event, from: state, in: context) == turn else {
      found("\(product.id): two turns of one event differ", in: "\(event)")
    }
    for utterance in turn.utterances { _ = voice.say(utterance) }
    _ = product.provenance(of: turn.state, in: context)
    _ = product.save(
      turn, after: event, from: state, user: "ana", id: "1", basedOn: 1, in: context)
    do {
      let stored = try JSONEncoder().encode(turn.state)
      guard try JSONDecoder().decode(ConversationState.self, from: stored) == turn.state else {
        found("\(product.id): the stored state is another", in: "\(event)")
      }
    } catch { found("\(product.id): the state is not stored: \(error)", in: "\(event)") }
    state = turn.state
    last = event
  }
}
