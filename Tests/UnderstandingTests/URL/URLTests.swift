import Testing
import Understanding

@Suite struct URLTests {
  let dimension = URLDimension()

  @Test(
    "An address is read with and without its scheme",
    arguments: [
      ("https://example.org/about", "https://example.org/about"),
      ("HTTP://Example.ORG/About?x=1#top", "http://example.org/About?x=1#top"),
      ("www.example.org", "https://www.example.org"),
      ("example.co.uk/a", "https://example.co.uk/a"),
      ("it's example.org.", "https://example.org"),
      ("see (https://example.org/a_b)", "https://example.org/a_b"),
      ("example.org:8080/x", "https://example.org:8080/x"), ("Example.org", "https://example.org"),
      ("my site is https://example.org, thanks", "https://example.org"),
    ])
  func understood(text: String, address: String) {
    #expect(dimension.read(text).understood == address)
  }

  @Test(
    "What is none gives nothing",
    arguments: [
      "", "example", "sam@example.org", "ftp://example.org", "like it.But no", "1.5", "3.45.20",
      "e.g. this", "https://", "https://-a.org", "example..org", "javascript://alert(1)",
      "https://user@example.org", "none yet", "example.org:99999",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("Whatever it says, it reads, and a value has its scheme")
  func roundTrip() {
    expectRoundTrip(dimension, ["https://example.org", "http://example.org:81/a/b?c=d&e=%20#f"])
    expectExamples(dimension)
    #expect(dimension.value(from: "example.org") == nil)
  }
}
