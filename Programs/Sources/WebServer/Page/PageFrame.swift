/// What all pages have around what they show.
struct PageFrame: Sendable {
  let look: PageLook
  let title: String
  let heading: String
  var progress: PageProgress?
  /// What else can be done, at the top.
  var menu: HTML?
  /// Where the browser goes on to at once; nil where it stays.
  var next: String?

  /// The page.
  func html(_ main: HTML) -> HTML {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
    <meta name="color-scheme" content="light dark">
    \(going)<title>\(title)</title>
    <link rel="stylesheet" href="/chat/style.css?\(look.style.version)">
    <link rel="icon" href="data:,">
    <script src="/chat/script.js?\(look.script.version)" defer></script>
    </head>
    <body>
    <a class="skip" href="#answer">Skip to the answer</a>
    <header class="top"><div>\(look.brand)<h1>\(heading)</h1><p id="progress">\(progress?.text ?? "")</p>\(menu)</div>\
    <div id="bar">\(progress?.bar)</div></header>
    <main>
    \(main)
    </main>
    \(look.footer)</body>
    </html>

    """
  }

  /// A page of a few words, without a conversation.
  func plain(_ words: HTML) -> HTML { html("<div class=\"plain\">\(words)</div>") }

  private var going: HTML? {
    next.map { "<meta http-equiv=\"refresh\" content=\"0; url=\($0)\">\n" }
  }
}
