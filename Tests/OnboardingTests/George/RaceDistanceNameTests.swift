import Testing
import Understanding

@testable import Onboarding

@Suite("The distance in the name of a race")
struct RaceDistanceNameTests {
  @Test(
    "The end of a name says how far the race is, or what stands before its place",
    arguments: [
      ("Berlin Marathon", 42_195), ("berlin marathon 2026", 42_195),
      ("Paris Half Marathon", 21_098),
      ("Parkrun 5k", 5_000), ("London 10k", 10_000), ("Bushy parkrun", 5_000),
      ("Vitality London 10 km Run", 10_000), ("charity 5k in Leeds", 5_000),
      ("half marathon of Valencia", 21_098), ("Marathon de Paris", 42_195),
    ])
  func says(name: String, metres: Int) {
    #expect(RaceDistanceDimension.distance(named: name)?.metres == metres)
  }

  @Test(
    "A name that says nothing, or something else than it seems to, is asked about",
    arguments: [
      "Great North Run", "Comrades Marathon", "Two Oceans Marathon", "Marathon des Sables",
      "Dublin Mini Marathon", "Snowdonia Ultra Marathon", "Berlin Marathon Relay",
      "Western States 100",
      "Run in the Park", "Half Moon Run", "",
    ])
  func saysNothing(name: String) {
    #expect(RaceDistanceDimension.distance(named: name) == nil)
  }
}
