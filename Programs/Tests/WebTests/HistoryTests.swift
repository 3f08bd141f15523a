import Foundation
import Testing
import Understanding
import WebServer

@Suite("Nothing that was said is thrown away")
struct HistoryTests {
  private static let chat = "/chat/diet"

  private func begun() async throws -> PageBrowser {
    var browser = PageBrowser(web: try await RunningWeb.start())
    try await browser.open(Self.chat)
    try await browser.submit(Self.chat, ["text": "I'd like to lose weight"])
    try await browser.submit(Self.chat, ["text": "1800"])
    return browser
  }

  @Test("The page shows the whole conversation again, in another tab and on another device too")
  func whole() async throws {
    var browser = try await begun()
    try await browser.open(Self.chat)
    let words = [
      "Your diet in five short steps", "What&#39;s your main goal?", "I&#39;d like to lose weight",
      "How many calories per day?", "You said: </span>1800", "When do you usually eat?",
    ]
    for word in words { #expect(browser.page.body.contains(word), "\(word)") }
    try await browser.submit(Self.chat + "/link", [:])
    let code = try #require(browser.page.body.components(separatedBy: "go?link=").last?.prefix(32))
    var other = PageBrowser(web: browser.web)
    try await other.open(Self.chat + "/go?link=\(code)")
    try await other.submit(Self.chat + "/go", [:])
    for word in words { #expect(other.page.body.contains(word), "\(word)") }
  }

  @Test("A page that was overtaken keeps the line, marked as not sent")
  func overtaken() async throws {
    var browser = try await begun()
    var other = browser
    try await other.submit(Self.chat, ["text": "noon to 8pm"])
    try await browser.submit(Self.chat, ["text": "9 to 5"])
    let body = browser.page.body
    #expect(body.contains("<p class=\"you failed\"><span class=\"unseen\">You said: </span>9 to 5"))
    #expect(body.contains("this was not taken"))
    #expect(body.contains("What is MATADOR?"), "where it stands is explained")
    try await browser.submit(Self.chat, ["text": "go on"])
    #expect(!browser.page.body.contains("9 to 5"), "\(browser.page.body)")
  }

  @Test("Too many lines are answered by the conversation, with what was typed")
  func limited() async throws {
    var limits = WebLimits()
    limits.linesPerConversation = 2
    var browser = PageBrowser(web: try await RunningWeb.start(limits: limits))
    try await browser.open(Self.chat)
    for text in ["lose weight", "1800"] { try await browser.submit(Self.chat, ["text": text]) }
    let fields = browser.hidden.merging(["text": "noon to 8pm"]) { $1 }
    let answer = try await browser.web.send(
      "POST", Self.chat,
      fields.map { "\($0)=\($1.replacing(" ", with: "+"))" }.joined(separator: "&"),
      type: "application/x-www-form-urlencoded",
      headers: ["Cookie": browser.cookie, "Sec-Fetch-Site": "same-origin"])
    #expect(answer.status == 429)
    #expect(Int(answer.headers["retry-after"] ?? "") != nil)
    #expect(answer.body.contains("That was not sent."))
    #expect(answer.body.contains("value=\"noon to 8pm\""))
    #expect(answer.body.contains("You said: </span>1800"))
  }

  @Test("A form without its cookie shows how to go on, and fills in nothing that another site sent")
  func lostCookie() async throws {
    let browser = try await begun()
    let fields = browser.hidden.map { "\($0)=\($1)" }.joined(separator: "&") + "&text=noon"
    for (site, isKept) in [("same-origin", true), ("cross-site", false)] {
      let answer = try await browser.web.send(
        "POST", Self.chat, fields, type: "application/x-www-form-urlencoded",
        headers: ["Sec-Fetch-Site": site])
      #expect(answer.status == 403)
      #expect(answer.body.contains("That was not sent."))
      #expect(answer.body.contains("What&#39;s your main goal?"))
      #expect(answer.body.contains("value=\"noon\"") == isKept)
      #expect(!answer.body.contains("You said"), "whoever has no cookie sees no answers")
    }
  }

  @Test("What somebody said who was signed in is for nobody else")
  func signedOut() async throws {
    var browser = PageBrowser(web: try await RunningWeb.start())
    let chat = "/chat/trendsight"
    try await browser.open(chat)
    try await browser.submit(chat, ["text": "get started"])
    try await browser.submit(chat, ["text": "ana@example.org"])
    for _ in 0..<2 { try await browser.submit(chat, ["secret": RunningWeb.password]) }
    try await browser.submit(chat, ["text": "custom: Migraine, red, bolt"])
    #expect(browser.page.body.contains("Migraine"))
    try await browser.submit(chat, ["text": "sign out"])
    try await browser.open(chat)
    #expect(!browser.page.body.contains("Migraine"), "\(browser.page.body)")
    try await browser.submit(chat, ["text": "ben@example.org"])
    #expect(!browser.page.body.contains("Migraine"), "\(browser.page.body)")
  }

  @Test("Words of danger are not shown again")
  func danger() async throws {
    var browser = try await begun()
    try await browser.submit(Self.chat, ["text": "I want to die"])
    #expect(browser.page.body.contains("findahelpline.com"))
    #expect(browser.page.body.contains("value=\"go on\">Go on</button>"))
    try await browser.open(Self.chat)
    #expect(!browser.page.body.contains("I want to die"))
    #expect(browser.page.body.contains("You said: </span>1800"))
  }

  @Test("What was said is erased with the answers, and after thirty days")
  func erased() async throws {
    var browser = try await begun()
    try await browser.submit(Self.chat + "/erase", ["confirm": "yes"])
    #expect(try browser.web.files().range(of: Data("like to lose weight".utf8)) == nil)
  }
}
