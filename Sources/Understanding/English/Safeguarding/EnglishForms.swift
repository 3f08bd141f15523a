/// How English words are shortened and mistyped.
enum EnglishForms {
  /// The words that a word in small letters stands for: "she's" for "she" and "s", which is "is" or
  /// "has", and "kms" for three.
  static func words(of word: String) -> [String] {
    if let words = short[word] { return words }
    guard word.utf8.contains(UInt8(ascii: "'")) else { return [word] }
    for (ending, words) in endings where word.hasSuffix(ending) && word.count > ending.count {
      return [String(word.dropLast(ending.count))] + words
    }
    let bare = word.filter { $0 != "'" }
    return short[bare] ?? [bare]
  }

  /// The number of the one known word that an unknown one is a slip for, or nil.
  static func mended(_ word: String, known: (String) -> Int?) -> Int? {
    if word.hasSuffix("in"), word.count > 4, let number = known(word + "g") { return number }
    if hasRun(word) {
      return known(squeezed(word, to: 2)) ?? known(squeezed(word, to: 1))
    }
    guard word.utf8.count >= 5, let key = WordKey(word) else { return nil }
    let words = forgiven.words(for: key)
    return words.count == 1 ? known(words[0].string) : nil
  }

  /// Whether a letter stands three times in a row.
  private static func hasRun(_ word: String) -> Bool {
    var (last, count): (UInt8, Int) = (0, 0)
    for byte in word.utf8 {
      count = byte == last ? count + 1 : 1
      last = byte
      if count == 3 { return true }
    }
    return false
  }

  /// The word with runs of a letter cut down.
  private static func squeezed(_ word: String, to length: Int) -> String {
    var result: [UInt8] = []
    var count = 0
    for byte in word.utf8 {
      count = byte == result.last ? count + 1 : 1
      if count <= length { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let endings: [(String, [String])] = [
    ("n't", ["not"]), ("'m", ["am"]), ("'re", ["are"]), ("'ve", ["have"]), ("'ll", ["will"]),
    ("'d", ["would"]), ("'s", ["s"]), ("'am", ["am"]),
  ]

  /// Words written as one that are several.
  private static let short: [String: [String]] = {
    var short: [String: [String]] = [:]
    for entry in shortened.split(separator: "\n") {
      let words = entry.split(separator: " ").map(String.init)
      short[words[0]] = Array(words.dropFirst())
    }
    return short
  }()

  /// Words that are also written as one, and are heard as one.
  static let pairs: [(first: String, second: String, whole: String)] = [
    ("any", "more", "anymore"), ("any", "longer", "anylonger"), ("no", "longer", "nolonger"),
    ("no", "one", "noone"), ("no", "more", "nomore"), ("in", "front", "infront"),
    ("every", "time", "everytime"), ("each", "time", "everytime"), ("every", "day", "everyday"),
    ("better", "off", "betteroff"), ("go", "on", "goon"),
  ]

  private static let shortened = """
    im i am
    iam i am
    ive i have
    ill ill
    id i would
    hes he s
    shes she s
    theyre they are
    theyve they have
    youre you are
    ur your
    u you
    r are
    n and
    itd it would
    its it s
    thats that s
    whats what s
    theres there s
    whos who s
    dont do not
    don't do not
    dnt do not
    dosent does not
    doesnt does not
    doesn't does not
    doesent does not
    didnt did not
    didn't did not
    cant can not
    can't can not
    cannot can not
    cnt can not
    wont will not
    won't will not
    wouldnt would not
    couldnt could not
    shouldnt should not
    isnt is not
    arent are not
    aint is not
    ain't is not
    wasnt was not
    werent were not
    havent have not
    hasnt has not
    hadnt had not
    wanna want to
    wana want to
    wantto want to
    gonna going to
    gunna going to
    gona going to
    finna going to
    gotta got to
    tryna trying to
    imma i am going to
    ima i am going to
    kys kill yourself
    idk i do not know
    dunno do not know
    coulda could have
    shoulda should have
    wouldve would have
    shouldve should have
    couldve could have
    wishin wishing
    mustnt must not
    neednt need not
    themself themselves
    selfharmed self harmed
    selfharming self harming
    bday birthday
    """

  /// Words that no other word is one letter away from.
  private static let forgiven = Speller(
    words: """
      suicide suicidal anorexia anorexic bulimia bulimic overdose overdosed laxatives daughter \
      husband boyfriend girlfriend threatened threatens strangled strangles himself herself \
      themselves myself disappear anymore killing abusive sexually molested children vomiting stepfather stepdad \
      disorder hurting punches punched starves cutting throwing eating
      """.split(separator: " "))
}
