/// What the files and types of a flow are called.
struct FlowNames {
  /// The id of the flow, such as `member-card`.
  let id: String
  /// The name that its types begin with, such as `MemberCard`.
  let type: String

  /// The names of a flow's id; nil where it is none: small letters and figures, with single hyphens
  /// between them.
  init?(_ id: String) {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isID = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard isID, id.utf8.first.map({ (97...122).contains($0) }) == true, id.utf8.count <= 40 else {
      return nil
    }
    self.id = id
    type = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name of the product and the flow in Swift, such as `memberCard`.
  var property: String { type.prefix(1).lowercased() + type.dropFirst() }
  /// The beginning of the names of tables, such as `member_card`.
  var table: String { id.split(separator: "-").joined(separator: "_") }
  /// The file of the migrations.
  var migrations: String { "\(type)Migrations.swift" }
}
