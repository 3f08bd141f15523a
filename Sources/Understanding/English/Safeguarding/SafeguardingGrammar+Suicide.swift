extension SafeguardingGrammar {
  /// The wish to die, and suicide.
  static let suicide = """
    diesOf = of | from | in | at | for | to | trying | laughing | on | with | young | fat | if |
     hard | before | after | when | without | than | during
    suicide hyperbole: [wishTo] @die !([diesOf])
    suicide hyperbole: [wishTo] @die (in my sleep | of sadness | for real | from | if | when |
     so)
    suicide: [wishTo] [not]? be @dead
    suicide: [wish] ([me1] | he | she) (was | were | be | am | is | had been) [soft]* (@dead |
     @gone)
    suicide hyperbole doubtful: feel like @dying !([diesOf])
    suicide doubtful: should [soft]* (@die | be @dead) !([diesOf])
    suicide doubtful: let (me | him | her) [soft]* @die
    suicide: (want | wants | wanted) me to @die
    suicide: better @off dead
    suicide: @better (off)? without me
    suicide: [said] ~~ better @off without (him | her | them)
    suicide: better @off if (i | he | she) (was | were) (not | dead | gone)
    suicide doubtful: ([think] | [talk]) [ofMatter] [soft]* (@dying | being @dead | how to @die
     | not @being | wanting to @die | my own @death | @death)
    suicide doubtful: be @dead (by then | soon | tomorrow | before) !([sport])
    suicide: not care (if | whether) (i | he | she) (@live | @lives | @die | @dies | wake |
     @wakes)
    # Not to live any more.
    livesAt = in | at | near | with | here in | on | by | next | off | from | as | under |
     together | above | without | there | to | between | downtown | abroad | up | out | over |
     through | alone
    suicide fixed: ([not] | no longer) [soft]* [wishTo] (@live | @exist | @living) !([livesAt])
    suicide fixed: ([not] | no longer) [soft]* [wishTo] @live (with this | with it | with myself
     | in this world | on this | on)
    suicide fixed: ([not] | no longer) [soft]* ([wishTo] | feel like | like) (be | being)
     (@alive | @here [anymore] | around [anymore] @_ | on this @earth | on this @planet | in
     this @world | in the @world)
    suicide fixed doubtful: ([not] | no longer) [soft]* [wishTo] be @here $
    suicide fixed: [wishTo] ([me1] | he | she)? (was | were | am | is | be | could | did | do)*
     [not] [soft]* (be)? (@alive | @exist | @existing | @here [anymore] | @living)
    suicide fixed doubtful: [wish] ([me1] | he | she) (was | were) not (@here | @around)
    suicide: [wishTo] (@disappear | @vanish | @evaporate | @dissappear | @disapear | cease to
     @exist | stop @existing | @unexist) !(into | from | behind | under | to | on | in | for a)
    suicide fixed: [wishTo] ~ [not] ~ (been | be)? @born
    suicide fixed: (should | better | rather) ~ [not] (have | be | been | was)* @born
    suicide: [wishTo] ~~ (not | never) [soft]* @wake up !(early | at | before | so | to | for)
    suicide fixed: ([not] | no longer) [soft]* [wishTo] @wake up ($ | tomorrow | [anymore] |
     again | in the morning | ever | and)
    suicide fixed: [not] [soft]* @wake up (again | ever | anymore)
    suicide: (sleep | asleep | bed) ~ (not | never) [soft]* (@wake | @waking) up
    suicide fixed: can not (go | carry) @on !(with | holiday | a | the | my | to | holidays |
     vacation | trips | monday | mondays | weekends | that | this)
    suicide fixed doubtful: can not (take | stand | bear | handle | do | cope | endure | keep
     doing) (with)? (@it | @this | @life | @everything) [soft]* [anymore] !(~~ (questions |
     question | app | form | signup | job | knee | distance | pace | training))
    suicide fixed doubtful: can not (@cope | @live like | go @on) (with | like | life | this |
     it)* [anymore]
    lives = living | live | life | exist | existing | alive | go on | going on | keep going |
     carry on | continue | continuing | wake up | waking up | being here | be here | being alive
     | existence | keep living | stay alive | get up
    suicide fixed: (no | not | without | any | lost | lose | know) ~ (@point | @reason | @sense
     | @purpose | @meaning | @use) (in | to | for | of | why | i)* [soft]* (my | me)? [lives]
     !(in | with | at | on | a | the)
    suicide fixed: what ~ (@point | @use | @sense) (in | of) [soft]* (my | me)? [lives] !(in |
     with | at | on | a | the)
    suicide fixed: (nothing | not ~ anything | no one | not ~ anyone) (left)? to @live for
    suicide fixed: what do i have to @live for
    suicide: what is the @point (of | in) (me | it all | everything) $
    suicide fixed doubtful: (lost | losing | lose | no) (the | my | all)? (@will | @desire) to
     live !(with | these | this | at | here | in)
    suicide fixed: @life (is | has | have | feels | seems | got | just)* (no (sense | meaning |
     point | purpose | value | worth) | not worth | meaningless | pointless | worthless |
     hopeless | unbearable)
    suicide fixed: not @worth (living | life | being alive)
    suicide fixed: not @deserve to (live | exist | be alive | be here | breathe)
    suicide fixed: should not (@exist | be @alive | have been @born)
    suicide: (tired | sick | done | fed up | weary | finished | had enough | exhausted) (and
     tired)? (of | with | from | by)? (being @alive | @living | @life | @existing | my @life |
     this @life | this @world) !([livesAt])
    suicide: (give | gave | given | giving | gives) @up on (life | living | myself | himself |
     herself)
    suicide doubtful: (hate | hates | hated | despise | despises) (@myself | @himself | @herself
     | my @life | his @life | her @life | being @alive | living | themselves) !(for (eating |
     having | missing | not | skipping))
    suicide doubtful: [be] [soft]* @worthless ($ | and | to | i | or | she | he)
    suicide: [be] [soft]* (nothing but | like)* (such)? (a | just a)? @burden ($ | to | on | for
     | and | i | he | she)
    # To end it.
    suicide: (end | ends | ended | ending) (it @all | my @life | his @life | her @life | their
     @life | our @lives | own @life | this @life | my own @life | his own @life | her own @life
     | their own @life | their @lives | @everything | @myself | @himself | @herself | the @pain)
    suicide doubtful: [wishTo] end (@it | @things) ($ | [anymore] | tonight | now | soon | and |
     so | because | for good | today | with a)
    suicide: (want | wants | wish | wished | wanted | need) it all to (@end | @stop | be @over)
    suicide doubtful: (want | wants | wish | wished) (everything | life | the pain | this pain)
     to (@end | @stop | be @over)
    suicide: (take | takes | took | taking | taken) (my | his | her | their | our | own |
     thier)* own? (@life | @lives) !(seriously | easy | back | as | in (my | his | her) hands |
     for | slow | one | to | into | on)
    suicide: @[kill] [self]
    suicide: (@off | @offing | @offed | @unalive | @unaliving | @unalived | @hang | @hanging |
     @hanged | @hung | @shoot | @shot | @shooting | @drown | @drowning | @drowned | @gas |
     @gassed | @neck | @topped | @top | @poison | @poisoning | @stab | @delete | @electrocute |
     @ending | @suicide) [self] !(in the foot | a | up in)
    suicide: (do | did | doing | done | does) [self] @in
    suicide: [wishTo] be @unalive
    suicide topic: (@suicide | @suicidal | @suicid | @suicidality | @unaliving)
    suicide: (@commit | @committed | @commits | @committing | @attempt | @attempted | @make |
     @made | @do) suicide
    where = bridge | roof | rooftop | building | balcony | window | cliff | tower | train |
     trains | tracks | traffic | truck | lorry | bus | tube | metro | tram | overpass | railway
     | ledge | rails | carpark | flyover | car | cars | viaduct | subway
    suicide: (@jump | @jumps | @jumped | @jumping | @leap | @leaping | @throw [self] | @throwing
     [self] | @threw [self] | @throws [self] | @fling [self] | @chuck [self]) (off | from | out
     of | in front of | under | into | before | infront of | of | onto) ~ [where]
    suicide: ([wishTo] | [think] ~ | [plan] to? | urge to | could) [soft]* (@walk | @walking |
     @step | @stepping | @drive | @driving | @steer | @crash | @crashing | @run | @swerve |
     @swerving) (the | my | our)? (car | bike)? (into | in front of | off | under | out into |
     in to) ~ ([where] | tree | wall | oncoming | road | lake | river)
    suicide: (@slit | @slitting | @slits | @slash | @slashed | @slashing | @slashes | @opened) ~
     (wrist | wrists | throat | veins | vein)
    suicide: (tie | tied | tying | made | bought | a | the | googled | around) ~ @noose
    suicide: (gun | pistol | knife | bullet) (to | in | into | against | through) (my | his |
     her | their) @(head | mouth | throat | brain | temple)
    suicide: (blow | blew | blowing) (my | his | her) @brains out
    suicide: @goodbye (letter | letters | note | notes | message | messages | video | world |
     cruel | forever)
    suicide: (said | saying | say | wrote | written | writing | says | write) (my | her | his |
     their) @goodbyes
    suicide topic: (@overdose | @overdosed | @overdosing | @overdoses | @od | @oded | @oding)
     !(on !([pills] | some | all | my | his | her | sleeping | purpose | cocaine | heroin))
    suicide doubtful: [wishTo] (go to | be in | go up to) @heaven
    suicide doubtful: [wishTo] (be with | join | go to) ~ in @heaven
    suicide fixed: (nobody | noone | no one | not ~ anyone | not ~ anybody | who | none) (would
     | will | even)* [soft]* @miss (me | him | her | them)
    suicide fixed: (nobody | noone | no one | anyone | who | anybody | not) (would | will | even
     | really)* [soft]* (@notice | @care | @mind | @cry) if (i | he | she | they) ~ (gone | died
     | dead | disappear | disappeared | vanish | vanished | not here | exist | here | die | left
     forever)
    suicide: (world | everyone | everybody | family | they | kids | it | people | you | life) ~
     (be | is | are) (@better | @happier | better @off) without me
    suicide fixed doubtful: not be (@here | @around | @alive) (much longer | for long | tomorrow
     | next year | anymore | soon)
    suicide doubtful: (@kill | @shoot | @end) me $ !([sport])
    suicide doubtful: someone (please)? @kill me
    """
}
