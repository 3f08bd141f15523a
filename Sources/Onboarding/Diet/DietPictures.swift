import CResources
import Conversation

/// The pictures of the diet onboarding.
enum DietPictures {
  /// Five feeding days and two fasting days, told by letters as well as by colours.
  static let cycle = Picture(
    frames: [
      [
        TintedLine(.init("   Mon   Tue   Wed   Thu   Fri   Sat   Sun", .dim)),
        TintedLine(
          .init("  [FEED][FEED][FEED][FEED][FEED]", .green), .init("[FAST][FAST]", .blue)),
        TintedLine(
          .init("   5 feeding days", .green), .init("               2 fasting days", .blue)),
        TintedLine(.init("   ... and repeat, week after week", .dim)),
      ]
    ],
    description: "Five feeding days, then two fasting days, and repeat.",
    svg: String(cString: cresources_diet_cycle()))

  /// A fire with its thumbs up; it flickers where the screen can redraw.
  static let fire = Picture(
    frames: [
      flame(tip: "   .  ", crown: "  (  ) "), flame(tip: "    ) ", crown: "  ( )  "),
      flame(tip: "   (  ", crown: "  (  ) "), flame(tip: "   )  ", crown: "  ( )( "),
    ],
    description: "A little fire with both thumbs up.",
    svg: String(cString: cresources_diet_fire()))

  private static func flame(tip: String, crown: String) -> [TintedLine] {
    [
      TintedLine(.init("      \(tip)", .red)),
      TintedLine(.init("      \(crown)", .red)),
      TintedLine(.init("      ( ^ ^ )", .orange)),
      TintedLine(.init("  _b (  \\_/  ) d_", .orange)),
      TintedLine(.init("      \\_____/", .yellow)),
    ]
  }
}
