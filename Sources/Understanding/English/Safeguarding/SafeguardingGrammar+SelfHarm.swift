extension SafeguardingGrammar {
  /// Hurting oneself, which accidents are not.
  static let selfHarm = """
    wound = cut | cuts | cutting | slash | slashes | slashing | slice | slices | slicing | slit
     | carve | carves | carving | burn | burns | burning | burned | burnt | scratch | scratches
     | scratching | scratched | stab | stabs | stabbing | bite | bites | biting | claw | claws |
     clawing | gouge | gouges | dig | digs | pierces | sliced | slashed
    hitSelf = hit | hits | hitting | slap | slaps | slapping | slapped | punch | punches |
     punching | punched | bang | bangs | banging | choke | chokes | choking | strangle |
     strangles | pinch | pinches | whip | whips | bruise | bruises | mutilate | mutilates |
     mutilating | mutilated
    hurtSelf = hurt | hurts | hurting | harm | harms | harming | harmed | injuring
    often = sometimes | often | always | keep | keeps | kept | again | when | whenever | because
     | so | nightly | daily | deliberately | intentionally | every | to | if | regularly | still
     | started | began | instead | secretly | purpose | lately | at night | until | till | for |
     with | in secret
    selfharm hyperbole: ([wishTo] | ([think] | [talk]) ~ | [plan] [soft]* to? | urge to | urges
     to | feel like | like) [soft]* (@[hurtSelf] | @[wound] | @[hitSelf]) [self]
    selfharm own: [often] [soft]* (@[hurtSelf] | @[wound] | @[hitSelf]) [self1]
    selfharm own: (@[hurtSelf] | @[wound] | @[hitSelf]) [self1] [soft]* [often]
    selfharm own: (@cutting | @harming | @burning | @hurting | @slashing | @mutilating) [self1]
    selfharm own doubtful: (@[hurtSelf] | @[wound] | @[hitSelf]) [self1]
    selfharm others: (@cuts | @cutting | @hurts | @hurting | @harms | @harming | @harmed |
     @burns | @burning | @scratches | @scratching | @stabs | @bites | @biting | @hits | @hitting
     | @slaps | @slapping | @punches | @punching | @bangs | @banging | @chokes | @choking |
     @mutilates | @pinches | @slashes | @clawing | @claws | @whips | @strangles | @scratched |
     @slashed | @punched) [self3]
    selfharm others doubtful: (@cut | @hurt | @burned | @burnt | @hit | @slapped | @harm | @bite
     | @punch | @stab | @scratch | @slap) [self3]
    mine = my | her | his | their
    selfharm others: (@cuts | @cutting | @burns | @burning | @scratches | @scratching | @slashes
     | @carves | @carving | @slices | @slicing | @clawing | @cut) [mine] (own | left | right |
     upper | inner | up | both)* [skin]
    selfharm: ([wishTo] | [think] ~ | urge to | urges to | keep | keeps | kept | started |
     [often]) [soft]* (@[wound]) [mine] (own | left | right | upper | inner)* [skin]
    selfharm own: (@cutting | @slashing | @carving) my own? (left | right)? [skin]
    selfharm own: (@cut | @slashed | @sliced | @burn | @burned | @burnt | @scratch | @scratched
     | @carved | @slit) my own? (left | right)? (arms | wrists | wrist | thighs | legs | skin |
     forearms | forearm | arm | thigh) ($ | [often] | with a (razor | lighter | blade |
     cigarette | compass) | with (razor | razors | scissors | cigarettes))
    selfharm: (@burn | @burns | @burning | @burned | @burnt) ~ with (a | my | his | her)?
     (lighter | lighters | cigarette | cigarettes | matches)
    selfharm: (@[wound] | @pick | @picks | @picking | @[hitSelf]) ~~ (till | til | until) ~
     (bleed | bleeds | bleeding | bled | blood)
    selfharm: (@cuts | @cut | @scars | @slashes | @burns | @marks) (all | deep)* (over | on | in
     | along | across | up | down) (the | both)? (inside of)? [mine]? (left | right | inner |
     upper | both)? (arms | wrists | wrist | forearms | forearm | thighs | thigh | arm)
    selfharm doubtful: (@cuts | @scars) (all)? (over | on | in | along | across) [mine] (legs |
     body | stomach)
    selfharm: (@bangs | @banging | @slams | @slamming | @smashes | @smashing | @hits | @hitting
     | @beats) (his | her | their) (own)? head (on | against | into | with | at)
    selfharm own: (@bang | @hit | @smash | @slam | @banging) my head (on | against | into) ~~
     (until | till | when | whenever | because | every)
    selfharm others doubtful: (@pulls | @pulling | @ripping | @rips) (out)? (her | his | their)
     (own)? hair (out)?
    selfharm: (found | hide | hides | hid | hiding | hidden | keeps | keep | has | bought |
     stash | stole | steals | takes apart) ~~ (@razors | @razor blades | @razor | @blades |
     razor @blade)
    selfharm: (@razors | @razor blades | @blades | razor @blade) ~~ (hidden | in (her | his | my
     | their) | under (her | his | my | their) | blood)
    selfharm topic: (self (@harm | @harms | @harming | @harmed | @harmer | @injury | @injure |
     @injures | @injuring | @mutilation | @mutilate | @mutilating | @inflicted | @mutilates) |
     @selfharm | @selfharming | @selfharms | @selfharmed)
    cuttingFor = for | until | till | phase | season | weight | diet | bulk | calories | down |
     back | out | before | by | now | on | at | to | sugar | carbs | in | fat | [not] | in the
    selfharm: (started | start | starts | began | went | gone | going) [soft]* (back to)?
     @cutting (again | $ | since | to cope | when | and hiding) !([cuttingFor])
    selfharm: (urge | urges | need | itch | craving) to @cut ($ | again | so | when | tonight |
     and)
    selfharm: (clean | recovering | relapse | relapsed | relapsing | addicted | addiction |
     free) ~ (from | to | into | with | of | on)? @cutting !([cuttingFor])
    selfharm: (stop | stops | stopped | keep | help) (her | him | them | [kinVictim] | my)
     [soft]* (from)? @cutting ($ | and | again)
    selfharm others: (is | are | been | keeps | s | was | she | he | about | be) [soft]*
     @cutting (rn | right now | now | and)
    selfharm others: (is | are | been | keeps | s | was | she | about | be) [soft]* @cutting ($
     | again | and | when | because | since) !([cuttingFor])
    selfharm own: i (have | had | ve | just | only)* @cut (again | too deep | deeper | deep |
     last night | yesterday | today | tonight | this morning | for the first time | so i |
     because i | when i | and i)
    selfharm: @cut to (feel something | feel anything | cope | feel alive | punish)
    selfharm own doubtful: (been | keep | kept | am | like | stop | miss | about) [soft]*
     @cutting ($ | again | when)
    selfharm own doubtful: want to @cut ($ | again | when)
    selfharm: (knife | razor | blade | gun | scissors | lighter | rope) ~ @on (myself | himself
     | herself | themselves)
    selfharm: (have | has | got | with) (the | a | my | her)? (@blade | @razor | @knife |
     @pills) ready
    selfharm fixed: [not] ~ (stay @safe | keep [self] @safe) !(on | online | while | when | from
     | in | running | out)
    selfharm: deserve to be (@hurt | @beaten | @hit | @punished)
    selfharm: (seeing | see | watch | watching | make | makes | making) [self] @bleed
    selfharm: (urge | urges | thoughts | craving | cravings | temptation) (to | of | for)? (@cut
     | @cutting | @hurt | @harm | @burn) !([cuttingFor])
    selfharm: (@cutting | @burning | @scratching) (urges | urge | scars | episode | episodes |
     habit)
    selfharm: @cuts (that)? (i | she | he | they) (made | make | makes | did | do | does | gave
     | hide | hides)
    selfharm: covered (in | with) (@cuts | @scars)
    selfharm: (saw | see | seen | found | noticed | discovered | hides | hide | hiding | cover |
     covers) (the | her | his | my | some | fresh | all | these | those | new)* (@cuts | @scars)
     !([accident])
    selfharm: relapsed ~~ @cut
    selfharm: (@scissors | @knife | @blade | @razor | @lighter | @flame | @compass | @needle |
     @glass | @cigarette | @cigarettes) (to | into | on | against | across | over) (my | her |
     his | their) (own)? (left | right)? ([skin] | hand | hands | throat | fingers)
    selfharm: (@carves | @carved | @carving | @carve | @cutting | @scratches | @scratched |
     @scratching) ~ (into | in) (my | her | his | their) (own)? (left | right)? [skin]
    selfharm others: (@hits | @punches | @slaps | @bangs | @smashes | @hitting | @punching |
     @banging | @bites) (his | her | their) own (head | face | arms | legs | body | hand |
     hands)
    selfharm: (@punch | @punches | @hit | @punching) my (own)? (thighs | legs | stomach | head |
     face) ~ (black | until | when | after | bruise | because | hard | again)
    selfharm own doubtful: @cutting again !([cuttingFor])
    selfharm others: @cutting again
    """
}
