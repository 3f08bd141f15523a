package import NIOCore
import Synchronization

/// The connections there are, so that one more never has to wait for those that do nothing.
///
/// Whoever opens connections and is silent would otherwise keep everybody out, the check of the
/// service's health first of all. So the connection that has been waiting for a request for the
/// longest is closed for a new one; those whose request is being answered stay.
package final class ConnectionRoster: Sendable {
  /// The most connections of a server that was told nothing else.
  package static let usualLimit = 4096

  private struct Entry {
    let channel: any Channel
    /// When it last became silent, counted in events.
    var since: Int
    /// How many requests came, and how many answers went, to their ends.
    var requests = 0
    var answers = 0

    /// Whether a request that is complete waits for its answer.
    var isAnswering: Bool { requests > answers }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var events = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// A roster of at most so many connections.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The number of connections.
  package var count: Int { state.withLock(\.entries.count) }

  /// Takes in a connection, and closes the one that gives way to it, if any has to.
  package func open(_ channel: any Channel) {
    let given = state.withLock { state -> (any Channel)? in
      state.events += 1
      let id = ObjectIdentifier(channel)
      state.entries[id] = Entry(channel: channel, since: state.events)
      guard state.entries.count > limit else { return nil }
      let silent = state.entries.filter { !$0.value.isAnswering && $0.key != id }
      guard let oldest = silent.min(by: { $0.value.since < $1.value.since }) else { return nil }
      state.entries[oldest.key] = nil
      return oldest.value.channel
    }
    given?.close(promise: nil)
  }

  /// Takes note of a request that has come to its end; until it is answered, its connection stays.
  ///
  /// One whose body is still on its way may be a trick to hold the connection.
  package func noteRequest(on channel: any Channel) {
    change(channel) { $0.requests += 1 }
  }

  /// Takes note of an answer that has gone to its end; its connection is silent from now on.
  package func noteAnswer(on channel: any Channel) {
    change(channel) { $0.answers += 1 }
  }

  private func change(_ channel: any Channel, _ change: (inout Entry) -> Void) {
    state.withLock { state in
      state.events += 1
      guard var entry = state.entries[ObjectIdentifier(channel)] else { return }
      entry.since = state.events
      change(&entry)
      state.entries[ObjectIdentifier(channel)] = entry
    }
  }

  /// Strikes out a connection that has ended.
  package func close(_ channel: any Channel) {
    state.withLock { $0.entries[ObjectIdentifier(channel)] = nil }
  }
}
