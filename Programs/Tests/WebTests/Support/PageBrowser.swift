import Foundation
import Testing

/// A browser without a script: it keeps cookies, and sends the forms of the page it shows.
struct PageBrowser {
  let web: RunningWeb
  /// The page it shows.
  private(set) var page = WebAnswer(status: 0, headers: [:], body: "")
  private var cookies: [String: (value: String, path: String)] = [:]

  init(web: RunningWeb) {
    self.web = web
  }

  /// Opens a page, and follows where it leads within the server.
  mutating func open(_ path: String) async throws {
    take(try await web.send("GET", path, headers: ["Cookie": cookie(for: path)]))
    try await follow()
  }

  /// Sends a form with its hidden fields, and follows where it leads.
  mutating func submit(_ path: String, _ fields: [String: String]) async throws {
    let all = hidden.merging(fields) { $1 }
    let body = all.map { "\($0.key)=\(Self.encoded($0.value))" }.joined(separator: "&")
    take(
      try await web.send(
        "POST", path, body, type: "application/x-www-form-urlencoded",
        headers: ["Cookie": cookie(for: path)]))
    try await follow()
  }

  /// All cookies, as for the page of the flow.
  var cookie: String {
    cookies.map { "\($0.key)=\($0.value.value)" }.sorted().joined(separator: "; ")
  }

  /// The cookies that are sent to a path.
  func cookie(for path: String) -> String {
    cookies.filter { path.hasPrefix($0.value.path) }.map { "\($0.key)=\($0.value.value)" }
      .sorted().joined(separator: "; ")
  }

  /// The value of a cookie; nil for none.
  func value(ofCookie name: String) -> String? { cookies[name]?.value }

  /// What the hidden fields of the page hold.
  var hidden: [String: String] {
    var fields: [String: String] = [:]
    for part in page.body.components(separatedBy: "<input type=\"hidden\" name=\"").dropFirst() {
      let pieces = part.components(separatedBy: "\"")
      if pieces.count > 2 { fields[pieces[0]] = pieces[2] }
    }
    return fields
  }

  /// Where the link of the page leads that is to be followed first.
  func link() throws -> String {
    let start = try #require(page.body.range(of: "<a id=\"answer\" href=\""), "\(page.body)")
    return String(page.body[start.upperBound...].prefix { $0 != "\"" })
      .replacing("&amp;", with: "&")
  }

  private mutating func follow() async throws {
    if let location = page.headers["location"], location.hasPrefix("/") {
      try await open(location)
    }
  }

  private mutating func take(_ answer: WebAnswer) {
    page = answer
    // Several are joined by commas, which none of ours has.
    for set in (answer.headers["set-cookie"] ?? "").split(separator: ",") {
      let parts = set.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let pair = parts.first?.split(separator: "=", maxSplits: 1), let name = pair.first
      else { continue }
      let path = parts.first { $0.hasPrefix("Path=") }?.dropFirst(5) ?? "/"
      cookies[String(name)] =
        pair.count == 2 && !parts.contains("Max-Age=0") ? (String(pair[1]), String(path)) : nil
    }
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
