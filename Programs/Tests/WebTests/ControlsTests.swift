import Foundation
import Testing
import Understanding
import WebServer

@Suite("What can be pointed at on the page")
struct ControlsTests {
  private func browser(_ flow: String) async throws -> PageBrowser {
    var browser = PageBrowser(web: try await RunningWeb.start())
    try await browser.open("/chat/\(flow)")
    return browser
  }

  /// Where the conversation of a browser stands.
  private func profile(_ browser: PageBrowser, _ flow: String) async throws -> JSONValue? {
    let id = try #require(browser.hidden["conversation"])
    let token = try #require(browser.value(ofCookie: "usher-\(flow)"))
    return try await browser.web.send(
      "GET", "/v1/conversations/\(id)", headers: ["Authorization": "Bearer \(token)"]
    ).json["profile"]
  }

  @Test("A child is told of by checks, a native date and a scale, with the words said back")
  func child() async throws {
    var browser = try await browser("eko")
    let chat = "/chat/eko"
    #expect(browser.page.body.contains("autocomplete=\"name\""))
    try await browser.submit(chat, ["text": "Sam"])
    try await browser.submit(chat, ["text": "Mia"])
    #expect(browser.page.body.contains("<input type=\"date\" name=\"date\""))
    try await browser.submit(chat, ["picked": "date", "date": "2018-03-04"])
    #expect(browser.page.body.contains("You said: </span>4 March 2018"))
    #expect(browser.page.body.contains("data-least=\"1\" data-most=\"3\">Done</button>"))
    try await browser.submit(chat, ["picked": "picks", "pick-1": "on", "pick-3": "on"])
    let goals = "Understanding their thoughts and feelings better; Connecting"
    #expect(browser.page.body.contains(goals))
    try await browser.submit(chat, ["picked": "picks", "pick-2": "on"])
    #expect(browser.page.body.contains("At least three topics"), "\(browser.page.body)")
    #expect(browser.page.body.contains("name=\"pick-12\""), "the choices are still there")
    try await browser.submit(
      chat, ["picked": "picks", "pick-1": "on", "pick-2": "on", "pick-3": "on"])
    #expect(browser.page.body.contains("<span>1: very quiet</span><span>10: never stops</span>"))
    #expect(browser.page.body.contains("name=\"value\" value=\"10\">10</button>"))
    for value in ["7", "5", "4"] { try await browser.submit(chat, ["value": value]) }
    #expect(browser.page.body.contains("value=\"add another child\">Add another child</button>"))
    let child = try await profile(browser, "eko")?["children"]?.array?.first
    #expect(child?["birthday"] == "2018-03-04")
    #expect(child?["topics"]?.array?.count == 3)
    #expect(child?["temperament_talkative"] == 7)
    try await browser.submit(chat, ["text": "add another child"])
    #expect(browser.page.body.contains("What&#39;s your child&#39;s name?"))
    #expect(browser.page.body.contains("<progress value=\"7\""), "the bar does not go back")
  }

