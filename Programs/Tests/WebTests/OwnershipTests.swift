import Foundation
import GRDB
import Onboarding
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("Whose a conversation is")
struct OwnershipTests {
  private static let email = "ana@example.org"

  @Test(
    "Whoever had the conversation before is not let in with the person who signs in",
    arguments: Backend.available)
  func fixation(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    _ = try await web.signUp(Self.email)
    let handedOn = try await web.begin("trendsight")
    let answer = try await handedOn.signIn(Self.email)
    let own = try answer.renewed(handedOn)
    #expect(own.token != handedOn.token)
    #expect(try await handedOn.standing().status == 401)
    #expect(try await handedOn.erase().status == 401)
    #expect(try await own.standing().json["profile"]?["email"] == .string(Self.email))
    #expect(try !web.holds(own.token))
  }

  @Test(
    "On the page, too, and the browser of the person goes on; a link is worth nothing any more",
    arguments: Backend.available)
  func fixationOnThePage(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    _ = try await web.signUp(Self.email)
    let chat = "/chat/trendsight"
    var browser = PageBrowser(web: web)
    try await browser.open(chat)
    try await browser.submit(chat, ["text": "get started"])
    let before = try #require(browser.value(ofCookie: "usher-trendsight"))
    let id = try #require(browser.hidden["conversation"])
    var other = browser
    try await other.submit(chat + "/link", [:])
    let link = try #require(other.page.body.firstMatch(of: /link=([0-9a-f]{32})/)?.1)
    try await browser.submit(chat, ["text": "sign in"])
    try await browser.submit(chat, ["text": Self.email])
    try await browser.submit(chat, ["secret": RunningWeb.password])
    #expect(browser.page.body.contains("signed in as \(Self.email)"), "\(browser.page.body)")
    try await browser.open(chat)
    #expect(browser.page.body.contains("signed in as \(Self.email)"), "\(browser.page.body)")
    let old = try await web.send(
      "GET", "/v1/conversations/\(id)", headers: ["Authorization": "Bearer \(before)"])
    #expect(old.status == 401)
    try await other.open(chat + "/go?link=\(link)")
    try await other.submit(chat + "/go", ["link": String(link)])
    #expect(other.page.status == 404)
  }

  @Test(
    "A password that was changed leaves nobody else in, not even in the same conversation",
    arguments: Backend.available)
  func changedPassword(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    let own = try await web.signUp(Self.email)
    let other = try await web.signIn(Self.email)
    _ = try await own.say("change my password")
    _ = try await own.send(["secret": .string(RunningWeb.password)])
    _ = try await own.send(["secret": "another-anchor-rain-1973"])
    let new = try await own.send(["secret": "another-anchor-rain-1973"]).renewed(own)
    #expect(try await own.standing().status == 401)
    #expect(try await new.standing().json["profile"]?["email"] == .string(Self.email))
    #expect(!(try await other.standing().body.contains(Self.email)))
  }

  @Test(
    "A session that has ended reads nothing, changes nothing and erases its conversation alone",
    arguments: Backend.available)
  func endedSession(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    let own = try await web.signUp(Self.email)
    _ = try await own.say("Coffee")
    let other = try await web.signIn(Self.email)
    #expect(try await other.standing().body.contains(Self.email))
    // What the page showed while it was signed in is not shown again.
    _ = try await other.say("what is my email?", headers: ["Idempotency-Key": "a"])
    _ = try await other.say("sign out")
    let standing = try await other.standing()
    #expect(standing.json["expects"]?["kind"] == "email")
    #expect(!standing.body.contains(Self.email) && !standing.body.contains("Coffee"))
    #expect(standing.json["answers"] == [] && standing.json["profile"] == [:])
    for line in ["what is my email?", "review", "/review", "what did I say?", "Tea", "/undo"] {
      let answer = try await other.say(line)
      #expect(answer.json["expects"]?["kind"] == "email", "\(answer.body)")
      #expect(!answer.body.contains(Self.email) && !answer.body.contains("Coffee"))
    }
    let receipt = try await other.erase()
    #expect(receipt.status == 200)
    #expect(receipt.json["erased"]?["accounts"] == nil)
    #expect(receipt.json["left"]?.array?.isEmpty == false)
    #expect(try await other.standing().status == 401)
    #expect(try await own.standing().json["profile"]?["email"] == .string(Self.email))
    #expect(try await web.signIn(Self.email).standing().body.contains(Self.email))
  }

