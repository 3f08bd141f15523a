extension Lexicon {
  /// The key words that are forgiven one wrong letter: long, and with few real words beside them.
  static let forgivenWords = """
    three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen \
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million quarter dozen \
    monday tuesday wednesday thursday friday saturday sunday weekend weekends weekday weekdays \
    january february april august september october november december \
    today tomorrow yesterday tonight midnight midday morning afternoon evening o'clock \
    minute minutes hours seconds month months weeks years fortnight birthday christmas \
    calorie calories kilocalories kilojoules kilometre kilometres kilometer kilometers marathon \
    metres meters miles please thanks sorry actually about around roughly approximately between \
    every except until nothing definitely absolutely certainly correct perfect
    """

  /// Real words one letter away from a forgiven one: they mean nothing here, but they are not
  /// mistakes either.
  static let realWords: [Group] = [
    (.other, nil, "there threw tree thee throe sever even seventh severs weight height freight"),
    (.other, nil, "sight light right might fight tight bight eighty eights eighths"),
    (.other, nil, "thirsty thirdly fiftys nifty shifty fifties forties thirties twenties sixties"),
    (.other, nil, "seventies eighties nineties forth forte fort party farty sixth sexty"),
    (.other, nil, "mouth mouths moth moths mother months' montha minuted minuet minutely mince"),
    (.other, nil, "houses house yours ours tours pours hour's house's hoers honours"),
    (.other, nil, "seeks weeps weeds wees week's weak years' ears yearn yearns gears tears bears"),
    (.other, nil, "wears fears yeas yeats quarters' quartet quarter's quartered quartz"),
    (.other, nil, "mourning moaning mooring warning evenings' evening's leaving levening elevens"),
    (.other, nil, "leaven eleventh seconded second's secondly beckons midday's modnight"),
    (.other, nil, "fridays' sundry sundae sunny mondays' saturdays' fray"),
    (.other, nil, "marched marches marsh larch match marchy starch augusta augustus aprils"),
    (.other, nil, "caloric caloried marathoner smiles mile's mules moles males tiles files piles"),
    (.other, nil, "mites mikes mines mires milles meter's meteors meres metros metre's deters"),
    (.other, nil, "pleased pleases plead pleasure abbott abut abound aboard above abouts"),
    (.other, nil, "arouse aground surround ground rough roughy toughly evert everyone ever never"),
    (.other, nil, "very accept expect excerpt excepts except's exempt untie until's unit units"),
    (.other, nil, "noting notching soothing northing corrects corrected correctly erect connect"),
    (.other, nil, "collect perfects prefect perfected defect today's toady taday tody todays"),
    (.other, nil, "millions' billion's mullion minion dozens'"),
    (.other, nil, "doze dozes dozed dozer cozen sorrys sorely story worry lorry sorrow thank's"),
    (.other, nil, "thankful tanks thinks hanks shanks weekends' weekday's weekender decembers"),
    (.other, nil, "twelfths twelves twelfth thirteenths fourteens fifteens sixteens nineteens"),
    (.other, nil, "betweens september's birthdays christmassy fortnightly hundreds' manyhow"),
    (.other, nil, "weird merch march's mars match latch catch patch watch hatch arch arch's"),
    (
      .other, nil, "abort thunks weaks eventing nicety threes sevens twelve's hoards hoers mileages"
    ),
    // What other words are without their apostrophes.
    (.other, nil, "were shell hell"),
    // Names, which one letter makes a number, a day or a unit.
    (.other, nil, "steven seve severn frida fridas sundar mondal avril augusto auguste augustin"),
    (.other, nil, "emery myles miley milos milas milian eleena thanos horus juliet millie minnie"),
  ]
}
