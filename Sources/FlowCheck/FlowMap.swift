public import Conversation

/// A flow as a picture of its items and the ways between them.
public struct FlowMap: Sendable {
  /// The forms a picture can be written in.
  public enum Format: String, Sendable, CaseIterable {
    /// A flowchart for Mermaid.
    case mermaid
    /// A graph for Graphviz.
    case dot
    /// Lines for reading.
    case text
  }

  /// A way from one item to another.
  struct Way: Hashable {
    let from: String
    let to: String
    var labels: [String]
  }

  let title: String
  let nodes: [(id: String, step: String, item: String)]
  let ways: [Way]

  /// The picture in a form.
  public func text(_ format: Format) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .text: plain
    }
  }

  private var mermaid: String {
    var lines = ["flowchart TD"]
    for node in nodes { lines.append("  \(node.id)[\"\(node.step): \(node.item)\"]") }
    lines.append("  complete([\"complete\"])")
    for way in ways {
      lines.append("  \(way.from) -->|\"\(label(way))\"| \(way.to)")
    }
    return lines.joined(separator: "\n")
  }

  private var dot: String {
    var lines = ["digraph \"\(title)\" {", "  rankdir=TB;", "  node [shape=box];"]
    for node in nodes {
      lines.append("  \(node.id) [label=\"\(node.step): \(node.item)\"];")
    }
    lines.append("  complete [shape=oval];")
    for way in ways {
      lines.append("  \(way.from) -> \(way.to) [label=\"\(label(way))\"];")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private var plain: String {
    nodes.map { node in
      let on = ways.filter { $0.from == node.id }.map { way in
        let target = nodes.first { $0.id == way.to }?.item ?? "complete"
        return "  -> \(target): \(label(way))"
      }
      return (["\(node.step): \(node.item)"] + on).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func label(_ way: Way) -> String {
    let shown = way.labels.prefix(3).map { label in
      label.filter { $0 != "\"" && $0 != "|" && $0 != "\\" }
    }
    return shown.joined(separator: ", ") + (way.labels.count > 3 ? ", …" : "")
  }
}

extension AnyFlow {
  /// The flow as a picture, drawn from walking through all of it.
  public func map(in context: TurnContext) -> FlowMap {
    let exploration = Exploration(self, context)
    let stops = exploration.reached.map {
      Exploration.Stop(step: $0.slot.step.id, item: $0.slot.path.item)
    }.uniqued { $0 }
    let order = steps.flatMap { step in
      step.items.map { Exploration.Stop(step: step.id, item: $0.id) }
    }
    let nodes = order.filter(stops.contains)
    func id(_ stop: Exploration.Stop?) -> String {
      stop.flatMap(nodes.firstIndex).map { "n\($0 + 1)" } ?? "complete"
    }
    var ways: [FlowMap.Way] = []
    for edge in exploration.edges {
      let (from, to) = (id(edge.from), id(edge.to))
      if let index = ways.firstIndex(where: { $0.from == from && $0.to == to }) {
        if !ways[index].labels.contains(edge.label) { ways[index].labels.append(edge.label) }
      } else {
        ways.append(FlowMap.Way(from: from, to: to, labels: [edge.label]))
      }
    }
    ways.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    return FlowMap(
      title: self.id, nodes: nodes.map { (id: id($0), step: $0.step, item: $0.item) }, ways: ways)
  }
}
