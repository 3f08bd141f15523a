import GRDB
public import Onboarding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension SQLiteRepository {
  /// Whether a remote has a copy of what is stored of a user, as far as is known here.
  ///
  /// - Throws: ``RepositoryError``.
  public func hasRemoteCopy(of user: String) throws(RepositoryError) -> Bool {
    try access { database, _ in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM usher_remote WHERE user = ?)",
        arguments: [user]) ?? false
    }
  }

  /// The files of a flow that were damaged and set aside in a folder, by name.
  ///
  /// Whose answers are in them cannot be told any more.
  public static func filesSetAside(of flow: String, in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    let start = "\(flow).sqlite\(StoreFile.setAsideMark)"
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(start) { names.append("\(folder)/\(name)") }
    }
    return names.sorted()
  }
}
