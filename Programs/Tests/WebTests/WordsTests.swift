import Foundation
import GRDB
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("Words that must not be seen, and requests that are not what they seem")
struct WordsTests {
  private func form(_ browser: PageBrowser, _ fields: String) async throws -> WebAnswer {
    let hidden = browser.hidden.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    return try await browser.web.send(
      "POST", "/chat/trendsight", hidden + "&" + fields,
      type: "application/x-www-form-urlencoded", headers: ["Cookie": browser.cookie])
  }

  @Test(
    "A password is never taken as text, whatever it begins with or stands behind",
    arguments: ["/violet-rain-1972", "/violet", "/help\nviolet-rain-1972", "violet-rain-1972"])
  func text(password: String) async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("trendsight")
    _ = try await talk.say("get started")
    _ = try await talk.say("ana@example.org")
    let answer = try await talk.say(password, headers: ["Idempotency-Key": "a"])
    #expect(answer.status == 422, "\(answer.body)")
    #expect(try await talk.standing().json["expects"]?["kind"] == "new_secret")
    #expect(try await talk.say("/help").status == 200)
    #expect(try web.files().range(of: Data("violet".utf8)) == nil)
  }

  @Test("Nor in one text with what led to its question")
  func severalLines() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("trendsight")
    _ = try await talk.say("get started\nana@example.org\nviolet-rain-1972\nviolet-rain-1972")
    #expect(try await talk.standing().json["expects"]?["kind"] == "new_secret")
    #expect(try await talk.standing().json["profile"]?["email"] != "ana@example.org")
  }

  @Test("On the page neither: it is not shown, and in no file")
  func page() async throws {
    let web = try await RunningWeb.start()
    var browser = PageBrowser(web: web)
    try await browser.open("/chat/trendsight")
    try await browser.submit("/chat/trendsight", ["text": "get started"])
    try await browser.submit("/chat/trendsight", ["text": "ana@example.org"])
    let answer = try await form(browser, "text=/violet-rain-1972")
    #expect(answer.status == 422 && !answer.body.contains("violet"))
    #expect(try web.files().range(of: Data("violet".utf8)) == nil)
  }

  @Test("A command that is typed as a password is a command", arguments: ["back", "Back"])
  func command(word: String) async throws {
    let web = try await RunningWeb.start()
    var browser = PageBrowser(web: web)
    try await browser.open("/chat/trendsight")
    try await browser.submit("/chat/trendsight", ["text": "get started"])
    try await browser.submit("/chat/trendsight", ["text": "ana@example.org"])
    try await browser.submit("/chat/trendsight", ["secret": "help"])
    #expect(browser.page.body.contains("type=\"password\""))
    try await browser.submit("/chat/trendsight", ["secret": word])
    #expect(browser.page.body.contains("inputmode=\"email\""))
    let talk = try await web.begin("trendsight")
    _ = try await talk.say("get started\nana@example.org")
    #expect(try await talk.say(word).json["expects"]?["kind"] == "email")
  }

  @Test(
    "A form that is no text is refused, and accepts nothing",
    arguments: ["text=%FF", "text=%ED%A0%80", "text=%zz", "%FF=a&text=", "choice=1&text=%C3"])
  func encoding(fields: String) async throws {
    let web = try await RunningWeb.start()
    var browser = PageBrowser(web: web)
    try await browser.open("/chat/trendsight")
    try await browser.submit("/chat/trendsight", ["text": "help"])
    let version = browser.hidden["version"]
    #expect(try await form(browser, fields).status == 400)
    try await browser.open("/chat/trendsight")
    #expect(browser.hidden["version"] == version)
  }

  @Test(
    "A path that is spelled otherwise leads to nothing a proxy keeps from others",
    arguments: ["/metrics/", "//metrics", "/metrics//", "/readyz/", "/%6detrics", "//readyz"])
  func paths(path: String) async throws {
    let web = try await RunningWeb.start()
    let connection = try #require(Socket.connected(to: web.port))
    connection.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
    connection.close()
  }

  @Test("Where a table is missing it says that it is not ready")
  func tables() async throws {
    let web = try await RunningWeb.start()
    _ = try await web.begin()
    #expect(try await web.send("GET", "/readyz").status == 200)
    let file = web.folder.appending(path: "diet.sqlite").path
    try await DatabaseQueue(path: file).write {
      try $0.execute(sql: "ALTER TABLE usher_conversations RENAME TO elsewhere")
    }
    let answer = try await web.send("GET", "/readyz")
    #expect(answer.status == 503, "\(answer.body)")
    #expect(try await web.send("GET", "/healthz").status == 200)
  }
}
