import Foundation
import Testing
import WebServer

@Suite("The words of the page are a page's own")
struct PageWordsTests {
  /// What only people at a terminal have to be told.
  private static let terminal = [
    "press enter", "by number", "say &quot;", "type &quot;", "[FEED]", "\\_____/", "<pre",
    "quit&quot;",
  ]

  private static let flows: [(flow: String, lines: [[String: String]])] = [
    (
      "diet",
      [["choice": "1"], ["text": "1800"], ["text": "noon to 8pm"], ["text": ""], ["text": "yes"]]
    ),
    (
      "eko",
      [
        ["text": "Sam"], ["text": "Mia"], ["text": "4 March 2018"], ["text": "1 and 3"],
        ["text": "school, friends and family"], ["value": "7"], ["value": "5"], ["value": "4"],
        ["text": "that's all"],
      ]
    ),
    (
      "trendsight",
      [
        ["text": "get started"], ["text": "ana@example.org"], ["secret": RunningWeb.password],
        ["secret": RunningWeb.password], ["text": "custom"], ["text": "Water"], ["text": "teal"],
        ["text": "drop"], ["text": "log it"], ["text": "yes"], ["text": "no"], ["text": "no"],
        ["text": "go to dashboard"],
      ]
    ),
    (
      "george",
      [
        ["text": "let's go"], ["text": "Berlin Marathon"], ["text": "a marathon"],
        ["text": "in 20 weeks"], ["text": "just to finish"], ["text": "Mon, Wed and Sat"],
        ["text": "60 minutes"], ["text": "none"], ["text": "yes"], ["text": "looks right"],
        ["text": "no"], ["text": "yes, I consent"], ["text": "yes"],
      ]
    ),
    ("growth", [["text": "guided"], ["text": "1"]]),
  ]

  /// What people say that is no answer, at every question.
  private static let asides = [
    "help", "why", "brrrzl", "brrrzl", "brrrzl", "brrrzl", "brrrzl", "what can I say",
    "can I skip this", "can I stop and come back", "how do I quit", "not sure", "show my answers",
  ]

  @Test("Nobody is told to type, whatever is said at which question", arguments: flows.indices)
  func words(place: Int) async throws {
    let (flow, lines) = Self.flows[place]
    var limits = WebLimits()
    limits.linesPerConversation = 10_000
    var browser = PageBrowser(web: try await RunningWeb.start(limits: limits))
    try await browser.open("/chat/\(flow)")
    Self.look(at: browser)
    for line in lines {
      if line["secret"] == nil {
        // On the side, so that no aside changes the way.
        var aside = PageBrowser(web: try await RunningWeb.start(limits: limits))
        try await aside.open("/chat/\(flow)")
        for earlier in lines.prefix(while: { $0 != line }) {
          try await aside.submit("/chat/\(flow)", earlier)
        }
        for text in Self.asides {
          try await aside.submit("/chat/\(flow)", ["text": text])
          Self.look(at: aside)
        }
      }
      try await browser.submit("/chat/\(flow)", line)
      Self.look(at: browser)
    }
  }

  private static func look(at browser: PageBrowser) {
    let body = browser.page.body.lowercased()
    for words in terminal {
      guard let found = body.range(of: words.lowercased()) else { continue }
      let around = body[found.lowerBound...].prefix(160)
      let before = body[..<found.lowerBound].suffix(160)
      Issue.record("\(words): \(before)\(around)")
    }
  }
}
