/// The name of an item of a flow, whichever element of a group it is asked of.
public struct ItemName: Hashable, Sendable {
  /// The repeated group that it is asked of each element of; nil outside groups.
  public let group: String?
  /// The id of the item.
  public let item: String

  /// The name of the item of a place.
  public init(_ path: Path) {
    self.init(group: path.element?.group, item: path.item)
  }

  init(group: String?, item: String) {
    self.group = group
    self.item = item
  }
}

extension ItemName: CustomStringConvertible {
  /// `item` or `group.item`.
  public var description: String { group.map { "\($0).\(item)" } ?? item }
}

extension AnyFlow {
  /// The names of all items that people can stand at, in the order of the flow.
  public var itemNames: [ItemName] {
    parts.flatMap { part in
      switch part {
      case .step(let step): step.items.map { ItemName(group: nil, item: $0.id) }
      case .group(let repeated):
        repeated.group.steps.flatMap(\.items).map {
          ItemName(group: repeated.group.id, item: $0.id)
        }
      }
    }
  }
}
