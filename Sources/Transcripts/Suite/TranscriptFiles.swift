import Foundation
import Onboarding

/// The transcript files at some paths.
public enum TranscriptFiles {
  /// Why files cannot be used.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is nothing at the path.
    case missing(String)
    /// The file is not readable as text.
    case unreadable(String)
    /// What is there is no file.
    case noFile(String)
    /// The file cannot be written.
    case unwritable(String)

    /// The path, and what to do about it.
    public var description: String {
      switch self {
      case .missing(let path):
        "There is nothing at \(path). Name a transcript, or a folder of them."
      case .unreadable(let path): "\(path) cannot be read as UTF-8 text."
      case .noFile(let obstacle): obstacle
      case .unwritable(let path): "\(path) cannot be written. May you write there?"
      }
    }
  }

  /// The files named, and those in the folders named that end in `.txt`, in order.
  ///
  /// - Throws: ``Fault/missing(_:)``.
  public static func paths(at places: [String]) throws(Fault) -> [String] {
    var paths: [String] = []
    for place in places {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
        throw .missing(place)
      }
      guard isFolder.boolValue else {
        paths.append(place)
        continue
      }
      let folder = place.hasSuffix("/") ? String(place.dropLast()) : place
      let inside =
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      paths += inside.filter { $0.hasSuffix(".txt") }.sorted().map { "\(folder)/\($0)" }
    }
    return paths
  }

  /// The text of a file.
  ///
  /// - Throws: ``Fault/unreadable(_:)`` or ``Fault/noFile(_:)``.
  public static func text(of path: String) throws(Fault) -> String {
    if let obstacle = FileKind.obstacle(at: path) { throw .noFile(obstacle) }
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable(path) }
    return text
  }

  /// Writes a file as a whole, or not at all.
  ///
  /// - Throws: ``Fault/unwritable(_:)``.
  public static func write(_ text: String, to path: String) throws(Fault) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path)
    }
  }
}
