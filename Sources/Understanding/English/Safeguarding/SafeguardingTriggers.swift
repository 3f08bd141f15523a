/// The words one of which is said wherever a rule of the safeguarding grammar holds.
///
/// Most lines have none of them, so that the grammar need not be read for them at all.
struct SafeguardingTriggers: Sendable {
  /// The triggers of English.
  static let english = SafeguardingTriggers()

  private var words = WordTable(capacity: 2048)
  private var pairs: [(first: String, second: String)] = []

  private init() {
    for word in Self.list.split(separator: " ") { add(word) }
    pairs = EnglishForms.pairs.compactMap { contains($0.whole) ? ($0.first, $0.second) : nil }
  }

  private mutating func add(_ word: Substring) {
    if let key = WordKey(word) { _ = words.add(key, 1) }
  }

  /// Whether a word is a trigger.
  func contains(_ word: some StringProtocol) -> Bool {
    WordKey(word).flatMap { words[$0] } != nil
  }

  /// Whether a line has a trigger, perhaps with a slip of the fingers or in disguise.
  func areSaid(in line: Line) -> Bool {
    line.tokens.indices.contains { place in
      let token = line.tokens[place]
      guard token.kind == .word else { return Disguise.isHidden(at: place, in: line.tokens) }
      return contains(token.word) || isPair(at: place, in: line.tokens)
        || EnglishForms.mended(token.word) { contains($0) ? 1 : nil } != nil
        || token.word.utf8.contains(UInt8(ascii: "'"))
          && EnglishForms.words(of: token.word).contains { contains($0) }
    }
  }

  /// Whether two words that are heard as one trigger begin at a place: "go on".
  private func isPair(at place: Int, in tokens: [Token]) -> Bool {
    place + 1 < tokens.count
      && pairs.contains { $0 == (tokens[place].word, tokens[place + 1].word) }
  }

  /// All triggers, in the order of the alphabet.
  static let list = """
    abusd abuse abused abuser abuses abusing abusive acetaminophen affraid afraid again against \
    air alive allow allowed allowing allows ambien ambulance animore anorectic anorexa anorexia \
    anorexic anorexics antidepressants anylonger anymor anymore arfid arm arms around ashamed \
    aspirin aspirins assault assaulted assaulting assaults ate attack attacked attacker \
    attacking attacks away axe balcony barely barf bash bashed bashes bashing batter battered \
    batters bear beat beated beaten beating beatings beats bed bedroom belly belt belted better \
    betteroff binge binged bingeing binges bingin binging bins bite black blackmail blackmailed \
    blackmailing blackmails blade blades bleach bled bleed bleeding bleeds blood body bones born \
    bother bottle bottles box brains break breaking breaks breathing bridge bring brings broke \
    bruise bruised bruises bulemia bulemic bulimia bulimic bullet burden burn burned burning \
    burns burnt cal calorie calories cals came cane caned capsules care cared cares carry carve \
    carved carves carving cat cease cemetery chased chasing chew choke choked chokes choking \
    chuck cigarette cigarettes clawing clothes coffin collarbones collecting collects comes \
    coming compass compulsively consume controls cope cord count counting counts covered crash \
    crashing cry cut cuts cutting danger dark dead death decided deserve despise despises dick \
    die died diet dirty disapear disappear disappeared disgusted disgusting disgusts dissappear \
    diuretics dog drag dragged drags drank drink drinking drinks drive driving drown drowned \
    drugs drunk dumps dying earth easier eat eated eaten eating eats eatting edge ednos eet \
    eggshells end ended ending ends escape escaped escaping evaporate exist existence existing \
    exploited exposed face fall falling fat fear fearful fears feet fentanyl figured \
    finger fingers finish finished finishing fist fists fitspo flame fled flee fleeing flesh \
    fling flushes followed following follows fondle fondled fondles fondling food force forced \
    forces forcing forearm forearms fractured frightened frightens funeral future gag \
    gagging gags gave give given gives giving glass gone goodbye goodbyes goon grab grabbed \
    grabbing grabs grave groomed grooming grope groped gropes groping gross ground guilt guilty \
    gum gun hair hammer hand hands handsy hanged hanging happier harass harassed harasses \
    harassing hardly harm harmed harming harms hate hated hates head headbutted heaven held help \
    here herself hid hidden hide hides hiding himself hips hisself hit hiting hits hitted \
    hitting hoarding hoards hold holds hopeless horrible hose hunger hurt hurted hurting hurts \
    ibuprofen ice idea ill inappropriate incest insulin intercourse jump jumped jumping jumps \
    kcal kcals kick kicked kicking kicks kidnap kidnapped kil kill killed killing kills kiss kll \
    klonopin kms knife knocked knocks kys ladle laid lash lashes laxative laxatives laxitives \
    lays leap leaping leave ledge leg legs life lifts lighter live lives living lock locked \
    locking locks machete maltreated maltreats mark marks marriage marry meal meals meaning \
    meanspo medication medicine meds mind misery mishandled miss mistreat mistreated mistreating \
    mistreats molest molestation molested molester molesting molests murder murdered \
    murdering murders myself naked nasty neck needle neglected nomore noose notice nude nudes \
    obsessed obsesses obsessing obsessively od oded oding once oneself online opioids orthorexia \
    orthorexic ourselves overdose overdosed overdoses overdosing overpass oxy oxycodone pack \
    packet paedophile painkiller painkillers painless painlessly paracetamol paracetamols \
    peaceful pedo pedophile penis petrified physical pill pills pinned pins pistol plan \
    planet plate point poison poisoned poisoning police porn pornography prefer pregnant \
    privates pro proana problem puke puked pukes puking pulled pulls punch punched punches \
    punching punish punished punishes punishing purge purged purges purging purpose pushed \
    pushes pushing railing rape raped rapes raping rapist rarely rather razor razors reason \
    refuse refused refuses refusing relapsed relieved repulses restraining restrict restricting \
    ribcage ribs rifle roof room rope rough safe safety save saved saves saving scarcely scard \
    scared scares scarred scars scissors scratch scratched scratches scratching secret self \
    selfharm selfharmed selfharming selfharms sense sex sexual sexually shake shaked shakes \
    shaking shook shoot shooting shotgun shove shoved shoves shoving sick skin skinny \
    slammed slams slap slaped slapped slapping slaps slashed slashes slashing sleep sleeping \
    sliced slices slicing slipper slit smack smacked smacking smacks smashed smashes smother \
    smothered spank spanked spanking spanks spine stab stabbed stabbing stabs stalk stalked \
    stalker stalking stalks starve starved starves starvin starving stash stashed stashes \
    stashing stay steer step stepping stick stomach stop stopped strangle strangled strangles \
    strangling strap strip stuff suck suffering suffocate suffocated suicid suicidal suicidality \
    suicide survive survives surviving swallow swallowed swallows swerve swerving tablet tablets \
    tears tell terrified terrifies terrorised terrorized theirselves themselves thigh thighs \
    thin things thinspiration thinspo thrashing threaten threatened threatening threatens threw \
    throat throttled throw throwing thrown throws throwup thump thumped thumps tied ties torture \
    tortured tortures torturing touch touched touches touching toutch toutches tracks trafficked \
    trafficking traumatised twisted twists tylenol ugly unalive unaliving unconscious \
    underweight undress unexist unsafe upchuck use valium vanish vanished vein veins victimised \
    victimized violate violated violence violent vomit vomited vomiting vomits vomitting wake \
    waking walk walking wallop walloped wanting watching water whip whipped whipping whips \
    windowsill womens world worry worth worthless wrist wrists xanax yourself
    """
}
