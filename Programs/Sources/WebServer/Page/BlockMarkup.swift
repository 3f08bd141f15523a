import Conversation

/// A piece of what a flow shows, as markup.
struct BlockMarkup: Sendable {
  private let block: Block

  init(_ block: Block) {
    self.block = block
  }

  /// The markup; empty for what the page shows elsewhere.
  var html: HTML {
    switch block {
    case .text(let text): "<p>\(text)</p>"
    case .manner(_, let pointed): pointed.isEmpty ? "" : "<p class=\"hint\">\(pointed)</p>"
    case .heading(let text): "<h2>\(text)</h2>"
    case .bullets(let points): "<ul>\(points.map { point -> HTML in "<li>\(point)</li>" })</ul>"
    case .facts(let facts):
      "<dl>\(facts.map { fact -> HTML in "<dt>\(fact.name)</dt><dd>\(fact.value)</dd>" })</dl>"
    case .choices: ""
    case .picture(let picture): figure(picture)
    }
  }

  /// A picture with its words for those who do not see it; without a drawing, the words alone.
  private func figure(_ picture: Picture) -> HTML {
    guard let svg = picture.svg else { return "<p>\(picture.description)</p>" }
    return """
      <figure role="img" aria-label="\(picture.description)"><span aria-hidden="true">\(HTML(drawing: svg))</span></figure>
      """
  }
}
