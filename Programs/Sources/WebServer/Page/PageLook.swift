import Foundation

/// How the pages look, and where they lead: a theme, ready to be served.
struct PageLook: Sendable {
  let style: PageAsset
  let script = PageAsset.script
  let embed = PageAsset.embed
  let logo: PageAsset?
  /// Whose page it is; nil where nobody is named.
  let name: String?
  /// What stands below each page.
  let links: [WebTheme.Link]
  /// Where the end leads; nil for nowhere.
  let done: WebTheme.Link?

  init(_ theme: WebTheme) {
    style = .style(theme.css)
    logo = theme.logo
    name = theme.name
    links = theme.links
    done = theme.done
  }

  /// Whose page it is, at the top.
  var brand: HTML? {
    if let logo {
      return """
        <img class="logo" src="/chat/logo?\(logo.version)" alt="\(name ?? "")">
        """
    }
    return name.map { "<span class=\"brand\">\($0)</span>" }
  }

  /// What stands below each page, such as the way to what a law asks for.
  var footer: HTML? {
    guard !links.isEmpty else { return nil }
    let items = links.map { link -> HTML in "<a href=\"\(link.url)\">\(link.title)</a>" }
    return "<footer class=\"links\">\(items)</footer>\n"
  }
}
