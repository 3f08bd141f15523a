import Foundation
import Glibc
import Synchronization

/// A proxy in front of a PostgreSQL on a socket in a folder, which stands still when it is told to:
/// connections stay open, new ones are accepted, and nothing goes either way any more.
public final class StillProxy: Sendable {
  private struct State {
    var isStill = false
    var isOver = false
    /// Whether somebody has asked for something since it stands still.
    var isAsked = false
    /// How many bytes went through to the server since the last ``stand(after:)``.
    var left = Int.max
  }

  /// The folder its socket is in, as `host` in an address.
  public let folder: String
  private let server: String
  private let listener: Int32
  private let state = Mutex(State())
  private static let name = ".s.PGSQL.5432"

  /// Starts it.
  ///
  /// - Parameter folder: The folder with the socket of the server.
  /// - Throws: ``HarnessError`` when it cannot be.
  public init(before folder: String) throws(HarnessError) {
    server = folder
    self.folder = "/tmp/usher-still-\(UUID().uuidString.prefix(8))"
    mkdir(self.folder, 0o755)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.with(self.folder, { bind(listener, $0, $1) }) == 0, listen(listener, 64) == 0
    else { throw .cannotOpen(errno) }
    Thread { [self] in accept() }.start()
  }

  /// Ends it.
  public func stop() {
    state.withLock { $0.isOver = true }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Stands still from now on.
  public func stand() {
    state.withLock {
      $0.isStill = true
      $0.isAsked = false
    }
  }

  /// Waits until somebody has asked for something that gets no answer; two minutes at most.
  public func waitUntilAsked() {
    for _ in 0..<24_000 where !state.withLock({ $0.isAsked }) { usleep(5_000) }
  }

  /// Passes on so many more pieces from the client, and nothing after them, nor any answer to them.
  public func stand(after pieces: Int) { state.withLock { $0.left = pieces } }

  /// Goes on.
  public func goOn() {
    state.withLock {
      $0.isStill = false
      $0.left = .max
    }
  }

  private func accept() {
    while !state.withLock({ $0.isOver }) {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0 else { return }
      Thread { [self] in serve(client) }.start()
    }
  }

  private func serve(_ client: Int32) {
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer {
      close(client)
      close(server)
    }
    guard Self.with(self.server, { connect(server, $0, $1) }) == 0 else { return }
    while !state.withLock({ $0.isOver }) {
      if state.withLock({ $0.isStill }) {
        var asking = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
        if poll(&asking, 1, 0) > 0 { state.withLock { $0.isAsked = true } }
        usleep(5_000)
        continue
      }
      var ends = [
        pollfd(fd: client, events: Int16(POLLIN), revents: 0),
        pollfd(fd: server, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, 20) > 0, !state.withLock({ $0.isStill }) else { continue }
      if ends[1].revents != 0, !pass(from: server, to: client) { return }
      if ends[0].revents != 0 {
        guard pass(from: client, to: server) else { return }
        state.withLock { state in
          state.left -= 1
          if state.left == 0 { state.isStill = true }
        }
      }
    }
  }

  private func pass(from source: Int32, to target: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(source, &bytes, bytes.count)
    guard count > 0 else { return false }
    return send(target, bytes, count, Int32(MSG_NOSIGNAL)) == count
  }

  private static func with(
    _ folder: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: Array("\(folder)/\(name)".utf8).prefix(path.count - 1))
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
