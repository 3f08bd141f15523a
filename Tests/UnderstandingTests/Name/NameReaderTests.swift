import Testing
import Understanding

@Suite struct NameReaderTests {
  @Test(
    "The name that somebody asks to be used comes before the one that is introduced",
    arguments: [
      ("My name is Konstantin, but please put Kostya", "Kostya", "name.wanted"),
      ("It's Wilhelmina. You can write Billie", "Billie", "name.wanted"),
      ("they christened me Euphemia, I go by Effie", "Effie", "name.wanted"),
      ("On the papers it's Beatrice, but Trixie please", "Trixie", "name.wanted"),
      ("hm, let's say Ottilie", "Ottilie", "name.wanted"),
      ("Theo. Make that the full Theodore", "Theodore", "name.wanted"),
      ("Mr Archibald Reed... just Archie", "Archie", "name.wanted"),
      ("I was christened Philippa, but Pip is better", "Pip", "name.preferred"),
      ("Archibald. For this app Archie is enough", "Archie", "name.preferred"),
      ("Samira, Sam for short", "Sam", "name.short-form"),
      ("not Priscilla, Prisca with a c", "Prisca", "name.bare"),
      ("Aoife. sorry typing with one hand", "Aoife", "name.bare"),
      ("ann, sorry, anna marie", "Anna Marie", "name.bare"),
      ("we named him Ezra after my grandad", "Ezra", "name.introduced"),
      ("everybody says memo so memo please", "Memo", "name.concluded"),
      ("my aunt had a say in it, so: Cordelia", "Cordelia", "name.concluded"),
    ])
  func wanted(text: String, name: String, rule: String) {
    let reading = NameDimension().read(text)
    #expect(reading.understood == name)
    #expect(reading.rule == rule)
  }

  @Test(
    "Where a child's name is asked, that of a grown-up is none",
    arguments: [
      ("my wife is called Ada and my son Otto", "Otto"),
      ("our neighbour's named Ed, she's Ida", "Ida"),
      ("my husband calls her Mimi", "Mimi"), ("my husband's name is Ed", nil),
      ("my partner Ed", nil),
      ("her dad's called Ed", nil),
    ] as [(String, String?)])
  func grownUps(text: String, name: String?) {
    #expect(NameDimension(whose: .child).read(text).understood == name)
  }

  @Test(
    "A name that was only a joke is not the one",
    arguments: [
      ("the name's Zorro. jk its Tina", "Tina"), ("Zorro. just kidding, Tina", "Tina"),
      ("Zorro... joking, it's Tina", "Tina"),
    ])
  func jokes(text: String, name: String) {
    #expect(NameDimension(whose: .speaker).read(text).understood == name)
  }

  @Test(
    "A name is found behind whom it belongs to, and behind remarks that name nobody",
    arguments: [
      ("my lad Rory", "Rory", "name.of-kin"), ("our little one Ines", "Ines", "name.of-kin"),
      ("My granddughter Odile", "Odile", "name.of-kin"),
      ("My joy and my despair, Leonie", "Leonie", "name.bare"),
      ("foster daughter, Kezia", "Kezia", "name.introduced"),
      ("Stepson. Anton, like his grandfather.", "Anton", "name.introduced"),
      ("the boy's name, you mean? Tobias", "Tobias", "name.introduced"),
      ("let's begin with the younger one, Ida", "Ida", "name.bare"),
      ("sorry, wrong button. Olga", "Olga", "name.bare"),
      ("I have four, so start with the oldest Yusra", "Yusra", "name.introduced"),
      ("we were thinking of Rufus, but we ended up with Felix", "Felix", "name.introduced"),
      ("well there's mina, she wakes me at five", "Mina", "name.introduced"),
      ("for Benedikta", "Benedikta", "name.introduced"),
      ("The name's Stone, Flora Stone", "Flora Stone", "name.bare"),
      ("Her is name Lotte", "Lotte", "name.introduced"),
      ("My name si Ivo", "Ivo", "name.introduced"),
    ])
  func introduced(text: String, name: String, rule: String) {
    let reading = NameDimension().read(text)
    #expect(reading.understood == name)
    #expect(reading.rule == rule)
  }