  @Test(
    "Words of danger are answered to somebody who is signed out, too",
    arguments: Backend.available)
  func danger(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    let talk = try await web.signUp(Self.email)
    _ = try await talk.say("sign out")
    let answer = try await talk.say("I just want to kill myself tonight\nwhat is my email?")
    #expect(answer.said.contains("findahelpline.com"))
    #expect(!answer.body.contains(Self.email))
  }

  @Test(
    "Erasing on one device erases what the account has on all, and nobody goes on there",
    arguments: Backend.available)
  func devices(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    let first = try await web.signUp(Self.email)
    let second = try await web.signIn(Self.email)
    let receipt = try await first.erase()
    #expect(receipt.status == 200, "\(receipt.body)")
    #expect(receipt.json["erased"]?["accounts"] == 1)
    #expect(receipt.json["left"] == [])
    // What PostgreSQL has on its disk is its own matter.
    #expect((receipt.json["scrubbed"] == true) == (backend == .sqlite))
    for talk in [first, second] { #expect(try await talk.standing().status == 401) }
    #expect(try !web.holds(Self.email))
    let sessions = web.folder.appending(path: "sessions").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: sessions) == [])
  }

  @Test("What was erased half way is erased by a second try", arguments: Backend.available)
  func halfWay(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.trendsight, on: backend)
    let talk = try await web.signUp(Self.email)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let accounts = try DatabaseQueue(
      path: web.folder.appending(path: "accounts.sqlite").path, configuration: configuration)
    try await accounts.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(try await talk.erase().status == 503)
    try await accounts.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try accounts.close()
    let receipt = try await talk.erase()
    #expect(receipt.status == 200, "\(receipt.body)")
    #expect(receipt.json["erased"]?["accounts"] == 1)
    #expect(try !web.holds(Self.email))
  }

  @Test("An account that another flow needs is kept, and the receipt says so")
  func otherFlow() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.signUp(Self.email)
    let folder = web.folder.path
    let account = try await DatabaseQueue(path: folder + "/trendsight.sqlite").read {
      try String.fetchOne($0, sql: "SELECT id FROM usher_conversations")
    }
    // As somebody has who signed in at a terminal.
    _ = try await web.begin("eko").say("Ana")
    try await DatabaseQueue(path: folder + "/eko.sqlite").write {
      try $0.execute(sql: "UPDATE usher_conversations SET id = ?", arguments: [account])
    }
    let receipt = try await talk.erase()
    #expect(receipt.status == 200, "\(receipt.body)")
    #expect(receipt.json["erased"]?["accounts"] == nil)
    #expect(receipt.json["left"]?.array?.count == 1, "\(receipt.body)")
  }

  @Test("A line beside an erasure leaves nothing", arguments: Backend.available, 0..<4)
  func besideErasure(backend: Backend, round: Int) async throws {
    let web = try await RunningWeb.start(Product.diet, on: backend)
    let talk = try await web.begin()
    _ = try await talk.say("lose weight")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        if number == 5 * round + 10 {
          group.addTask {
            let receipt = try await talk.erase()
            #expect(receipt.status == 200, "\(receipt.body)")
          }
        }
        group.addTask { _ = try await talk.say("calories to \(1500 + number)") }
      }
      try await group.waitForAll()
    }
    #expect(try web.answering("diet") == 0)
  }
}
