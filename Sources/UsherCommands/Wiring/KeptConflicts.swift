import Conversation
import Onboarding
import Understanding

/// The conflicts of a user in one onboarding, and how one is brought back.
struct KeptConflicts {
  private let product: any AnyProduct
  private let repository: any OnboardingRepository
  private let keeper: any ConflictKeeper
  private let setting: Setting
  private let conflicts: [KeptConflict]
  private let stored: StoredOnboarding?

  /// The conflicts of a user.
  ///
  /// - Throws: ``Failure`` when the store keeps none, or cannot be read.
  init(
    of product: any AnyProduct, in repository: any OnboardingRepository, _ setting: Setting
  ) throws {
    guard let keeper = repository.conflictKeeper else {
      throw Failure(.usage, "Only a store in a folder keeps conflicts. Name one with --store.")
    }
    self.product = product
    self.repository = repository
    self.keeper = keeper
    self.setting = setting
    do throws(RepositoryError) {
      conflicts = try keeper.conflicts(of: setting.user.name)
      stored = try repository.load(user: setting.user.name)
    } catch {
      throw Failure(error)
    }
  }

  /// Whether there is a conflict of a number.
  func has(_ number: Int) -> Bool { conflicts.contains { $0.number == number } }

  /// The conflicts as they are listed.
  var listed: [Listed] { conflicts.map { listed($0) } }

  private func listed(_ kept: KeptConflict) -> Listed {
    let context = setting.clock.context(signIn: .none)
    let state = stored?.state ?? product.initialState
    let words = product.words(for: kept.conflict, of: state, in: context)
    let field = kept.conflict.place.path(in: state)?.description ?? kept.conflict.place.description
    return Listed(
      number: kept.number, flow: product.id, user: setting.user.name, field: field,
      counts: kept.conflict.kept.map { side($0) }, replaced: side(kept.conflict.lost),
      words: words)
  }

  private func side(_ answer: Answer) -> Side {
    Side(
      value: answer.value ?? .null, at: answer.stands,
      here: answer.machine == repository.machine)
  }

  /// Brings back what was replaced, as the latest answer, or who was left out, and says so.
  ///
  /// - Throws: ``Failure`` when there is no place for it any more, or it cannot be stored.
  func restore(_ number: Int) throws -> String {
    guard let kept = conflicts.first(where: { $0.number == number }), let stored,
      var state = stored.state, let machine = repository.machine
    else { throw Failure(.dataError, "There is no place for it any more.") }
    let context = setting.clock.context(signIn: .none)
    let before = state
    do {
      try state.restore(kept.conflict, groups: product.groupOutlines)
    } catch {
      throw Failure(error)
    }
    state.stamp(
      changesFrom: before, by: machine, at: context.now, nonce: context.nonce,
      groups: product.groups)
    let save = product.save(
      of: state, user: User(name: stored.user, id: stored.id), basedOn: stored.version,
      in: context)
    do throws(RepositoryError) {
      try repository.save(save)
      try keeper.removeConflict(number, of: stored.user)
    } catch {
      throw Failure(error)
    }
    let words = product.words(for: kept.conflict, of: state, in: context)
    return "\(words.label): \(words.lost) again."
  }
}

extension KeptConflicts {
  /// A conflict as it is listed.
  struct Listed: Encodable {
    let number: Int
    let flow: String
    let user: String
    let field: String
    let counts: Side?
    let replaced: Side
    let words: ConflictWords

    private enum CodingKeys: CodingKey {
      case number, flow, user, field, counts, replaced
    }

    /// The conflict in a line for people.
    var line: String {
      let counts = counts.flatMap { counts in
        words.kept.map { "\($0) counts (\(counts.line))" }
      }
      guard let counts else {
        return "\(number). \(flow), \(words.label): there was no room; "
          + "left out: \(words.lost) (\(replaced.line))"
      }
      return "\(number). \(flow), \(words.label): \(counts); "
        + "replaced: \(words.lost) (\(replaced.line))"
    }
  }

  /// One of the two answers of a conflict.
  struct Side: Encodable {
    let value: JSONValue
    let at: Timestamp
    let here: Bool

    /// Where and when it was given.
    var line: String { "\(here ? "here" : "on another machine"), \(at)" }
  }
}
