import Conversation
import Foundation
import NetworkHelper
import Onboarding
import SQLiteStore

/// Erases an onboarding of a user at every place that it went to and that is named.
struct Erasure {
  /// The places besides the store that are named.
  struct Places {
    var remote: Remote?
    var plans: HelperPlanService?
    var eventFiles: [String]
  }

  private let setting: Setting
  private let product: any AnyProduct
  private let repository: any OnboardingRepository
  private let places: Places
  private let traces: Traces
  let account: AccountErasure?

  init(
    of product: any AnyProduct, _ setting: Setting, in stores: Stores,
    _ places: (any OnboardingRepository) throws -> Places
  ) throws {
    self.setting = setting
    self.product = product
    account = try AccountErasure(of: product, setting, in: stores)
    repository = try stores.repository(of: product, at: setting.clock.now)
    self.places = try places(repository)
    traces = Traces(of: setting.user, product, in: repository)
  }

  /// What is not erased, as nothing that is named reaches it.
  var leftovers: [Leftover] {
    var left: [Leftover] = []
    if traces.isAtRemote, places.remote == nil { left.append(.remoteCopy(id: traces.id)) }
    if let plan = traces.plan, places.plans == nil { left.append(.plan(id: plan.text)) }
    if let key = traces.unansweredKey { left.append(.unansweredSubmission(key: key)) }
    if let id = traces.eventsID, places.eventFiles.isEmpty { left.append(.events(id: id)) }
    if let keeper = account?.keeper { left.append(.account(keeper: keeper)) }
    if case .folder(let folder) = setting.store {
      left += SQLiteRepository.filesSetAside(of: product.id, in: folder).map(Leftover.damagedFile)
      let web = "\(folder)/web.sqlite"
      if FileManager.default.fileExists(atPath: web) { left.append(.webReplies(web)) }
    }
    return left
  }

  /// What was erased, and what was not.
  struct Result {
    var here: ErasureReceipt
    var remote: ErasureReceipt?
    var left: [Leftover]
  }

  /// Erases, what is far away first: the answers say where it is, so that a second try finds it
  /// again.
  ///
  /// - Throws: ``Failure`` when a place cannot be reached; what comes after it is not erased then.
  func run() throws -> Result {
    try run { repository throws(RepositoryError) in try repository.erase(user: setting.user.name) }
  }

  /// Erases a user who was last seen before an instant, and does not rewrite what is kept of others;
  /// nil, and nothing erased, where the user was seen since.
  ///
  /// - Throws: ``Failure`` when a place cannot be reached; what comes after it is not erased then.
  func run(ifLastSeenBefore limit: Timestamp) throws -> Result? {
    let stored: StoredOnboarding?
    do {
      stored = try repository.load(user: setting.user.name)
    } catch {
      throw Failure(error)
    }
    guard let stored, stored.savedAt < limit else { return nil }
    return try run { repository throws(RepositoryError) in try repository.erase(stored) }
  }

  private func run(
    erasing erase: (any OnboardingRepository) throws(RepositoryError) -> ErasureReceipt
  ) throws -> Result {
    var result = Result(here: ErasureReceipt(rows: [:], isScrubbed: true), left: leftovers)
    result.here.add(try eraseEvents())
    if let plan = traces.plan, let plans = places.plans {
      let wasThere = try self.erase(plan, at: plans)
      result.here.rows["plans"] = wasThere ? 1 : 0
      if !wasThere { result.left.append(.unknownPlan(id: plan.text)) }
    }
    result.remote = try places.remote.map { try self.erase($0) }
    // The account before the answers: its id is in them.
    if let account { result.here.add(try account.erase()) }
    do {
      result.here.add(try erase(repository))
    } catch {
      throw Failure(error)
    }
    if let account { result.here.add(try account.endSession()) }
    return result
  }

  private func eraseEvents() throws -> ErasureReceipt {
    var receipt = ErasureReceipt(rows: [:], isScrubbed: true)
    guard let id = traces.eventsID else { return receipt }
    for path in places.eventFiles {
      guard let count = EventFile.erase(id, in: path) else {
        throw Failure(
          .noInput, "Nothing was erased yet, as \(path) cannot be read and written.")
      }
      receipt.rows["events_in_files", default: 0] += count
    }
    return receipt
  }

  private func erase(_ plan: PlanID, at plans: HelperPlanService) throws -> Bool {
    defer { SignOfLife.end() }
    do {
      return try PlanErasure(plans).erase(plan)
    } catch {
      throw Failure(
        .unavailable,
        """
        Nothing was erased yet, as the plan \(plan) could not be: \(error) \
        Erase again then, or leave out --service to erase what is on this machine alone.
        """)
    }
  }

  private func erase(_ remote: Remote) throws -> ErasureReceipt {
    do {
      return try remote.erase(setting.user, account: setting.account(of: product))
    } catch {
      let failure = Failure(error)
      throw Failure(
        failure.code,
        """
        Nothing was erased yet, as the copy at \(remote.name) could not be: \(error) \
        Erase again then, or leave out --remote to erase what is on this machine alone.
        """)
    }
  }
}
