import CWebResources
import Crypto
import Foundation

/// A part of all pages, named by what is in it, so that it can be kept for good.
struct PageAsset: Sendable {
  /// What it is made of.
  let bytes: Data
  /// What it is, such as `text/css`.
  let type: String
  /// What tells it from the same part of another release.
  let version: String

  init(_ bytes: Data, type: String) {
    self.bytes = bytes
    self.type = type
    version = SHA256.hash(data: bytes).prefix(6).map { String($0, radix: 16) }.joined()
  }

  /// A text without what only those who work on it read: indentation, and lines of comments.
  init(_ text: String, type: String) {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) && !$0.isEmpty }
    self.init(Data(lines.joined(separator: "\n").utf8), type: type + "; charset=utf-8")
  }

  static let script = PageAsset(String(cString: cwebresources_script()), type: "text/javascript")
  static let embed = PageAsset(String(cString: cwebresources_embed()), type: "text/javascript")

  /// The style sheet, with what a theme changes.
  static func style(_ changes: String) -> PageAsset {
    PageAsset(String(cString: cwebresources_style()) + changes, type: "text/css")
  }
}
