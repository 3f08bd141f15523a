import Understanding

/// The fields that a line names, each with the part of the line that is about it.
struct Mentions {
  /// A field that is named.
  struct Mention {
    let path: Path
    /// The name itself, with the name of its element where that is said, as UTF-8 offsets.
    let name: Range<Int>
    /// The clause about the field, its name included, as UTF-8 offsets.
    let clause: Range<Int>
    /// The words after the name, without "to", "is" and the like.
    let value: Range<Int>
    /// The words in the clause that only say which of several elements of a name is meant.
    let ordinals: [Range<Int>]
    /// The elements that can be meant, where that is not clear; empty for all of the group.
    let owners: [Path.Element]
    /// Whether a sign says that the value follows: "note: a long run".
    let isAnnounced: Bool
    /// Whether there is nothing in the clause besides the name and words such as "change my".
    let hasNoValue: Bool

    /// The part of the line that says the value.
    func part(of line: Line, for dimension: AnyDimension) -> Line {
      line.keeping(dimension.takesAnyWords ? value : clause).blanking(ordinals)
    }
  }

  /// The fields that are named and of which it is clear whose they are.
  private(set) var all: [Mention] = []
  /// The fields that several elements have, named without saying whose; each for the first element.
  private(set) var shared: [Mention] = []

  /// Whether the line names a field of somebody who is not known: "Noah's birthday".
  private(set) var hasStrangers = false

  struct Name {
    var path: Path
    let tokens: Range<Int>
    var isShared = false
    var owners: [Path.Element] = []
    /// What is told of an element whose field is not named: the "Mia on 9 June" behind "Ella was born on 3 May".
    var telling: Range<Int>?
  }

  init(
    in line: Line, _ scene: Scene, elements: ElementNames, _ telling: Telling,
    seenFrom current: Slot?, besides strangers: [Range<Int>] = []
  ) {
    let agenda = scene.agenda
    let words = line.tokens.map { $0.word }
    let asked = current.flatMap(scene.dimension)
    var names: [Name] = []
    for chapter in scene.flow.chapters.all {
      for entry in chapter.entries where entry.ask?.isOnlyHandedIn == false {
        let hasSeveral = chapter.group.map { agenda.counts[$0.id, default: 1] > 1 } ?? false
        for tokens in Self.places(
          ofAny: entry.names + Self.measured(by: entry, besides: asked, in: line, scene), in: words,
          takesPlurals: hasSeveral)
        {
          var name = Name(path: Path(entry.item.id), tokens: tokens)
          if chapter.group == nil,
            Ownership.isOfNamed(tokens, in: line, elements, scene.givenNames)
          {
            // "Andrew's Day Half" names no days that nobody spoke of yet, and "blue, it was my gran's
            // colour" says whose it was.
            let isAsked = name.path == current?.path && line.saysWhatIs(behind: tokens.upperBound)
            if isAsked || agenda.slot(name.path)?.answer != nil { hasStrangers = true }
            continue
          }
          if let group = chapter.group {
            let isName = entry.item.id == group.nameField
            if !isName, strangers.contains(where: { $0.overlaps(line.span(tokens)) }) {
              hasStrangers = true
              continue
            }
            let ownership = Ownership(
              of: tokens, in: line, elements, isName: isName)
            if ownership == .others { continue }
            let isStrangers = ownership == .strangers
            if isStrangers, agenda.counts[group.id, default: 1] == 1 {
              hasStrangers = true
              continue
            }
            let isNewcomers = telling.newcomers.contains(tokens.lowerBound)
            let owner = elements.meant(at: tokens.lowerBound).flatMap { found in
              line.isCompared(with: found.tokens.lowerBound) || isNewcomers ? nil : found
            }
            name.owners = isStrangers ? [] : owner?.elements ?? []
            let meant = name.owners.first ?? (isStrangers ? nil : current?.path.element)
            guard meant == nil || meant?.group == group.id else { continue }
            name.path.element = meant ?? .init(group: group.id, index: 0)
            name.isShared =
              name.owners.count > 1 || meant == nil && agenda.counts[group.id, default: 1] > 1
          }
          names += name.owned(by: Self.owners(of: name, telling, elements, line, scene)).filter {
            agenda.slot($0.path)?.applies == true
          }
        }
      }
    }
    // The longest name wins where names overlap: "goal time" is not "goal".
    names = names.filter { name in
      !names.contains {
        $0.tokens.overlaps(name.tokens) && $0.tokens.count > name.tokens.count
      }
    }
    names.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    // What stands in quotes is said, and names nothing.
    let quoted = line.quoted
    names = names.filter { name in
      !quoted.contains { $0.overlaps(name.tokens) }
        && !Self.isWordOfText(name, of: names, in: line, scene)
        && !Self.isWordOfOption(name, in: line, scene)
    }
    names = Self.completed(names, words, elements)
    names += Self.told(besides: names, telling, in: line, scene, seenFrom: current)
    names.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    let places = names.map(\.tokens)
    for name in names {
      let before = places.last { $0.lowerBound < name.tokens.lowerBound }
      let after = places.first { $0.lowerBound > name.tokens.lowerBound }
      var start = before.map { Self.boundary(words, from: $0, to: name.tokens) } ?? 0
      if let telling = name.telling { start = telling.lowerBound }
      if let led = NamingWords.lead(to: name.tokens, in: words) { start = max(start, led) }
      let end = min(
        after.map { Self.boundary(words, from: name.tokens, to: $0) } ?? words.count,
        name.telling?.upperBound ?? words.count,
        line.endOfName(name.tokens, behindValueFrom: start) ?? words.count)
      guard start <= name.tokens.lowerBound, name.tokens.upperBound <= end else { continue }
      // "The injuries bit: left knee"
      let nameEnd = NamingWords.end(ofName: name.tokens.upperBound, in: words, before: end)
      var first = nameEnd
      while first < end, NamingWords.isLink(words, at: first) { first += 1 }
      // "Change the second goal" says no value either.
      let place = line.saysPlace(before: line.span(name.tokens)) ? name.tokens.lowerBound - 1 : nil
      let others = (start..<end).filter {
        !(name.tokens.lowerBound..<nameEnd).contains($0) && $0 != place
          && line.tokens[$0].kind != .sign && !line.isFiller($0)
          && !NamingWords.links.contains(words[$0])
          && !NamingWords.idle.contains(words[$0]) && !elements.covers($0)
          && Ordinal.place(of: words[$0], among: name.owners.count) == nil
      }
      // What stands up to the value is of the name: "the injuries bit".
      let whole = line.span(name.tokens.lowerBound..<nameEnd)
      let mention = Mention(
        path: name.path, name: Self.place(of: name, with: elements, in: line).joined(with: whole),
        clause: line.span(start..<end),
        value: first < end ? line.span(first..<end) : line.span(start..<end),
        ordinals: elements.found.compactMap { $0.ordinal.map { line.span($0..<$0 + 1) } },
        owners: name.owners,
        isAnnounced: nameEnd < end && NamingWords.announcing.contains(words[nameEnd]),
        hasNoValue: others.isEmpty)
      if name.isShared { shared.append(mention) } else { all.append(mention) }
    }
  }

