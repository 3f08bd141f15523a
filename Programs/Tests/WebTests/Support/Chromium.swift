import Foundation
import Synchronization
import TerminalTestSupport
import Testing
import Understanding

/// A headless Chromium, which is spoken to over a pipe as its DevTools protocol says.
final class Chromium: Sendable {
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "chrome-\(UUID())")
  private let (input, output) = (Pipe(), Pipe())
  private let received = Mutex(Data())
  private let count = Mutex(0)
  private let session = Mutex<String?>(nil)

  /// Debian's browser; nil where there is none.
  static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/chromium" }.first(where: FileManager.default.isExecutableFile)

  /// Starts a browser of its own, in UTC and American English.
  init() async throws {
    process.executableURL = URL(filePath: "/bin/sh")
    // It reads at 3 and writes at 4.
    process.arguments = [
      "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh",
      try #require(Self.program), "--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
      "--window-size=1280,900", "--user-data-dir=\(folder.path)", "--remote-debugging-pipe",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let page = try await command("Target.createTarget", ["url": .string("about:blank")])
    let attached = try await command(
      "Target.attachToTarget", ["targetId": page["targetId"] ?? .null, "flatten": .bool(true)])
    let id = attached["sessionId"]?.string
    session.withLock { $0 = id }
    try await command("Emulation.setTimezoneOverride", ["timezoneId": .string("UTC")])
    try await command("Emulation.setLocaleOverride", ["locale": .string("en-US")])
  }

  /// Closes the browser.
  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a page, and waits until it and its script are there.
  func open(_ address: String) async throws {
    try await command("Page.navigate", ["url": .string(address)])
    while try await run("location.href + document.readyState") != .string(address + "complete") {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// What an expression is in the page.
  @discardableResult
  func run(_ expression: String) async throws -> JSONValue {
    let told = try await command(
      "Runtime.evaluate", ["expression": .string(expression), "returnByValue": .bool(true)])
    try #require(told["exceptionDetails"] == nil, "\(told)")
    return told["result"]?["value"] ?? .null
  }

  /// What a command returns.
  @discardableResult
  func command(_ name: String, _ parameters: [String: JSONValue] = [:]) async throws -> JSONValue {
    let id = count.withLock { count in
      count += 1
      return count
    }
    var message: [String: JSONValue] = [
      "id": .int(id), "method": .string(name), "params": .object(parameters),
    ]
    message["sessionId"] = session.withLock(\.self).map(JSONValue.string)
    try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(message) + [0])
    while true {
      let answer = try JSONDecoder().decode(JSONValue.self, from: try await receive())
      guard answer["id"] == .int(id) else { continue }
      return try #require(answer["result"], "\(name): \(answer)")
    }
  }

  /// The next message, which ends with a zero; waiting for it holds no thread of the tests.
  private func receive() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try self.received.withLock { received in
              while !received.contains(0) {
                let more = self.output.fileHandleForReading.availableData
                try #require(!more.isEmpty, "the browser ended")
                received += more
              }
              let end = received.firstIndex(of: 0) ?? received.endIndex
              defer { received = Data(received[(end + 1)...]) }
              return Data(received[..<end])
            }
          })
      }
    }
  }
}
