import Foundation

/// Runs what holds its thread on a thread of its own, so that tasks keep theirs.
enum OwnThread {
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
