import Foundation

extension Usher {
  /// The environment, with every folder a program may write to in its own.
  public var ownEnvironment: [String: String] {
    let folders = [
      "TMPDIR", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
    ]
    return environment.merging(folders.map { ($0, home) }) { $1 }
  }

  /// All files below the home folder, by their paths in it.
  public func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home).filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(home)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }
}
