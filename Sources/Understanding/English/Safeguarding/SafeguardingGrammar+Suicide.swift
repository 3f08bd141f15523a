extension SafeguardingGrammar {
  /// The wish to die, and suicide.
  static let suicide = """
    diesOf = of | from | in | at | for | to | trying | laughing | on | with | young | fat | if |
     hard | before | after | when | without | than | during
    suicide hyperbole: [wishTo] @die !([diesOf])
    suicide hyperbole: [wishTo] @die (in my sleep | of sadness | for real | from | if | when |
     so)
    suicide: [wishTo] [not]? be @dead
    suicide: ([wish] | if | better | like) ([me1] | he | she) (was | were | be | am | is | had
     been) [soft]* (@dead | @gone) !(by | for | on | after | from | tired)
    suicide hyperbole doubtful: feel like @dying !([diesOf])
    suicide doubtful: should [soft]* (@die | be @dead) !([diesOf])
    suicide doubtful: let (me | him | her) [soft]* @die
    suicide: (want | wants | wanted) me to @die
    suicide: @betteroff dead
    suicide: @(better | betteroff) without me
    suicide: [said] ~~ @(better | betteroff) without (him | her | them)
    suicide: @betteroff if (i | he | she) (was | were) (not | dead | gone)
    suicide doubtful: ([think] | talks | talking | talked | speaks) [ofMatter] [soft]* (@dying |
     being @dead | how to @die | not @being (alive | here [anymore]) | wanting to @die | my own
     @death | @death)
    suicide doubtful: be @dead (by then | soon | tomorrow | before) !([sport])
    suicide: not care (if | whether) (i | he | she) (@live | @lives | @die | @dies | @wake |
     @wakes)
    # Not to live anymore.
    livesAt = in | at | near | far | close | nearby | outside | inside | off | with | here in |
     on | by | next | off | from | as | under | together | above | without | there | to |
     between | downtown | abroad | up | out | over | through | alone
    suicide fixed: ([not] | nolonger) [soft]* [wishTo] (@live | @exist | @living) !([livesAt])
    suicide fixed: ([not] | nolonger) [soft]* [wishTo] @live (with this | with it | with myself
     | in this world | on this)
    suicide fixed: ([not] | nolonger) [soft]* ([wishTo] | feel like | like) (be | being) (@alive
     | @here [anymore] | @around [anymore] | on this @earth | on this @planet | in this @world |
     in the @world)
    suicide fixed doubtful: ([not] | nolonger) [soft]* [wishTo] be @here $
    suicide fixed: [wishTo] ([me1] | he | she)? (was | were | am | is | be | could | did | do)*
     [not] [soft]* (be)? (@alive | @exist | @existing | @here [anymore] | @living)
    suicide fixed doubtful: [wish] ([me1] | he | she) (was | were) not (@here | @around)
    suicide: [wishTo] (@disappear | @vanish | @evaporate | @dissappear | @disapear | cease to
     @exist | stop @existing | @unexist) !((forever)? (into | from | behind | under | to | on |
     in | for a))
    suicide fixed: [wishTo] ~ [not] ~ (been | be)? @born
    suicide fixed: (should | better | rather) ~ [not] (have | be | been | was)* @born
    suicide: [wishTo] ~~ (not | never) [soft]* @wake up !(early | at | before | so | to | for)
    suicide fixed: ([not] | nolonger) [soft]* [wishTo] @wake up ($ | tomorrow | [anymore] |
     again | in the morning | ever | and)
    suicide fixed: [not] [soft]* @wake up (again | ever | anymore)
    suicide: (sleep | asleep | bed) ~ (not | never) [soft]* (@wake | @waking) up
    suicide fixed: can not (@goon | carry @on) !(with | holiday | a | the | my | to | holidays |
     vacation | trips | monday | mondays | weekends | that | this)
    suicide fixed doubtful: can not (take | stand | bear | handle | do | cope | endure | keep
     doing) (with)? (@it | @this | @life | @everything) [soft]* [anymore] !(at | with | ~~
     (questions | question | app | form | signup | job | knee | distance | pace | training |
     work))
    suicide fixed doubtful: can not (@cope | @live like | @goon) (with | like | life | this |
     it)* [anymore]
    lives = living | live | life | exist | existing | alive | goon | going on | keep going |
     carry on | continue | continuing | wake up | waking up | being here | be here | being alive
     | existence | keep living | stay alive | get up
    suicide fixed: (no | not | without | any | lost | lose | know) ~ (@point | @reason | @sense
     | @purpose | @meaning) (in | to | for | of | why | i | me | my | him | her)* [soft]*
     [lives] !(in | with | at | on | a | the)
    suicide fixed: what ~ (@point | @use | @sense) (in | of) [soft]* (my | me)? [lives] !(in |
     with | at | on | a | the)
    suicide fixed: (nothing | not ~ anything | noone | not ~ anyone) (left)? to @live for
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
     | my @life | his @life | her @life | being @alive | @living | @themselves) !(for (eating |
     having | missing | not | skipping))
    suicide doubtful: [be] [soft]* @worthless ($ | and | to | i | or | she | he)
    suicide: [be] [soft]* (nothing but | like)* (such)? (a | just a)? @burden ($ | to | on | for
     | and | i | he | she)
    # To end it.
    suicide: (end | ends | ended | ending | finish | finishing | finished) !(~ life (long |
     style | time)) (it @all !(with | here) | my @life | his @life | her @life | their @life |
     our @lives | own @life | this @life | my own @life | his own @life | her own @life | their
     own @life | their @lives | @everything | @myself | @himself | @herself | the @pain)
    suicide doubtful: [wishTo] end (@it | @things) ($ | [anymore] | tonight | now | soon | and |
     so | because | for good | today | with a)
    suicide: (want | wants | wish | wished | wanted | need) it all to (@end | @stop)
    suicide doubtful: (want | wants | wish | wished) (everything | life | the pain | this pain)
     to (@end | @stop)
    suicide: (take | takes | took | taking | taken) (my | his | her | their | our | own |
     thier)* own? (@life | @lives) !(savings | story | insurance | over | seriously | easy |
     back | as | in (my | his | her) hands | for | slow | one | to | into | on)
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
     of | infront of | under | into | before of | of | onto) ~ [where]
    suicide: ([wishTo] | [think] ~ | [plan] to? | urge to | could) [soft]* (@walk | @walking |
     @step | @stepping | @drive | @driving | @steer | @crash | @crashing | @swerve | @swerving)
     (the | my | our)? (car | bike)? (into | infront of | off | under | out into | in to) ~
     ([where] | tree | wall | oncoming | road | lake | river)
    suicide: (@slit | @slitting | @slits | @slash | @slashed | @slashing | @slashes | @opened) ~
     (wrist | wrists | throat | veins | vein)
    suicide: (tie | tied | tying | made | bought | a | the | googled | around) ~ @noose
    suicide: (gun | pistol | knife | bullet) (to | in | into | against | through) (my | his |
     her | their) @(head | mouth | throat | brain | temple)
    suicide: (blow | blew | blowing) (my | his | her) @brains out
    suicide: @goodbye (letter | letters | note | notes | message | messages | video | world |
     cruel | forever)
    suicide: (said | saying | say | wrote | written | writing | says | write) (my | her | his |
     their) @goodbyes !(at)
    suicide topic: (@overdose | @overdosed | @overdosing | @overdoses | @od | @oded | @oding)
     !(on !([pills] | some | all | my | his | her | sleeping | purpose | cocaine | heroin))
    suicide doubtful: [wishTo] (go to | be in | go up to) @heaven
    suicide doubtful: [wishTo] (be with | join | go to) ~ in @heaven
    suicide fixed: (nobody | noone | noone | not ~ anyone | not ~ anybody | who | none) (would |
     will | even)* [soft]* @miss (me | him | her | them)
    suicide fixed: (nobody | noone | noone | anyone | who | anybody | not) (would | will | even
     | really)* [soft]* (@notice | @care | @mind | @cry) if (i | he | she | they) ~ (gone | died
     | dead | disappear | disappeared | vanish | vanished | not here | exist | here | die | left
     forever)
    suicide: (world | everyone | everybody | family | they | kids | it | people | you | life) ~
     (be | is | are) (@better | @happier | @betteroff) without me
    suicide fixed doubtful: not (going to)? be (@here | @around | @alive) (much longer | for
     long | tomorrow | next year | anymore | soon)
    suicide doubtful: (@kill | @shoot | @end) me $ !([sport])
    suicide doubtful: someone (please)? @kill me
    suicide: (@better | @happier | @easier) (off)? (for (me | everyone | them | all | my | us)
     ~)? if (i | he | she) [soft]* (was | were | am | is | would)? (not (here | around | alive |
     there) | gone | dead | disappeared | died | vanished)
    suicide: (care | cares | cared) (if | whether) (i | he | she) (@live | @lives | @die |
     @dies)
    suicide doubtful: not (have to)? @worry about me (anymore | anymore | soon | much longer |
     nomore | after)
    suicide doubtful: not be a (@problem | @burden | @bother) (to | anymore | anymore | much
     longer | for long | soon)
    suicide: (ways | way | how | painless | painlessly | quickest | easiest) ~ to @die
     !([diesOf])
    suicide doubtful: [afraid] of what (i | he | she) (might | will | could | may) @do ($ | to |
     next | tonight | if | when | after)
    suicide doubtful: (no | not see a | not see any) @future for (me | myself | him | her)
    suicide doubtful: (feel | feels | feeling | felt) [soft]* @hopeless ($ | and | about (life |
     everything | the future) | all)
    suicide doubtful: (gives | gave | giving | given) away (all | everything) ~ (@things |
     @stuff | @belongings | @possessions | @everything)
    suicide: (saving | saved | saves | save | stash | stashes | stashing | hoarding | hoards |
     collecting | collects) (up)? (my | his | her)? (sleeping)? @[pills] (for | up | until | to
     | in | $)
    suicide: [wishTo] be with (her | his | my)? @dead
    suicide: (picture | pictures | drawing | drew | draws | photo) ~ [self] (@hanging | @dying |
     @dead | @hanged)
    suicide: (^ @kms $ | ([wish] to? | going to | will | might | should | i | just | could |
     tonight | or) [soft]* @kms !(a | per))
    suicide: (can | could)? not @bear (to live | living | being alive)
    # Dead, in other words.
    suicide: ([wishTo] | [plan] to? | should | will) [soft]* be (six feet @under | in (the | my
     | a) (@ground | @grave | @coffin | @box | @cemetery))
    suicide doubtful: should [soft]* be @gone !(by | for | from | in | until | at | to | on)
    suicide fixed: [not] [soft]* (to)? be @alive ($ | by | next | anymore | any | when | at |
     much | tomorrow | after | in | and)
    suicide fixed: (rather | prefer to | better) not be (@alive | @here ($ | [anymore] | at all)
     | @around)
    suicide fixed: not [soft]* (keep | keep on | continue | carry on | goon) (@living |
     @existing)
    suicide fixed: can not @live (like this | this way | with (myself | what | the pain | this
     pain | it | this anymore)) !(~~ (knee | back | ankle | noise))
    suicide fixed doubtful: not [soft]* @live (to see (my | her | his | next | christmas |
     [numeral] | another | the)| until (my | christmas) | past (my | [numeral] | this))
    suicide: (painless | painlessly | peaceful) (ways | way | death) to (@go | @die | @end)
    suicide doubtful: (@step | @stepping | @walk | @walking) (out | infront) ~ ([where] | $) ~~
     (think | wonder | imagine)
    suicide: ([where] | tube | platform | coming) ~~ (think | thinking | want | imagine | wonder
     | tempted | feel like) ~~ (@step | @stepping | @jump | @jumping | @fall | @falling | @walk
     | @throw)
    suicide: (@rope | @cord | @belt | @cable | @noose | @string | @bag | @wire | @charger)
     (round | around | over) (my | his | her | their) (own)? (neck | throat | head)
    suicide others: (tied | ties | tying | wrapped | wraps | put) ~ (round | around) (his | her
     | their) (own)? @neck
    suicide doubtful: (@tablets | @pills) ~ (lined up | in my hand | infront of me | ready |
     counted | on the table | next to me)
    suicide doubtful: (follow | join | be with | go to | see) (him | her | my (husband | wife |
     mum | mom | dad | son | daughter) | them) ~ (@heaven | in @death | @grave)
    suicide: (everyone | everybody | them | all | kids | easier | better | family | world) ~
     (@easier | @better | @relieved | @happier) (off)? (for (everybody | everyone | all | them |
     my | the) ~)? (if (i | he | she) | without (me | him | her))
    suicide: (do | did) it to @myself
    suicide: [plan] ~ to @die !([diesOf])
    suicide fixed: (no | not) ~ @point (in | of | to) (trying | anything | carrying on |
     anything anymore | going) ($ | [anymore] | at all)
    suicide fixed doubtful: not ~ see (the | a | any) @point (anymore | anymore | of (it all |
     staying | anything | me | this life | trying | being))
    suicide doubtful: not care (if | whether) (i | he | she) (get | gets) (@hurt | @hit |
     @killed | run @over)
    suicide doubtful: (@gun | @rope | @noose | @poison) ~ for myself
    suicide doubtful: (plan | figured out | decided | idea) ~ how (i | he | she) (would | will |
     want to | wants to | am going to) @do it
    suicide: (if | when) (i | he | she) (@disappeared | @vanished | @died | was @gone | were
     @gone | was @dead | am @gone | am @dead) ~~ (matter | notice | care | cares | miss | mind |
     nobody | better | happier | easier | relieved)
    suicide doubtful: dark @thoughts
    suicide: (tired | sick | done | exhausted) (of | with | from) being @here ($ | [anymore] |
     all | on this)
    suicide doubtful: (give | gives | gave | giving | given) (all | my | her | his | away)*
     (@things | @stuff | @belongings | @possessions) away !(to charity)
    suicide doubtful: ([think] ~ | [plan] to? | tonight i | am | ready to | s) [soft]* (end |
     ending) (@it | @things | @everything) ($ | tonight | now | soon | today | forever | for
     good)
    suicide: (planning | plan | plans | planned) (my | his | her | their) (own)? (@death |
     @funeral)
    suicide fixed doubtful: no @point (anymore | anymore | in anything | to anything)
    suicide: (end | ending | ends | ended) (my | his | her | their | this | the | all this)*
     (@suffering | @misery | @existence)
    suicide: (say | says | said | saying) (my | her | his)* (@goodbye | @goodbyes) to (everyone
     | everybody | people | my family | my kids | all | them | friends | her friends | his
     friends)
    suicide doubtful: [wishTo] be with my (husband | wife | mum | mom | dad | son | daughter |
     partner) @again
    suicide own doubtful: if i [soft]* @died !([sport])
    suicide others: if (he | she) [soft]* @died ~~ (care | cares | miss | notice)
    suicide: (found | find | saw) (him | her | them | [kinVictim]) @hanging !(out | around | up
     | with | the | upside)
    suicide: (@pills | @tablets | @meds | @medication) (saved | stashed | hidden) (up | for |
     and | ready)
    suicide doubtful: (give | gives | gave | giving | given) away (my | his | her) (@things |
     @stuff | @belongings | @possessions) !(to charity)
    """
}
