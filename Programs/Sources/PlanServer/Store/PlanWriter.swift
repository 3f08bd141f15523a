import Onboarding

/// Stores submissions as they come, many to a transaction, and refuses more than it can hold.
///
/// A disk syncs a hundred submissions in the time it syncs one. So while one transaction is on its
/// way, those that arrive wait for the next, which takes them all: the slower the disk, the bigger
/// the transactions.
actor PlanWriter {
  private struct Entry {
    let number: Int
    let submission: Submission
    let answer: CheckedContinuation<Result<Receipt, PlanWriterError>, Never>
    let patience: Task<Void, Never>
  }

  private let store: PlanStore
  private let limits: ServerLimits
  private var waiting: [Entry] = []
  private var beingWritten = 0
  private var isWriting = false
  private var lastNumber = 0

  init(store: PlanStore, limits: ServerLimits) {
    self.store = store
    self.limits = limits
  }

  /// Stores a submission; once this returns, it is on disk.
  ///
  /// - Throws: ``PlanWriterError``; nothing of the submission is stored then.
  func submit(_ submission: Submission) async throws(PlanWriterError) -> Receipt {
    guard waiting.count + beingWritten < limits.submissionsInFlight else { throw .overloaded }
    lastNumber += 1
    let number = lastNumber
    let patience = Task { [limits] in
      guard (try? await Task.sleep(for: limits.longestWait)) != nil else { return }
      self.giveUp(number)
    }
    let result = await withCheckedContinuation { answer in
      waiting.append(
        Entry(number: number, submission: submission, answer: answer, patience: patience))
      guard !isWriting else { return }
      isWriting = true
      Task { await writeAll() }
    }
    return try result.get()
  }

  /// Answers an entry that has waited too long; one already being written is left to its end.
  private func giveUp(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).answer.resume(returning: .failure(.overloaded))
  }

  private func writeAll() async {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      beingWritten = batch.count
      await write(batch)
      beingWritten = 0
    }
    isWriting = false
  }

  private func write(_ batch: [Entry]) async {
    for entry in batch { entry.patience.cancel() }
    do {
      let receipts = try await store.record(batch.map(\.submission))
      for (entry, receipt) in zip(batch, receipts) {
        entry.answer.resume(returning: .success(receipt))
      }
    } catch PlanStoreError.busy {
      for entry in batch { entry.answer.resume(returning: .failure(.overloaded)) }
    } catch  where batch.count > 1 {
      // One of them may have spoilt it for the others.
      for entry in batch { await write([entry]) }
    } catch {
      for entry in batch { entry.answer.resume(returning: .failure(.store(error))) }
    }
  }
}
