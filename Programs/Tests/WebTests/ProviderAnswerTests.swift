import Foundation
import NetworkHelper
import SocketTestSupport
import Testing
import WebServer

@Suite("A provider whose answers never end, or lead elsewhere", .timeLimit(.minutes(2)))
struct ProviderAnswerTests: SigningIn {
  /// Has somebody go to a provider that answers by hand, and gives the page they see then.
  private func page(
    within time: Duration = WebLimits().providerTime,
    _ answer: @escaping @Sendable (Socket, _ port: Int) -> Void
  ) async throws -> String {
    let provider = try Socket.listening()
    defer { provider.close() }
    let answering = Task {
      try await onThread {
        guard let connection = provider.accepted() else { return }
        _ = connection.readMessage()
        answer(connection, provider.port)
        connection.close()
      }
    }
    var limits = WebLimits()
    limits.providerTime = time
    var browser = try await browser(
      OpenIDProvider(issuer: "http://127.0.0.1:\(provider.port)", clientID: "usher-tests"),
      limits: limits)
    try await browser.submit(Self.chat + "/sign-in", [:])
    // Whoever was given up before they connected is not waited for.
    provider.shutDown()
    try await answering.value
    return browser.page.body
  }

  @Test("An answer without an end is given up long before it fills the memory")
  func endless() async throws {
    let body = try await page(within: .seconds(90)) { connection, _ in
      connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk =
        Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 0x10000)
        + Array("\r\n".utf8)
      // Until nobody takes it any more, at six megabytes a second: where bytes come as fast as they are
      // read, as from a program of the same machine, libcurl reads on before it hears of the end.
      while connection.write(chunk) { usleep(10_000) }
    }
    #expect(body.contains("could not be trusted"), "\(body)")
  }

  @Test("An answer that is packed counts as what it unpacks to")
  func packed() async throws {
    let body = try await page { connection, port in
      let issuer = "http://127.0.0.1:\(port)"
      let description = """
        {"issuer":"\(issuer)","authorization_endpoint":"\(issuer)/a","token_endpoint":"\(issuer)/t",\
        "jwks_uri":"\(issuer)/k"}
        """
      let gzip = Process()
      gzip.executableURL = URL(filePath: "/bin/sh")
      gzip.arguments = ["-c", "printf '%1000000s%s' '' \"$0\" | gzip", description]
      let output = Pipe()
      gzip.standardOutput = output
      guard (try? gzip.run()) != nil else { return }
      let packed = output.fileHandleForReading.readDataToEndOfFile()
      connection.write(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
      connection.write(Array(packed))
    }
    #expect(body.contains("could not be trusted"), "\(body)")
  }

  @Test("An answer that comes a byte at a time is not waited for any longer than one that does not")
  func dribbling() async throws {
    let start = ContinuousClock.now
    let body = try await page(within: .milliseconds(500)) { connection, _ in
      connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      for _ in 0..<1000 where connection.write([32]) { usleep(50_000) }
    }
    #expect(body.contains("can&#39;t be reached"), "\(body)")
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("A redirect is not followed", arguments: [301, 302, 303, 307, 308])
  func redirects(status: Int) async throws {
    let elsewhere = try Socket.listening()
    defer { elsewhere.close() }
    let port = elsewhere.port
    let following = Task {
      try await onThread { elsewhere.accepted().map { $0.close() } != nil }
    }
    let body = try await page { connection, _ in
      connection.write(
        "HTTP/1.1 \(status) Found\r\nLocation: http://127.0.0.1:\(port)/\r\n"
          + "Content-Length: 0\r\n\r\n")
    }
    elsewhere.shutDown()
    #expect(body.contains("could not be trusted"), "\(body)")
    #expect(try await !following.value)
  }
}
