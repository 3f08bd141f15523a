/// What all pages have around what they show.
struct PageFrame: Sendable {
  let title: String
  let heading: String
  var progress: String?
  /// Where the browser goes on to at once; nil where it stays.
  var next: String?

  /// The page.
  func html(_ main: HTML, footer: HTML? = nil) -> HTML {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \(going)<title>\(title)</title>
    <link rel="stylesheet" href="/chat/style.css">
    <link rel="icon" href="data:,">
    <script src="/chat/script.js" defer></script>
    </head>
    <body>
    <a class="skip" href="#answer">Skip to the answer</a>
    <header><h1>\(heading)</h1><p id="progress">\(progress ?? "")</p></header>
    <main>
    \(main)
    </main>
    <footer>\(footer)</footer>
    </body>
    </html>

    """
  }

  private var going: HTML? {
    next.map { "<meta http-equiv=\"refresh\" content=\"0; url=\($0)\">\n" }
  }
}