  @Test("An event type is made of cards, swatches and icons, and logged by a button")
  func event() async throws {
    var browser = try await browser("trendsight")
    let chat = "/chat/trendsight"
    #expect(browser.page.body.contains("value=\"get started\">Get started</button>"))
    #expect(browser.page.body.contains("value=\"I have an account\">I have an account</button>"))
    try await browser.submit(chat, ["text": "get started"])
    try await browser.submit(chat, ["text": "ana@example.org"])
    #expect(browser.page.body.contains("autocomplete=\"username\" value=\"ana@example.org\""))
    for _ in 0..<2 { try await browser.submit(chat, ["secret": RunningWeb.password]) }
    #expect(browser.page.body.contains("<span class=\"detail\" id=\"about-1\">"))
    try await browser.submit(chat, ["text": "custom"])
    try await browser.submit(chat, ["text": "Water"])
    #expect(browser.page.body.contains("fill=\"rgb(20,184,166)\""))
    try await browser.submit(chat, ["choice": "6"])
    #expect(browser.page.body.contains("<span class=\"icon\" aria-hidden=\"true\">💧</span>drop"))
    try await browser.submit(chat, ["choice": "10"])
    #expect(browser.page.body.contains("value=\"log it\">Log it</button>"))
    #expect(browser.page.body.contains("value=\"skip\">Skip</button>"))
    try await browser.submit(chat, ["text": "log it"])
    for reply in ["yes", "not now", "not now"] {
      #expect(browser.page.body.contains("value=\"yes\">Yes</button>"))
      #expect(browser.page.body.contains("value=\"not now\">Not now</button>"))
      #expect(!browser.page.body.contains(">Skip</button>"))
      try await browser.submit(chat, ["text": reply])
    }
    try await browser.submit(chat, ["text": "go to dashboard"])
    #expect(browser.page.body.contains("All done"), "\(browser.page.body)")
    let profile = try await profile(browser, "trendsight")
    #expect(profile?["event_type"]?["color_hex"] == "#14B8A6")
    #expect(profile?["event_type"]?["icon_name"] == "drop.fill")
  }

  @Test("Days are chips, hours native inputs, and consent a yes or a no")
  func race() async throws {
    var browser = try await browser("george")
    let chat = "/chat/george"
    for text in ["let's go", "Berlin Marathon", "a marathon", "in 20 weeks", "just to finish"] {
      try await browser.submit(chat, ["text": text])
    }
    #expect(
      browser.page.body.contains("class=\"chip\"><input type=\"checkbox\" name=\"pick-sun\">Sun"))
    try await browser.submit(chat, ["picked": "days", "pick-mon": "on", "pick-sat": "on"])
    #expect(browser.page.body.contains("You said: </span>Mon and Sat"))
    try await browser.submit(chat, ["text": "60 minutes"])
    #expect(browser.page.body.contains("value=\"none\">None</button>"))
    for text in ["none", "yes", "looks right"] { try await browser.submit(chat, ["text": text]) }
    #expect(browser.page.body.contains("value=\"yes, I consent\">Yes, I consent</button>"))
    try await browser.submit(chat, ["text": "no"])
    #expect(browser.page.body.contains("value=\"yes, I consent\">Yes, I consent</button>"))
    try await browser.submit(chat, ["text": "yes, I consent"])
    #expect(try await profile(browser, "george")?["consent"] == true)
  }

  @Test("A time range is picked, and nothing picked is said instead of taken")
  func hours() async throws {
    var browser = try await browser("diet")
    try await browser.submit("/chat/diet", ["choice": "1"])
    #expect(browser.page.body.contains("inputmode=\"numeric\""))
    try await browser.submit("/chat/diet", ["text": "1800"])
    #expect(browser.page.body.contains("<input type=\"time\" name=\"start\" value=\"12:00\">"))
    try await browser.submit("/chat/diet", ["picked": "times", "start": "", "end": "18:00"])
    #expect(browser.page.status == 422)
    #expect(browser.page.body.contains("Nothing is picked yet"))
    #expect(browser.page.body.contains("name=\"start\""), "the question is still there")
    try await browser.submit("/chat/diet", ["picked": "times", "start": "10:00", "end": "18:00"])
    #expect(browser.page.body.contains("You said: </span>10 AM to 6 PM"), "\(browser.page.body)")
    try await browser.submit("/chat/diet", ["command": "back"])
    #expect(browser.page.body.contains("Keep 10 AM to 6 PM"))
  }

  @Test("What can be pointed at comes before the line, which its question describes")
  func order() async throws {
    let body = try await browser("diet").page.body
    let choice = try #require(body.range(of: "name=\"choice\""))
    let line = try #require(body.range(of: "aria-describedby=\"question\""))
    #expect(choice.lowerBound < line.lowerBound)
    #expect(body.contains("id=\"question\"><h2>What&#39;s your main goal?</h2>"))
    #expect(body.contains("enterkeyhint=\"send\""))
  }
}
