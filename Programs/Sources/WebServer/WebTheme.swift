public import Foundation

/// How the page looks and where it leads, as whoever runs the server says in a file.
///
/// ```json
/// {
///   "name": "Example", "logo": "logo.svg", "accent": "#0a6b4b", "font": "Georgia, serif",
///   "links": [{"title": "Privacy", "url": "https://www.example.org/privacy"}],
///   "done": {"title": "Open the app", "url": "https://app.example.org/"}
/// }
/// ```
public struct WebTheme: Sendable {
  /// A way to another page.
  public struct Link: Hashable, Sendable, Decodable {
    /// What it says.
    public let title: String
    /// Where it leads: an `https:` address, or one of the same server.
    public let url: String
  }

  let name: String?
  let logo: PageAsset?
  let links: [Link]
  let done: Link?
  /// What it changes in the style sheet.
  let css: String

  /// The look of Usher itself.
  public init() {
    (name, logo, links, done, css) = (nil, nil, [], nil, "")
  }

  /// The theme of a file; a logo is looked for beside it.
  ///
  /// - Throws: ``WebThemeError``.
  public init(file: URL) throws(WebThemeError) {
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
    let said: Said
    do {
      said = try JSONDecoder().decode(Said.self, from: data)
    } catch {
      throw .malformed
    }
    for link in (said.links ?? []) + [said.done].compactMap(\.self)
    where !["https://", "/"].contains(where: link.url.hasPrefix) {
      throw .address(link.url)
    }
    name = said.name
    links = said.links ?? []
    done = said.done
    logo = try said.logo.map { path throws(WebThemeError) in
      try Self.logo(URL(filePath: path, relativeTo: file))
    }
    var css = try said.accent.map { accent throws(WebThemeError) in
      try ThemeColors(accent, dark: said.accentDark).css
    }
    if let font = said.font {
      guard font.allSatisfy({ $0.isLetter || $0.isNumber || " ,-'\"".contains($0) }) else {
        throw .font
      }
      css = (css ?? "") + "\n:root{--font:\(font)}"
    }
    self.css = css ?? ""
  }

  private static func logo(_ file: URL) throws(WebThemeError) -> PageAsset {
    let types = ["svg": "image/svg+xml", "png": "image/png", "webp": "image/webp"]
    guard let type = types[file.pathExtension.lowercased()] else { throw .logo }
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
    return PageAsset(data, type: type)
  }

  private struct Said: Decodable {
    var name: String?
    var logo: String?
    var accent: String?
    var accentDark: String?
    var font: String?
    var links: [Link]?
    var done: Link?

    enum CodingKeys: String, CodingKey {
      case name, logo, accent, font, links, done
      case accentDark = "accent_dark"
    }
  }
}

/// Why a theme cannot be used.
public enum WebThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case unreadable(String)
  /// It is no JSON of the form that is wanted.
  case malformed
  /// A link leads elsewhere than to `https:`.
  case address(String)
  /// A font's name has characters that no font has.
  case font
  /// The logo is of a kind that browsers may not show.
  case logo
  /// A colour is not written `#RRGGBB`.
  case color(String)
  /// A colour can hardly be read on the page, light or dark; its contrast.
  case contrast(String, isDark: Bool, Double)

  /// What to do about it.
  public var description: String {
    switch self {
    case .unreadable(let path): "\(path) can't be read."
    case .malformed:
      "It is no JSON object with name, logo, accent, accent_dark, font, links and done; a link has a "
        + "title and a url."
    case .address(let url): "\(url) is neither an https:// address nor a path of this server."
    case .font: "The font is named by letters, digits, spaces, commas, hyphens and quotes."
    case .logo: "The logo is an .svg, .png or .webp file."
    case .color(let text): "\(text) is no colour of the form #RRGGBB."
    case .contrast(let color, let isDark, let ratio):
      "\(color) has a contrast of \(String(format: "%.1f", ratio)) to the \(isDark ? "dark" : "light") "
        + "page, and 4.5 is the least (WCAG 2.2). Take a \(isDark ? "lighter accent_dark" : "darker accent")."
    }
  }
}
