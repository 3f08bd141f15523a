import Synchronization

/// Whether a server has answered lately: one that is away shows itself by saying nothing.
public final class ServerContact: Sendable {
  private let flag = Atomic(false)

  init() {}

  /// Whether the server has answered anything since ``listen()``.
  public var isMade: Bool { flag.load(ordering: .relaxed) }

  /// Waits for an answer from now on.
  public func listen() { flag.store(false, ordering: .relaxed) }

  /// Says that the server has answered.
  func tell() { flag.store(true, ordering: .relaxed) }

  /// The contact that was handed to C.
  static func from(_ context: UnsafeMutableRawPointer) -> ServerContact {
    Unmanaged<ServerContact>.fromOpaque(context).takeUnretainedValue()
  }
}
