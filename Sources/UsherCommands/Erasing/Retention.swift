import Conversation
import Onboarding
import Terminal

/// Erases those who were last seen before an instant: all that is kept of each, as ``Erasure`` does.
struct Retention {
  private let setting: Setting
  private let product: any AnyProduct
  private let stores: Stores
  private let limit: Timestamp
  private let due: [Due]

  /// Somebody who is due.
  private struct Due {
    let user: User
    /// The id of the rows, which in PostgreSQL is not always that of the name.
    let id: String
  }

  /// How many people are due.
  var count: Int { due.count }

  /// Finds who is due.
  ///
  /// - Parameters:
  ///   - product: What was set up.
  ///   - setting: Where.
  ///   - stores: What opens the store.
  ///   - limit: The instant before which they were last seen.
  ///   - onlyIncomplete: Whether those who are done stay.
  /// - Throws: ``Failure`` when the store cannot be read.
  init(
    of product: any AnyProduct, _ setting: Setting, in stores: Stores,
    lastSeenBefore limit: Timestamp,
    onlyIncomplete: Bool
  ) throws {
    self.setting = setting
    self.product = product
    self.stores = stores
    self.limit = limit
    var due: [Due] = []
    do {
      let repository = try stores.repository(of: product, at: setting.clock.now)
      try repository.forEach(completedOnly: false) { stored in
        let isDone = stored.state?.completedAt != nil
        if stored.savedAt < limit, !(onlyIncomplete && isDone), let user = User(named: stored.user)
        {
          due.append(Due(user: user, id: stored.id))
        }
        return true
      }
    } catch let error as RepositoryError {
      throw Failure(error)
    }
    self.due = due
  }

  /// What was erased, of how many people, and what was not; and why it ended early, where it did.
  struct Result {
    var people = 0
    var erased = ErasureReceipt(rows: [:], isScrubbed: true)
    var left: [Leftover] = []
    var failure: Failure?
  }

  /// Erases who is due and was not seen since.
  ///
  /// A failure ends it; whoever was erased before is, and the next time goes on with the others.
  func run(_ places: Erasure.Places) -> Result {
    var result = Result()
    for person in due {
      do {
        let erasure = try Erasure(of: product, setting.with(person.user), in: stores) {
          repository in
          repository.remember(person.user.name, as: person.id)
          return places
        }
        guard let one = try erasure.run(ifLastSeenBefore: limit) else { continue }
        result.people += 1
        result.erased.add(one.here)
        result.left += one.left.filter { !result.left.contains($0) }
      } catch {
        result.failure = error as? Failure ?? Failure(.inputOutput, "\(error)")
        return result
      }
    }
    return result
  }
}

extension Retention.Result {
  /// One line of JSON.
  func json(of flow: String, before limit: Timestamp) throws -> String {
    try JSONText.line(
      Receipt(
        flow: flow, before: limit.description, people: people, erased: erased.rows,
        scrubbed: erased.isScrubbed, left: left))
  }

  /// Prints what was erased, and what was not.
  func printForPeople(before limit: Timestamp, in store: StorePlace) {
    guard people > 0 else {
      return StandardOutput.say("Nobody was last seen before \(limit): nothing was erased.")
    }
    StandardOutput.say(
      "Erased for \(people) \(people == 1 ? "person" : "people") last seen before \(limit):")
    for (table, count) in erased.rows.filter({ $0.value > 0 }).sorted(by: { $0.key < $1.key }) {
      print("  \(table): \(count) \(count == 1 ? "row" : "rows")")
    }
    if case .postgres = store {
      print("The disks of the server lose it when PostgreSQL vacuums; its backups keep it.")
    } else if !erased.isScrubbed {
      print(
        "Another program is using the files, so their bytes stay until something is erased again.")
    }
    for line in left.lines(isAhead: false) { StandardOutput.say(line) }
  }

  private struct Receipt: Encodable {
    let flow: String
    let before: String
    let people: Int
    let erased: [String: Int]
    let scrubbed: Bool
    let left: [Leftover]
  }
}
