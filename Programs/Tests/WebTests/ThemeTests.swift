import Foundation
import Testing
import WebServer

@Suite("A page of one's own")
struct ThemeTests {
  private func theme(_ json: String, logo: String? = nil) throws -> WebTheme {
    let folder = FileManager.default.temporaryDirectory.appending(path: "theme-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let logo { try Data(logo.utf8).write(to: folder.appending(path: "logo.svg")) }
    let file = folder.appending(path: "theme.json")
    try Data(json.utf8).write(to: file)
    return try WebTheme(file: file)
  }

  @Test("It has a name, a logo, a colour, a font, links, and leads on when all is done")
  func whole() async throws {
    let theme = try theme(
      """
      {"name": "Example & Co", "logo": "logo.svg", "accent": "#0a6b4b", "font": "Georgia, serif",
       "links": [{"title": "Privacy", "url": "https://www.example.org/privacy"}],
       "done": {"title": "Open the app", "url": "https://app.example.org/"}}
      """, logo: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    var browser = PageBrowser(web: try await RunningWeb.start(theme: theme))
    try await browser.open("/chat/growth")
    let body = browser.page.body
    #expect(body.contains("alt=\"Example &amp; Co\""))
    #expect(body.contains("<a href=\"https://www.example.org/privacy\">Privacy</a>"))
    #expect(!body.contains("Open the app"))
    let logo = try await browser.web.send("GET", "/chat/logo")
    #expect(logo.headers["content-type"] == "image/svg+xml")
    let style = try await browser.web.send("GET", "/chat/style.css")
    #expect(style.body.contains("--accent:light-dark(#0a6b4b,#"))
    #expect(style.body.contains("--font:Georgia, serif"))
    #expect(style.headers["cache-control"]?.contains("immutable") == true)
    try await browser.submit("/chat/growth", ["text": "quick practice"])
    #expect(browser.page.body.contains("href=\"https://app.example.org/\">Open the app</a>"))
  }

  @Test(
    "What nobody could read, or is no theme, is refused with what to do",
    arguments: [
      ("{\"accent\": \"#ffcc00\"}", "contrast"), ("{\"accent\": \"red\"}", "#RRGGBB"),
      ("{\"accent\": \"#0a6b4b\", \"accent_dark\": \"#123456\"}", "lighter accent_dark"),
      ("{\"font\": \"x;}body{\"}", "font"), ("{\"logo\": \"a.exe\"}", ".svg"),
      ("{\"logo\": \"none.svg\"}", "can't be read"), ("[]", "JSON object"),
      ("{\"done\": {\"title\": \"a\", \"url\": \"javascript:alert(1)\"}}", "https://"),
    ])
  func refused(json: String, words: String) throws {
    let error = #expect(throws: WebThemeError.self) { try theme(json) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test("It is shown in a frame of the origins that are named, and of no others")
  func frames() async throws {
    let closed = try await RunningWeb.start()
    let page = try await closed.send("GET", "/chat/diet")
    #expect(page.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(page.headers["x-frame-options"] == "DENY")
    let open = try await RunningWeb.start(
      behindProxy: true, embedders: ["https://www.example.org"])
    let framed = try await open.send("GET", "/chat/diet")
    let policy = framed.headers["content-security-policy"] ?? ""
    #expect(policy.contains("frame-ancestors 'self' https://www.example.org"))
    #expect(framed.headers["x-frame-options"] == nil)
    #expect(framed.headers["set-cookie"]?.contains("SameSite=None; Secure; Partitioned") == true)
    let script = try await open.send("GET", "/chat/embed.js")
    #expect(script.headers["content-type"]?.hasPrefix("text/javascript") == true)
  }

  @Test("The first load is under 25 kB, and asks for two files")
  func weight() async throws {
    let web = try await RunningWeb.start()
    for flow in ["diet", "eko", "george", "growth", "trendsight"] {
      let page = try await web.send("GET", "/chat/\(flow)")
      var bytes = page.body.utf8.count
      for part in ["/chat/style.css?", "/chat/script.js?"] {
        #expect(page.body.contains("\"\(part)"))
        bytes += try await web.send("GET", String(part.dropLast())).body.utf8.count
      }
      #expect(bytes < 25_000, "\(flow): \(bytes)")
    }
  }
}
