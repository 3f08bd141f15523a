import Conversation
import Foundation
import TerminalTestSupport
import Testing
import Understanding

@Suite("What the page tells those who hear it", .timeLimit(.minutes(5)), .serialized)
struct AccessibilityTests {
  /// What is done in each flow: `=NAME` presses a button, `#A|B` checks what has these names and presses
  /// Done, everything else is typed.
  private static let flows: [String: [String]] = [
    "diet": ["=Lose Weight", "1800", "=Use these hours", "=Go on", "=Start tracking"],
    "eko": [
      "Sam", "Mia", "4 March 2018", "#Understanding|Connecting", "#School|Friends|Family", "=7",
      "=5", "=4", "=Add another child", "=Back", "=That's all",
    ],
    "trendsight": [
      "=Get started", "ana@example.org", RunningWeb.password, RunningWeb.password, "=Custom",
      "Water", "=teal", "=drop", "=Log it", "=Yes", "=Not now", "=Not now", "=Go to dashboard",
    ],
    "george": [
      "=Let's go", "Berlin Marathon", "a marathon", "soon or so", "in 20 weeks",
      "=Just to finish", "#Mon|Wed|Sat", "60 minutes", "=None", "=Yes", "=Looks right",
      "=Yes, I consent", "=Generate my plan",
    ],
    "growth": ["=Guided Routine", "=First Steps"],
  ]

  @Test(
    "The tree of each step is the one that was read (USHER_UPDATE_TREES=1 writes it anew)",
    .enabled(if: Chromium.program != nil, "There is no Chromium here."),
    arguments: flows.keys.sorted())
  func trees(of flow: String) async throws {
    // 2 March 2026, 9:00.
    let now = Timestamp(secondsSince1970: 1_772_442_000)
    let web = try await RunningWeb.start(now: { now })
    let browser = try await Chromium()
    defer { browser.end() }
    let told = try await Self.walk(flow, web, browser)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Trees/\(flow).txt")
    if ProcessInfo.processInfo.environment["USHER_UPDATE_TREES"] == "1" {
      try told.write(to: file, atomically: true, encoding: .utf8)
    }
    let read = try String(contentsOf: file, encoding: .utf8)
    for (line, other) in zip(told.split(separator: "\n"), read.split(separator: "\n")) {
      try #require(line == other)
    }
    #expect(told == read)
  }

  /// Goes through a flow, and tells the tree of each step; of the log only what is new.
  private static func walk(
    _ flow: String, _ web: RunningWeb, _ browser: Chromium
  ) async throws -> String {
    try await browser.open("http://127.0.0.1:\(web.port)/chat/\(flow)")
    var before = try await AccessibilityTree(of: browser).lines
    var told = before.joined(separator: "\n") + "\n"
    for move in flows[flow] ?? [] {
      try await take(move, in: browser)
      let lines = try await AccessibilityTree(of: browser).lines
      told += "\n## \(move == RunningWeb.password ? "a password" : move)\n"
      told += new(in: lines, since: before).joined(separator: "\n") + "\n"
      before = lines
    }
    return told
  }

  /// The lines without those at the start of the log that were told before.
  private static func new(in lines: [String], since before: [String]) -> [String] {
    guard let log = lines.firstIndex(where: { $0.contains("log \"") }),
      let other = before.firstIndex(where: { $0.contains("log \"") })
    else { return lines }
    let same = zip(lines[(log + 1)...], before[(other + 1)...]).prefix { $0 == $1 }.count
    return lines[...log] + (same > 0 ? ["    …"] : []) + lines[(log + 1 + same)...]
  }

  private static func take(_ move: String, in browser: Chromium) async throws {
    let key = "document.querySelector('#line input[name=key]').value"
    let old = try await browser.run(key)
    let named = String(move.drop { "=#".contains($0) })
    switch move.first {
    case "=": try await press(named, in: browser)
    case "#":
      for name in named.split(separator: "|").map(String.init) + ["Done"] {
        try await press(name, in: browser)
      }
    default:
      try await browser.run(
        """
        document.getElementById("answer").value = "\(move)";
        document.getElementById("line").requestSubmit();
        """)
    }
    while try await browser.run(key) == old { try await Task.sleep(for: .milliseconds(10)) }
    while try await browser.run("document.querySelector('[aria-busy]') !== null") == .bool(true) {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static func press(_ name: String, in browser: Chromium) async throws {
    try await browser.run(
      """
      [...document.querySelectorAll("#turn button, #turn label")]
        .find((one) => one.textContent.includes("\(name)")).click();
      """)
  }
}
