extension SafeguardingGrammar {
  /// Violence and abuse, done to somebody or by somebody.
  static let violence = """
    violence person: @[strike] =[victim]
    violence person: @[beat] =[victim]
    violence person known: @[hurt] =[victim]
    violence person: @[touch] =[victim]
    # Violence that was done.
    violence person: (@[done]) [by]
    violence: (@hit | @kicked | @hurt | @touched | @neglected | @burned | @locked up | @thrown)
     [by] !(in (a | the) | at chess)
    violence person: (be | been | being | was | were | is | are | am | got | get | gets |
     getting | s) [soft]* @[done] !(by (a | an | the)? (dog | cat | car | wasp | bee | bees |
     shark | bull | mosquito | mosquitoes | goose | swan | bird | magpie | virus | cow)) !(for)
    violence person: (felt | feel | feels) @(violated | threatened | abused)
    violence person: (@[touch] | @touching | @touched) ~~ (inappropriately | private | privates
     | genitals | breasts | bum | bottom | butt | penis | vagina | down there | sexually |
     crotch | groin | underwear | under (my | her | his) (clothes | shirt | skirt))
    violence person: (force | forces | forced | forcing) [self] @on =[victim]
    sexual = sex | sleep with | touch | undress | strip | kiss | naked | porn | suck | marry |
     pregnant | nudes | clothes off | have intercourse
    violence person: (@forces | @forced | @forcing | @force | @makes | @made | @making |
     @pressured | @pressures | @coerced | @blackmails | @blackmailed) =[victim] ~ [sexual]
    violence person: (@blackmail | @blackmails | @blackmailed | @blackmailing | @trafficking)
     =[victim]
    violence: (send | sends | sent | sending | ask | asks | asked | asking | wants | share |
     shared | shares | post | posted | take | took | takes | leaked | has | got | for | of) ~~
     (@nudes | naked @(pictures | photos | pics | pic | picture | photo | videos | selfies |
     selfie) | nude @(pictures | photos | pics | photo | pic | selfies) | dick @(pics | pic))
    violence: (show | shows | showed | shown | showing) =[victim] ~ @(porn | pornography | penis
     | privates)
    violence: @exposed himself
    violence: @sex with ~ ([child] | [parental])
    violence topic: (@rape | @raped | @raping | @rapes | @rapist | @molest | @molested |
     @molesting | @molester | @molestation | @pedophile | @paedophile | @pedo | @incest |
     @molests)
    violence topic: @sexually (abused | assaulted | harassed | abusing | assaulting | touched |
     attacked | abuses | abusive | exploited)
    violence topic: @sexual (abuse | assault | harassment | violence | things | contact |
     exploitation)
    violence topic: (domestic | physical | emotional | verbal | child | spousal | mental |
     psychological | parental | family) (@abuse | @violence)
    violence topic: (victim | victims | survivor | survived | suffered | suffers | suffering |
     escaped | escaping | fleeing | experience | experienced | witness | witnessed | history) ~
     (@abuse | @violence)
    violence: (@abuse | @violence | @beatings) (at home | in (my | our | the | her | his |
     their)? (home | house | family | marriage | relationship | childhood) | from (my | her |
     his | their | a) | by (my | her | his | a) | against (me | us | her | him | women))
    violence: (my | her | his) @(abuser | rapist | attacker)
    violence: @abusive (husband | wife | partner | father | mother | dad | mum | mom | ex |
     boyfriend | girlfriend | relationship | marriage | home | household | parents | parent |
     stepdad | stepfather | family | brother | childhood | man | uncle | stepmother)
    violence: @violent (husband | wife | partner | father | mother | dad | mum | mom | ex |
     boyfriend | girlfriend | relationship | marriage | home | household | parents | parent |
     stepdad | stepfather | family | brother | man | uncle)
    violence person: (be | am | is | are | was | were | being | been | gets | get | got |
     getting | became | becomes | turns | turned | becoming | s | very) [soft]* (@violent |
     @abusive) ((with | to | towards | toward | against) =[victim] | $ | when | and | at | again
     | after | because | if)
    # What is done to the body of another.
    violence: (he | she | they | [kinVictim]) [soft]* (@broke | @breaks | @fractured | @twisted
     | @twists | @burned | @burnt | @bruised | @breaking | @cut | @burns | @pulls) (my | our)
     (left | right | two)? ([body] | hair | face | head)
    violence: (he | [adult]) [soft]* (@broke | @breaks | @fractured | @twisted | @burned |
     @bruised) (her | their) (left | right)? [body]
    violence person: (@grabs | @grabbed | @grab | @grabbing | @drags | @dragged | @drag | @pulls
     | @pulled | @holds | @held | @pins | @pinned | @choked | @hold | @lifts | @shakes)
     =[victim] ~ (by (the | my | her | his) (hair | throat | neck | arm | arms | ear | wrist |
     wrists | shirt) | down | against)
    violence person: (@pushes | @pushed | @shoves | @shoved | @throws | @threw | @pushing |
     @shoving | @slams | @slammed | @throwing | @shove | @knocked | @knocks) =[victim] ~ (down
     (the | some) stairs | against | to the (floor | ground) | downstairs | across | into (a |
     the) (wall | door | table | furniture | wardrobe | fireplace) | on the floor | out of the
     car | over)
    violence person: (@shoves | @shoved | @slammed | @slams) =[victim]
    violence person: (@throws | @threw | @throwing | @smashes | @smashed) (things | plates |
     stuff | objects | chairs | glasses | a | bottles | dishes | furniture | his | her | the)* ~
     at =(me | us | him | them | [kinVictim] | her &([behind] | $))
    violence person: (@locks | @locked | @locking | @lock | @locked | @ties | @tied) =[victim]
     (in | inside | up | away | in the | to | outside) !(step)
    violence person: (@locks | @locked) =[victim] out ~ (house | home | cold | night | balcony |
     garden | flat | rain)
    violence person: (@threatens | @threatened | @threatening | @threaten) =([pronounVictim] |
     [kinVictim])
    violence person: (@threatens | @threatened | @threatening | @threaten) (to (hit | beat |
     kill | hurt | harm | stab | shoot | rape | slap | burn | strangle | punch | smash | take |
     find | share | post | leak | send | expose | publish | lock | cut) | with (a | his)? (knife
     | gun | violence | belt | weapon | beating))
    violence person: (@lays | @laid | @lay | @raised | @raises | @put | @puts | @raise) (a | his
     | her | their | my)? (hand | hands | finger | fist | fists | belt) (on | at | against | to)
     =[victim]
    violence person: (@shake | @shook | @shakes | @shaking | @shaked) =((the | my | our | her |
     his)? [adjective]* (baby | newborn | infant | toddler | son | daughter | child | girl |
     boy) | him | her &([behind] | $))
    violence person: with (a | his | her | my | the) @(belt | stick | cane | whip | hose | cord
     | slipper | ladle | strap) ~~ (me | us | him | her | my | kids | children)
    violence person: (hit | hits | hitting | beats | beat | spanked | whipped | hurt) ~~ with (a
     | his | her | my | the) @(belt | stick | cane | whip | hose | cord | slipper | ladle |
     strap | hanger | shoe)
    violence: (@bruise | @bruises | @bruised | black @eye | @marks) ~~ (from | by) (him | her |
     [kinVictim])
    violence: (comes | came | come | coming | returns | returned | home | back | covered | found
     | find | full | hides | hiding | hide | unexplained) ~~ @bruises !(~~ [accident])
    violence doubtful: (has | have | with | had) (strange | new | big | odd | weird | many |
     some | a lot of | lots of)? @bruises !(~~ [accident])
    violence: left (a | some | big | red)* @(mark | marks | bruise | bruises) (on (him | her |
     me | them | [determiner] [adjective]* [kin]) | $)
    violence: gave (me | her | him | us) a (black @eye | bloody @nose)
    violence: @shoot up (the | a | my | his | her | our) (school | class | office | place)
    violence: (@stalker | school @shooting)
    violence person: (@groomed | @grooming) (online | =([pronounVictim] | [kinVictim]) | by)
    violence: (get | gets | got | getting | give | gives | gave | a) (a | good | the)* @(beating
     | thrashing | hiding | spanking) (from | by | at home | when | if | every | $)
    # The wish to do it.
    violence doubtful person: @kill =[victim]
    violence doubtful person: @(killing | kills) =(him | her &([behind] | $) | them |
     [kinVictim])
    violence person: ([wishTo] | [plan] to? | [think] ~ | feel like | like | urge to | urges to
     | could | tempted to | about to | afraid ~~) [soft]* (@[kill] | @stab | @shoot | @strangle
     | @hurt | @harm | @punch | @hit | @stabbing | @shooting | @strangling | @hurting | @harming
     | @poison | @drown | @smother | @suffocate | @shake | @murder) =([pronounVictim] |
     [kinVictim] | [anybody])
    violence: (@killed | @murdered) =(him | her &([behind] | $) | them | someone | somebody |
     [kinVictim])
    violence doubtful: [wish] =(him | her | them | me | [kinVictim]) @dead
    violence doubtful: [wish] (he | they | [kinVictim]) (was | were) @dead
    # The fear of it.
    violence doubtful: @[afraid] (to death)? of ([determiner]? [adjective]* [feared] !(s |
     losing | dying | leaving))
    violence: @[afraid] (to (go home | come home | be home | be at home | be alone with | go to
     bed at | stay home | sleep at (my | her | his)) | of going home | of (being | staying)
     alone with | when (he | she) (comes home | drinks))
    violence doubtful: on @eggshells
    violence fixed: (not | never | nt) [soft]* (feel | feels | felt | be | am | is | are | been
     | feeling)* [soft]* @safe ($ | at home | in (my | our | the | her | his | their) (own)?
     (home | house | family | flat | room | bed) | with (him | her | them | my | anyone) |
     around (him | her | them | my) | [anymore] | anywhere | here [anymore] | at (my | her |
     his) (dad | mum | moms | mom | dads | mums | father | mother) | alone with | where i live |
     from (him | my | her) | when (he | she | my))
    violence: (feel | feels | am | is | are | home is | we are) [soft]* @unsafe ($ | at home |
     in (my | our | the) | with (him | her | my) | around | when (he | she) | here)
    violence doubtful: (run | running | ran | runs | escape | runaway) @away from home
    violence: (he | [adult] | brother) [soft]* (come | comes | came | coming | climb | climbs |
     climbed | crawls | sneaks | gets | got) (into | in | to) (my | her | his) (@bed | @room |
     @bedroom) ~~ (night | dark | asleep | sleeping | drunk) !(with)
    violence: (force | forced | forces) (me | her | him | us | my daughter | them)? (into | in)?
     (a | to)? @(marry | marriage)
    violence person: (@beats | @beat | @beating | @knocked | @knocks | @kicked) (the _ out of |
     seven bells out of) =[victim]
    violence person: (@knocks | @knocked | @pushes | @slaps | @slapped | @throws | @pushed |
     @shoves | @smacks) =[victim] (about | around)
    violence person: (@lays | @laid | @tears) into =[victim]
    violence person: (@gets | @got | @is | @was) (rough | physical | handsy | nasty) with
     =[victim]
    violence: (put | puts | putting | stuck | slid) (his | her | a) (@hand | @hands | @fingers)
     (up | down | under | in | inside | between) (my | her | his)
    violence: (inappropriate | dirty | sexual) (@touching | @touch | @messages | @photos |
     @pictures | @texts)
    violence doubtful: (stranger | man | guy | adult | somebody | someone) [soft]* (she met | he
     met)? @online ~~ (her | him | my | me)
    violence: (fear | fears | scared | afraid | worried | frightened | terrified) for (my | our
     | her | his) (own | childrens | kids)* (@life | @lives | @safety)
    violence doubtful: (hiding | hide | fled | flee | fleeing | escape | escaped | escaping)
     @from (him | (my | her) [adjective]* [feared] !(s))
    violence: womens (@shelter | @refuge)
    violence doubtful: @restraining order
    violence person: not let (me | us | her) @leave (him | the house | home | $)
    violence doubtful person: @controls (my | all my | her) (money | phone | every | everything
     | life)
    violence doubtful: [feared] (@hit | @hits | @beat | @beats | @slapped | @slaps | @punched |
     @punches | @kicked) [unnamed] ($ | [behind])
    violence own doubtful: (@slapped | @smacked | @spanked | @slap | @smack) [unnamed] ($ |
     [behind])
    violence: (@hands | @hand | @fingers) (round | around | on) (my | her | his) (throat | neck)
    violence: (photos | pictures | pics | photo | picture | video | videos | selfies) ~ @naked
    violence doubtful: (told | tells | warned | made | makes | asked) (me | her | him | us) ~
     not to @tell ($ | anyone | anybody | my | her | his | what | mum | mom | dad)
    violence: (our | his) (little | special) @secret
    violence: @death threats
    violence doubtful: (@following | @follows | @followed | @stalking) (me | her | him | us) ~~
     (scared | afraid | frightened | home | house | [feared])
    violence doubtful: [feared] (keeps | kept | is | s | still)* (@following | @stalking |
     @watching) (me | us | her)
    violence: [afraid] of being (@hurt | @hit | @beaten | @attacked | @raped | @touched |
     @killed | @harmed) !(by (a | the) (car | bike | ball))
    violence: against (my | her | his | their) @will
    violence: @unsafe (home | house | living | situation | relationship | place | family)
    violence: in fear (of | for) (my | her | his | our) (@life | @safety)
    violence: @secret ~ not tell
    violence doubtful: [afraid] of (the | a) (@person | @man | @guy | @people) (i | she | he)
     (live | lives)
    violence person: (@forces | @forced | @makes | @made | @making) =[victim] (to)? do (things |
     stuff)
    """
}
