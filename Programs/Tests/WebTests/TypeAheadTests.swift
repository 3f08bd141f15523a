import Conversation
import Onboarding
import Testing
import Understanding

@Suite("What the page offers while one types")
struct TypeAheadTests {
  private struct Home: Draft {
    var country: String?
    var phone: String?
    var notes: String?
  }

  private static let home = Flow<Home>("home", title: "A home") {
    Step("home") {
      Ask("country", \.country, as: CountryDimension(["DE", "NL"]))
        .asking("Where do you live?", again: "In which country?")
        .labelled("Country", kind: "a country")
      Ask("phone", \.phone, as: PhoneDimension(country: "DE"))
        .asking("What is your number?", again: "Which number?")
        .labelled("Phone", kind: "a number")
      Ask("notes", \.notes, as: LinesDimension())
        .asking("What else?", again: "Anything else?")
        .labelled("Notes", kind: "a few lines")
    }
  }

  @Test("Countries by their names, the keys of a phone, and lines without the marks of their ends")
  func kinds() async throws {
    let product = Product(
      Self.home, summary: "A home", storage: Storage(migrations: []) { [StoredTable<Home>]() })
    var browser = PageBrowser(
      web: try await RunningWeb.start(product, in: MemoryRepository()))
    try await browser.open("/chat/home")
    #expect(
      browser.page.body.contains(
        "list=\"countries\"><datalist id=\"countries\"><option value=\"Germany\"></option>"
          + "<option value=\"Netherlands\"></option></datalist>"), "\(browser.page.body)")
    try await browser.submit("/chat/home", ["text": "Netherlands"])
    #expect(!browser.page.body.contains("datalist"))
    #expect(browser.page.body.contains("inputmode=\"tel\""))
    try await browser.submit("/chat/home", ["text": "0170 1234567"])
    #expect(browser.page.body.contains("<textarea"))
    try await browser.submit("/chat/home", ["text": "A dog.\r\nTwo cats."])
    #expect(!browser.page.body.contains("\u{FFFD}") && browser.page.body.contains("Two cats."))
  }
}
