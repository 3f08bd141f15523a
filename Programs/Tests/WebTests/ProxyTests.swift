import Foundation
import Testing
import WebServer

@Suite(
  "Behind the proxy that the documentation sets up",
  .enabled(if: FileManager.default.isExecutableFile(atPath: Nginx.path)))
struct ProxyTests {
  @Test("What the operator alone should see is not to be had, however it is spelled")
  func watching() async throws {
    let web = try await RunningWeb.start(behindProxy: true)
    let proxy = try Nginx(before: web)
    for path in [
      "/metrics", "/metrics/", "//metrics", "/metrics//", "/readyz", "/readyz/", "/%6detrics",
      "/./metrics", "/chat/../metrics", "/metrics?a", "/metrics/?a", "/Metrics", "/metrics;a",
      "/metrics%2f", "/metrics%00", "/%2fmetrics", "/x/%2e%2e/readyz",
    ] {
      let answer = try await proxy.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 40"), "\(path): \(answer)")
      #expect(!answer.contains("usher_web"), "\(path)")
    }
    #expect(try await proxy.get("/healthz").hasPrefix("HTTP/1.1 200 "))
  }

  @Test("Nobody says where they come from: the limit of an address holds")
  func addresses() async throws {
    var limits = WebLimits()
    limits.requestsPerAddress = 3
    let web = try await RunningWeb.start(limits: limits, behindProxy: true)
    let proxy = try Nginx(before: web)
    var statuses: [Substring] = []
    for number in 0..<5 {
      let answer = try await proxy.get(
        "/v1/flows", "X-Forwarded-For: 192.0.2.\(number)\r\nX-Forwarded-For: ::\(number)\r\n")
      statuses.append(answer.dropFirst(9).prefix(3))
    }
    #expect(statuses == ["200", "200", "200", "429", "429"])
  }

  @Test("The page works, its cookies are for TLS alone, and other names are refused")
  func page() async throws {
    let web = try await RunningWeb.start(behindProxy: true)
    let proxy = try Nginx(before: web)
    let page = try await proxy.get("/chat/diet")
    #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("; Secure"), "\(page)")
    let other = try await proxy.ask("GET /v1/flows HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    #expect(other.hasPrefix("HTTP/1.1 421 "), "\(other)")
    let target = try await proxy.ask(
      "GET http://evil.example/v1/flows HTTP/1.1\r\nHost: hello.example.org\r\n\r\n")
    #expect(!target.hasPrefix("HTTP/1.1 200 "), "\(target)")
  }

  @Test(
    "Requests that two servers may read differently lead to no second one",
    arguments: [
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n",
      "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n",
      "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n",
      "Content-Length: 0\r\nContent-Length: 30\r\n\r\nGET /metrics HTTP/1.1\r\nA: ",
      "Content-Length: +5\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n",
    ])
  func smuggling(rest: String) async throws {
    let web = try await RunningWeb.start(behindProxy: true)
    let proxy = try Nginx(before: web)
    let answer = try await proxy.ask(
      "POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: hello.example.org\r\n"
        + "Content-Type: application/json\r\n" + rest)
    #expect(!answer.contains("usher_web"), "\(answer)")
    let metrics = try await web.send("GET", "/metrics").body
    // One request at most came through, besides the one that asks.
    #expect(!metrics.contains("responses_total{status=\"200\"}"), "\(metrics)")
  }
}
