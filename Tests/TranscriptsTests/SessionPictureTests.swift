import Foundation
import Onboarding
import Testing

@testable import Transcripts

@Suite("A session as a picture")
struct SessionPictureTests {
  @Test("Weights and colours are kept, and what is drawn over is gone.")
  func followsSequences() {
    let screen = ScreenText(
      "\u{1B}[1mHow far?\u{1B}[0m\n  \u{1B}[38;2;249;115;22m■\u{1B}[0m orange\nold\n\u{1B}[1Anew\n")
    var bold = ScreenText.Style()
    bold.isBold = true
    var orange = ScreenText.Style()
    orange.color = .rgb(249, 115, 22)
    #expect(
      screen.lines == [
        [.init(text: "How far?", style: bold)],
        [
          .init(text: "  ", style: .init()), .init(text: "■", style: orange),
          .init(text: " orange", style: .init()),
        ],
        [.init(text: "new", style: .init())],
      ])
  }

  @Test("What is typed is no markup, and stands behind its prompt.")
  func escapes() {
    let svg = SessionPicture(title: "A & B", of: "> <b>\"me\"</b>\n").svg
    #expect(svg.contains("<title id=\"title\">A &amp; B</title>"))
    #expect(svg.contains(">&gt;\u{A0}&lt;b&gt;&quot;me&quot;&lt;/b&gt;</tspan>"))
    #expect(svg.contains("class=\"c6\" x=\"20\""))
  }

  @Test("A letter that is two columns wide takes the place of two.")
  func countsColumns() {
    let svg = SessionPicture(title: "", of: "\u{1B}[1m水\u{1B}[0mb\n").svg
    #expect(svg.contains("x=\"20\" textLength=\"16.8\">水</tspan>"))
    #expect(svg.contains("x=\"36.8\" textLength=\"8.4\">b</tspan>"))
  }
}

@Suite("The pictures in the papers")
struct PaperPictureTests {
  private static let pictures =
    [("session", "diet/what-the-readme-shows")]
    + Products.all.ids.map { ("flows/\($0)", "\($0)/straight-through") }

  @Test("A picture shows what its transcript says", arguments: pictures)
  func same(picture: String, transcript: String) throws {
    let drawn = try Goldens.test("\(transcript).txt").picture
    let kept = try TranscriptFiles.text(of: "\(Goldens.folder)/../docs/\(picture).svg")
    #expect(drawn == kept, "\(picture).svg is out of date; scripts/draw draws it anew")
  }
}