  @Test(
    "What is said about the letters of a name, and behind it, is no part of it",
    arguments: [
      ("Marc, no k", "Marc"), ("Mathis w two s", "Mathis"), ("steph x", "Steph"),
      ("Omar lol he picked it himself", "Omar"), ("Anna. With two n's", "Anna"),
      ("Kurt mate", "Kurt"), ("my name is liam l i a m", "Liam"), ("Noa, spelled N O A", "Noa"),
      ("Grace by name and by nature", "Grace"), ("Hana - she's in the other room", "Hana"),
      ("Iris, sorry for the late reply", "Iris"), ("Marie Sophie, both names", "Marie Sophie"),
      ("Bruno, no songs please", "Bruno"),
    ])
  func aids(text: String, name: String) {
    #expect(NameDimension().read(text).understood == name)
  }

  @Test(
    "The letters that spell a name are the name",
    arguments: [("spelt K A I", "Kai"), ("L-E-A", "Lea")]
  )
  func spelled(text: String, name: String) {
    let reading = NameDimension().read(text)
    #expect(reading.understood == name)
    #expect(reading.rule == "name.spelled")
  }

  @Test(
    "A name that is refused, taken back or was only nearly given is not the one",
    arguments: [
      ("not Robert, he hates it. Rob", "Rob"), ("don't use Benjamin, just put Benji", "Benji"),
      ("Anything but Margaret. Meg.", "Meg"), ("Lea, no, Leah", "Leah"),
      ("Farid… actually use Fred", "Fred"), ("Omar. no, hang on, put Omid", "Omid"),
      ("we nearly called him Max but he's Moritz", "Moritz"),
      ("it was going to be Paul for months but we chose Pascal", "Pascal"),
    ])
  func denied(text: String, name: String) {
    #expect(NameDimension().read(text).understood == name)
  }

  @Test(
    "Two names without a word on which is wanted are too many",
    arguments: [
      "Officially Theodora, most people say Thea", "Amir at home, Andy at work",
      "My passport says Ekaterina, my sisters say Katya", "they're called Ana and Ivo",
    ])
  func several(text: String) {
    guard case .severalValues(let names) = NameDimension().read(text).unclear else {
      Issue.record("one name was taken")
      return
    }
    #expect(names.count == 2)
    #expect(NameDimension().read("Theodora, most people say it's a fine name").understood != nil)
  }

  @Test("One's own name and somebody else's are told apart by what introduces them")
  func subjects() {
    let line = "I'm Dana and my daughter is Ruth"
    #expect(NameDimension(whose: .speaker).read(line).understood == "Dana")
    #expect(NameDimension(whose: .another).read(line).understood == "Ruth")
    #expect(NameDimension(whose: .speaker).read("her name is Ruth").understood == nil)
    #expect(NameDimension(whose: .another).read("my name is Dana").understood == nil)
    #expect(
      NameDimension(whose: .speaker).read("Owen. The small one's called Huw").understood == "Owen")
    #expect(NameDimension(whose: .another).read("I'm Dana. Huw").understood == "Huw")
  }

  @Test(
    "Words of a sentence are nobody's name",
    arguments: [
      "typing with one hand", "I spelt mine wrong", "that'd be telling",
      "I'm not typing my kid's name into this", "I spelled the name wrong",
      "use my email", "put whatever", "the same as in my email", "my eldest", "a boy",
      "she doesn't have one yet", "so happy to be here", "for now", "hiya", "just kidding",
      "I'd rather stay anonymous", "is it ok to use a nickname", "not sure, no jokes please",
      "say again", "a name", "foster child",
    ])
  func refused(text: String) {
    #expect(NameDimension().read(text).understood == nil)
  }
}