  /// The names with those that are left out: the talkative of "Hana's talkative 8 and Riku's 3".
  private static func completed(
    _ names: [Name], _ words: [String], _ elements: ElementNames
  ) -> [Name] {
    let elided = elements.found.compactMap { found -> Name? in
      guard let element = found.element, words[found.tokens.upperBound - 1].isPossessive,
        let before = names.last(where: { $0.tokens.upperBound <= found.tokens.lowerBound }),
        before.path.element?.group == element.group,
        !names.contains(where: { $0.path.element == element }),
        !CopyingWords.compares(words, before: found.tokens.lowerBound)
      else { return nil }
      return Name(
        path: Path(before.path.item, in: element), tokens: found.tokens, owners: [element])
    }
    return (names + elided).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The place of a name, from or up to that of its element where nothing is said between them.
  private static func place(
    of name: Name, with elements: ElementNames, in line: Line
  ) -> Range<Int> {
    guard let owner = elements.meant(at: name.tokens.lowerBound),
      owner.elements.contains(where: { $0 == name.path.element })
    else { return line.span(name.tokens) }
    let place = name.tokens.joined(with: owner.tokens)
    // What stands behind the copula is said of the name.
    let isParted =
      line.saysWhatIs(behind: name.tokens.upperBound)
      || line.tokens[place].contains { $0.kind == .sign || $0.kind == .digits }
    return line.span(isParted ? name.tokens : place)
  }

  /// Where the clause of the second name begins: after the last sign or "and" between the two.
  private static func boundary(_ words: [String], from: Range<Int>, to: Range<Int>) -> Int {
    guard from.upperBound < to.lowerBound else { return to.lowerBound }
    let between = from.upperBound..<to.lowerBound
    return between.last { NamingWords.separators.contains(words[$0]) }.map { $0 + 1 }
      ?? to.lowerBound
  }
}
