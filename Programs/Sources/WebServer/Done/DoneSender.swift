import Foundation
import Logging
import NIOCore
import Onboarding
import PlanClient
import ServiceLifecycle

/// Sends the word of who is done until it is taken, or given up.
struct DoneSender: Service {
  let host: ConversationHost
  let webhook: DoneWebhook
  let logger: Logger
  private let wire = HTTPWire()

  init(host: ConversationHost, webhook: DoneWebhook, logger: Logger) {
    self.host = host
    self.webhook = webhook
    self.logger = logger
  }

  /// Looks for what is due until the server stops.
  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await sendDue()
        try? await Task.sleep(for: host.limits.outboxTime)
      }
    }
  }

  /// How many seconds after a try that was never noted, as its process was killed, there is another.
  private static let lease = 60

  private func sendDue() async {
    while !Task.isCancelled {
      let now = host.clock.seconds
      let due = try? await host.blocking { store throws(RepositoryError) in
        try store.takeDue(at: now, until: now + Self.lease)
      }
      guard let due, !due.isEmpty else { return }
      await withTaskGroup { group in
        for delivery in due { group.addTask { await send(delivery) } }
      }
    }
  }

  private func send(_ delivery: WebDelivery) async {
    let notice: DoneNotice?
    do { notice = try await host.notice(of: delivery) } catch {
      // The store is away: it is taken again once the lease has run out.
      return
    }
    guard let notice else {
      // Nobody is told of answers that were erased, or are open again: when they are complete once more,
      // that is another word.
      _ = try? await host.blocking { store throws(RepositoryError) in try store.remove(delivery) }
      return
    }
    let body = Data(JSONReply.bytes(of: notice).readableBytesView)
    let message = webhook.message(body, id: delivery.id, at: host.clock.seconds)
    let answer = try? await wire.send(message, within: host.limits.tellTime)
    // A try that was cut by the end of the server says nothing about the other one.
    guard answer != nil || !Task.isCancelled else { return }
    let noted = noted(delivery, answer)
    _ = try? await host.blocking { store throws(RepositoryError) in
      try store.note(noted, takenUntil: delivery.nextAt)
    }
    host.metrics.count(noted.state == .sent ? .delivery : .deliveryFailure)
    logger.log(
      level: noted.state == .sent ? .info : .warning, "told that somebody is done",
      metadata: [
        "id": "\(noted.id)", "state": "\(noted.state.rawValue)", "tries": "\(noted.tries)",
        "status": "\(noted.status ?? 0)",
      ])
  }

  private func noted(_ delivery: WebDelivery, _ answer: HTTPAnswer?) -> WebDelivery {
    var noted = delivery
    let now = host.clock.seconds
    noted.tries += 1
    noted.status = answer?.status
    noted.triedAt = now
    noted.nextAt = now
    if let status = answer?.status, (200...299).contains(status) {
      noted.state = .sent
    } else if answer?.status == 410 || noted.tries > host.limits.retrySeconds.count {
      // 410: it wants no more of them.
      noted.state = .failed
    } else {
      let pause = host.limits.retrySeconds[noted.tries - 1]
      // Many that failed together do not come back together.
      noted.nextAt += max(pause + Int.random(in: 0...(pause / 10)), answer?.retryAfter ?? 0)
    }
    return noted
  }
}

extension DoneSender: CustomStringConvertible {
  /// Its name, as services are logged; never where answers are kept or sent.
  var description: String { "outbox" }
}
