import Testing
import Understanding

@Suite("Every choice of weekdays, in the forms that people write")
struct WeekdaysFormsTests {
  private let dimension = WeekdaysDimension()
  private let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private let sets = (1...127).map { WeekdaySet(rawValue: $0) }

  private func names(_ set: WeekdaySet) -> [String] {
    set.days.map { names[$0.isoNumber - 1] }
  }

  @Test("As a list")
  func lists() {
    expectForms(
      dimension,
      sets.flatMap { set -> [(String, WeekdaySet)] in
        let names = names(set)
        let short = names.map { String($0.prefix(3)) }
        let list = names.dropLast().joined(separator: ", ")
        let last = names.last ?? ""
        return [
          names.count > 1 ? "\(list) and \(last)" : last, short.joined(separator: " "),
          short.joined(separator: "/"), names.map { "\($0)s" }.joined(separator: ", "),
          "on \(names.joined(separator: " and on ").lowercased())",
          "\(short.joined(separator: ", ")) please",
        ].map { ($0, set) }
      })
  }

  @Test("From one day to another, and without some")
  func ranges() {
    expectForms(
      dimension,
      Weekday.allCases.flatMap { first in
        Weekday.allCases.filter { $0 > first }.flatMap { last -> [(String, WeekdaySet)] in
          let (from, to) = (names[first.isoNumber - 1], names[last.isoNumber - 1])
          return ["\(from) to \(to)", "\(from.prefix(3))-\(to.prefix(3))", "\(from) through \(to)"]
            .map { ($0, WeekdaySet(from: first, through: last)) }
        }
      })
    expectForms(
      dimension,
      sets.filter { (1...2).contains($0.count) }.flatMap { set -> [(String, WeekdaySet)] in
        let out = names(set).joined(separator: " and ")
        let rest = WeekdaySet.everyDay.subtracting(set)
        return ["every day except \(out)", "any day but \(out)"].map { ($0, rest) }
      })
  }

  @Test("As a change of what was chosen")
  func changes() {
    let misread = sets.filter { $0.count == 3 }.flatMap { old -> [String] in
      Weekday.allCases.flatMap { day -> [String] in
        let name = names[day.isoNumber - 1]
        let isOut = !old.contains(day)
        let new = isOut ? old.union(WeekdaySet([day])) : old.subtracting(WeekdaySet([day]))
        let texts =
          isOut
          ? ["add \(name)", "\(name) too", "\(name) as well", "also \(name)"]
          : [
            "drop \(name)", "not \(name)", "\(name) doesn't work", "without \(name)", "no \(name)s",
          ]
        return texts.filter {
          dimension.revise(old, by: Line($0), in: .monday).understood != new
        }.map { "\(old.days) \($0)" }
      }
    }
    #expect(misread.isEmpty, "\(misread.count): \(misread.prefix(9))")
  }

  @Test(
    "A group of days with an hour says when those are that stand before it, and else which there are",
    arguments: [
      ("Tue, Thu and Sunday. On weekdays only before 7", WeekdaySet([.tue, .thu, .sun])),
      ("Tue and Sat. Weekends after 10", WeekdaySet([.tue, .sat])),
      ("Tuesday. Weekends before 9", WeekdaySet([.tue, .sat, .sun])),
    ])
  func hours(text: String, expected: WeekdaySet) {
    #expect(WeekdaysDimension().read(Line(text), in: .monday).understood == expected)
  }
}
