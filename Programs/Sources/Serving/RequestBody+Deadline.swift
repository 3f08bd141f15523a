package import Hummingbird
package import NIOCore

extension RequestBody {
  /// The whole body.
  ///
  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - time: The longest it may take; an idle timeout alone would let a byte a second pass.
  /// - Returns: The bytes.
  /// - Throws: `NIOTooManyBytesError`, `BodyTooSlow`, or the connection's error.
  package func collect(upTo limit: Int, within time: Duration) async throws -> ByteBuffer {
    try await withThrowingTaskGroup(of: ByteBuffer?.self) { group in
      group.addTask { try await self.collect(upTo: limit) }
      group.addTask {
        try await Task.sleep(for: time)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let body = first else { throw BodyTooSlow() }
      return body
    }
  }
}

/// The body took longer than allowed.
package struct BodyTooSlow: Error {}
