import Foundation
import Onboarding
import Testing
import WebServer

@Suite("The chat page")
struct PageTests {
  private func browser(_ flow: String = "diet") async throws -> PageBrowser {
    var browser = PageBrowser(web: try await RunningWeb.start())
    try await browser.open("/chat/\(flow)")
    return browser
  }

  @Test("It goes from the first question to the end by its forms alone")
  func straight() async throws {
    var browser = try await browser()
    #expect(browser.page.body.contains("role=\"log\""))
    try await browser.submit("/chat/diet", ["choice": "1"])
    #expect(browser.page.body.contains("You said: </span>Lose Weight"))
    try await browser.submit("/chat/diet", ["text": "1800"])
    try await browser.submit("/chat/diet", ["text": "noon to 8pm"])
    try await browser.submit("/chat/diet", ["text": ""])
    try await browser.submit("/chat/diet", ["change": "calorie_target"])
    #expect(browser.page.body.contains("Keep 1800 kcal"), "\(browser.page.body)")
    try await browser.submit("/chat/diet", ["text": "1900"])
    #expect(browser.page.body.contains("Start tracking?"), "\(browser.page.body)")
    try await browser.submit("/chat/diet", ["text": "yes"])
    #expect(browser.page.body.contains("All done"))
  }

  @Test("Nothing is kept of somebody who only looks")
  func looking() async throws {
    let browser = try await browser()
    #expect(browser.hidden["conversation"] == "")
    #expect(try await browser.web.send("GET", "/metrics").body.contains("begun_total 0"))
  }

  @Test("Days and times are those of the place that the browser tells", arguments: ["24", "12"])
  func place(hours: String) async throws {
    var browser = try await browser()
    let place = ["zone": "Pacific/Kiritimati", "hours": hours]
    try await browser.submit("/chat/diet", place.merging(["choice": "1"]) { $1 })
    try await browser.submit("/chat/diet", ["text": "1800"])
    try await browser.submit("/chat/diet", ["text": "10 to 18"])
    let window = hours == "24" ? "10:00 to 18:00" : "10 AM to 6 PM"
    #expect(browser.page.body.contains(window), "\(browser.page.body)")
  }

  @Test("What people type is text, never markup")
  func markup() async throws {
    var browser = try await browser("eko")
    try await browser.submit("/chat/eko", ["text": "<img src=x onerror=alert(1)>\"'&"])
    #expect(!browser.page.body.contains("<img"))
    #expect(browser.page.body.contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"))
  }

  @Test("The page asks for nothing from elsewhere, and lets nothing in")
  func policy() async throws {
    let browser = try await browser()
    let policy = browser.page.headers["content-security-policy"] ?? ""
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(browser.page.headers["cache-control"] == "no-store")
    let cookie = browser.page.headers["set-cookie"] ?? ""
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
    let secure = try await RunningWeb.start(behindProxy: true)
    let page = try await secure.send("GET", "/chat/diet")
    #expect(page.headers["set-cookie"]?.contains("; Secure") == true)
  }

  @Test("A form of another site, or of an older page, is refused")
  func forgery() async throws {
    var browser = try await browser()
    for forgery in ["", "0", browser.hidden["forgery"].map { String($0.reversed()) } ?? ""] {
      let answer = try await browser.web.send(
        "POST", "/chat/diet", "text=1800&forgery=\(forgery)",
        type: "application/x-www-form-urlencoded", headers: ["Cookie": browser.cookie])
      #expect(answer.status == 403)
    }
    let cookie = browser.cookie
    try await browser.submit("/chat/diet", ["choice": "1"])
    #expect(browser.cookie != cookie, "the cookie of before is somebody's who only looked")
  }

  @Test("A page that was overtaken takes nothing, and says so")
  func overtaken() async throws {
    var browser = try await browser()
    try await browser.submit("/chat/diet", ["choice": "1"])
    var other = browser
    try await other.submit("/chat/diet", ["text": "1800"])
    try await browser.submit("/chat/diet", ["text": "1500"])
    #expect(browser.page.body.contains("this was not taken"), "\(browser.page.body)")
  }

  @Test("A form that is sent twice is taken once")
  func twice() async throws {
    var browser = try await browser()
    try await browser.submit("/chat/diet", ["choice": "1"])
    var again = browser
    try await browser.submit("/chat/diet", ["text": "1800"])
    try await again.submit("/chat/diet", ["text": "1800"])
    #expect(again.page.body.contains("When do you usually eat?"), "\(again.page.body)")
    #expect(!again.page.body.contains("this was not taken"))
  }

  @Test("A link to another device works once, and not by being looked at")
  func link() async throws {
    var browser = try await browser()
    try await browser.submit("/chat/diet", ["choice": "1"])
    try await browser.submit("/chat/diet/link", [:])
    let code = try #require(browser.page.body.components(separatedBy: "go?link=").last?.prefix(32))
    for isFirst in [true, false] {
      var other = PageBrowser(web: browser.web)
      for _ in 0..<2 { try await other.open("/chat/diet/go?link=\(code)") }
      try await other.submit("/chat/diet/go", [:])
      #expect(other.page.body.contains("How many calories") == isFirst)
      #expect(other.page.status == (isFirst ? 200 : 404))
    }
  }

  @Test("Signing out leaves the answers, and erasing asks first and leaves nothing")
  func leaving() async throws {
    var browser = try await browser()
    try await browser.submit("/chat/diet", ["choice": "1"])
    var other = browser
    try await browser.submit("/chat/diet/erase", [:])
    #expect(browser.page.body.contains("Erase everything"))
    try await browser.submit("/chat/diet/erase", ["confirm": "yes"])
    #expect(browser.page.body.contains("is erased"), "\(browser.page.body)")
    try await other.submit("/chat/diet", ["text": "1800"])
    #expect(other.page.body.contains("run out or was erased"), "\(other.page.body)")
    try await other.submit("/chat/diet", ["choice": "2"])
    try await other.submit("/chat/diet/sign-out", [:])
    #expect(other.page.body.contains("signed out"))
  }

  @Test("A problem is a page too")
  func problem() async throws {
    let web = try await RunningWeb.start()
    let page = try await web.send("GET", "/chat/nothing")
    #expect(page.status == 404)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.body.contains("role=\"alert\""))
  }
}
