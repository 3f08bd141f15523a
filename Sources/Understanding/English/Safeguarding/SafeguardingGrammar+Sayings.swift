extension SafeguardingGrammar {
  /// Words of danger that mean none.
  static let sayings = """
    thing = it | that | this | these | those | what | everything | grief | realisation | hunger
     | tiredness | caffeine | pain | knee | knees | ankle | calf | calves | legs | leg | back |
     hip | hips | shoulder | foot | feet | heel | heels | achilles | shins | shin | quads |
     hamstring | hamstrings | glutes | toe | toes | arms | forearms | neck | head | wind | cold
     | heat | deadline | work | job | workout | hill | hills | race | marathon | training | run
     | runs | music | song | songs | story | film | words | letter | gesture | light | sun |
     news | life | reality | weather | traffic | bill | bills | homework | school | sugar |
     coffee | alarm | curiosity | suspense | silence | noise | humidity | stairs | pollen |
     hayfever | allergies | shoes | boots | socks | app | questions | waiting | commute |
     mondays | monday | exam | exams | meetings | diet | hunger | cravings | ball | car | bus |
     bike | door | wave | branch | virus | flu | covid | dog | cat | bee | wasp | horse | goat |
     swan | muscles | sciatica | tooth | teeth | migraine | headache | headaches | cramps |
     cramp | periods | period | stomach | tummy | feet | achille | itb | fascia | intervals |
     burpees | squats | jokes | joke | humour | humor | lactose | gluten | anger | jealousy |
     truth | gossip | lockdown | stress | anxiety | body | wrist | hand | hands | elbow |
     loneliness | nothing | sadness | distance | speed | rain | snow | smell | season | class |
     game | games | toys | chores | stuff | things | something | anything | lego | phone | scale
     | scales | weight | food | price | prices | cost | costs | pedals | saddle | seat | bumps |
     divorce | move | change | results | time | energy | motivation | fatigue | wall
    saying: (could | would | might) (almost | just | honestly | happily | seriously | really)*
     @[kill] for
    saying: @[kill] for (a | an | some | that | chocolate | coffee | sleep | one)
    saying: (could | would) ~ @murder (a | an | some)
    saying: [thing] ~ (is | are | was | were | s | been | will | would | really | just | nearly
     | almost | always | have | has | still | might | do | does | keep | keeps)* @[kill] (me |
     us | him | her | them)
    saying: (nearly | almost | practically | absolutely) @[kill] (me | us | him | her)
    saying: ([adult] | [anyage] | [unnamed] | they | she) (will | would | is going to | s going
     to) @[kill] me (if | when | for | $ | because | lol | about | once)
    saying: ^ (@hit | @shoot | @slap | @smack | @kick | @kill) me !(again | every | and)
    saying: (just | please | so | lol | or) (@hit | @shoot | @kill | @slap) me (now | already |
     lol | up | with | later)
    saying: @kill me (now | lol | haha | softly | please lol | already)
    saying: (@hit | @hits | @shoot | @shot | @drop) (me | us | him | her) (up | with (it | that
     | your | another | (the | a | an | some) !([adjective]* [weapon])) | that | (a | an)
     (message | text | line | email | mail | note | question | reminder | dm | ping | link) | on
     (whatsapp | insta | snap | my phone | here) | like)
    saying: it ([soft] | finally)* (@hit | @hits | @beats | @beat | @hurts | @hurt | @touches |
     @touched) (me | us | her | him)
    saying: @[kill] (it | this | that | time | two | the | my (time | pb | battery | vibe |
     appetite | goals | goal) | off | their | some | those | all the | [unnamed])
    saying: @[kill] [self] (laughing | with laughter | over | at the gym | in the gym | with
     work | with overtime | doing | working | training | to (finish | get | make | keep | do |
     reach | lose | hit | please | meet) | on the | at work | at crossfit | at training | in
     training | for (a | the | this) | lol)
    saying: (not | without | no need to | never) ~ @[kill] [self] (in | at | on | with | over |
     for | to | doing)
    saying: @die (of | from) (laughter | laughing | embarrassment | boredom | curiosity | heat |
     hunger | thirst | shame | cuteness | happiness | cold | excitement)
    saying: (dies | died | dying | dye) (of | from | to | for | out | down | laughing | on the |
     at (mile | km) | in (berlin | the)) !(sadness)
    saying: (to | would | could) @die (for | trying | without | laughing | of | than | out |
     down | hard | before | with my boots)
    saying: @dying (to | for | of | from | out | down | light | phone | battery | plant | plants
     | on | over here | inside lol)
    saying: (do | or) (or)? @die
    saying: (rather) [soft]* @die than
    saying: @death (metal | star | by | valley | ride | race | march | row | note | penalty | of
     | warmed | eaters)
    saying: (like | to) @death (warmed | and | $)
    saying: (@dead | @deadly) (lift | lifts | line | tired | beat | serious | end | weight |
     heat | easy | sea | legs | hang | hangs | bug | on | pool | last | phone | battery | leg |
     set | right | sure | simple | ringer)
    saying: half @dead
    saying: @suicides
    saying: (drop | brain | dead | deader | still | over my | am | was | be | we are) @dead
     (after | on | body | by (mile | km) | if | from | tired | gorgeous | today | lol)
    saying: @suicide (squad | squeeze | sprint | sprints | drill | drills | run | runs | hill |
     door | grip | lunges | wings | mission | pace | prevention | awareness | hotline | helpline
     | girls | club | king | forest | burger | sauce | shift)
    saying: (career | social | political | commercial | professional | financial | fashion)
     @suicide
    saying: (@cut | @cuts | @cutting) [self] (some slack | short | a break | a deal | off | out
     | loose | a slice | a piece | some | free)
    saying: (@hit | @slap | @kick | @bang | @beat | @beats | @beating | @beaten | @pinch |
     @kicking) [self] (up | for | awake | over | with)
    saying: (@hurt | @hurts | @cut | @cuts | @burn | @burns | @burned | @burnt | @injured |
     @scratched | @scratches | @hurting | @scars | @marks | @bite | @bites | @bit | @bang |
     @bangs | @cutting | @hit | @hits | @bruise | @bruises) (~ | [self] ~~ | (my | her | his)
     [skin] ~~) [accident]
    saying: (without | avoid | so i do not | so as not to | before i) [soft]* (@hurt | @hurting
     | @harming | @harm | @burning) ([self1])
    saying: (easily | get | gets | feels | feel | feelings | was | is | are) [soft]* @hurt (when
     | by (it | that | what | things | words | jokes | small) | easily | quickly | that |
     feelings) !(by (my | her | his | a))
    saying: @hurt (my | her | his | your | their | our | peoples | our) (feelings | pride | ego
     | heart)
    saying: (scratch | scratched) (that | it | the | my | record)
    saying: [beat] [victim] (at (!(home | night | school | the house)) _ | in (the | a | our)?
     (race | marathon | game | final | sprint | 5k | 10k | park | parkrun | chess | league |
     berlin | quiz | competition | half | championship | next | [unnamed]) | to (it | the (door
     | top | punch | finish | line | summit | car | end | post)) | by | over | on (points | time
     | the | mario | [unnamed]) | (this | last) (year | time | weekend | race | season) | ~~
     (better | faster | minutes | seconds | pb | finish) | next | fair | hands down | every
     (time | game | single game))
    saying: (to | can | could | finally | will | might | once) @beat ([determiner] [adjective]*
     ([adult] | [anyage] | [name]) | him | them | her &$) ($ | [sport] | in | at | this | next |
     by | for | lol | again | and) !(up | with | every | when)
    saying: (was | were | got | been | be | get | record | time | am) @beaten by ~~ (in | at |
     race | minutes | seconds | minute | second | chess | km | mile | #digit | #teen | #small |
     #number)
    saying: @beat (the | my | our | your | last | a | an | that | it | his | her own | their |
     some | all) !([adjective]* [kin] !(s | time | record | pb))
    saying: (@kick | @kicks | @kicked) (my | his | her | our | some | their | your) (butt | ass
     | arse | bum | behind | habit)
    saying: (@kicked | @kicks | @kick | @kicking) (me | us | him | her | them) (out | off | into
     | in gear | up)
    saying: (@punch | @punching | @punched) (above | bag | bags | in | line | the (bag | clock |
     air | pillow))
    saying: (hate | hates | not like | not stand | not want | dislikes | not let | like | likes
     | loves | not into | when (people | others | kids | strangers | anyone | someone)) ~~
     @[touch]
    saying: (keep | stay | get | lost | out | in) (in)? @touch
    saying: @[touch] (base | wood | on | up | down | my toes | his toes | her toes | typing | me
     (deeply | so much | a lot))
    saying: panic @(attack | attacks) | heart @(attack | attacks) | asthma @(attack | attacks)
    saying: (@attacked | @bitten | @chased | @hit | @knocked | @hurt) by (a | an | the | my |
     our | some)? [adjective]* ([thing] | goose | cow | van | truck | cyclist | scooter | bus |
     tram | wall | lightning | ducks | mosquitoes | mosquitos | jellyfish | sharks | surprise |
     hunger | boar | kangaroo | cows | geese)
    saying: (@threatened | @threatening | @threatens) (by (change | loud | noise | spiders) |
     with (no | a (detention | bill)) | rain)
    saying: @choked (on | up | in)
    saying: (@shoot | @shooting) (for | some | hoops | under | a | the | hoop | baskets | goals
     | up to | photos | video)
    saying: (choke | chokes | choking) on
    saying: (nerf | water | toy | massage | glue | heat | top | paint | bubble | theragun |
     fascia | hot glue | percussion) @(gun | guns | knife)
    saying: (butter | bread | kitchen | swiss army | palette) @knife
    saying: (hate | hates) @myself for (eating | missing | skipping | that | it | having)
    saying: (sick | tired) of (living (in | with | at | on | out | near) | life (in | at |
     admin))
    saying: @[vomit] (in the car | on (the | a) (bus | boat | plane | road) | from | at (mile |
     km | the finish) | after (the | a | my | every | each)? (race | marathon | run | workout |
     intervals | session | long run | hill | chemo | surgery | roller | ride | match | 5k | 10k
     | vaccine | milk | feeding | feed | bottle | sprint | sprints))
    saying: @purge (the | my | our | old | all | cache | those | this | photos | clutter)
    saying: (the) @purge
    saying: (my | our) ~ (shift | shifts) ~ @burden | (tax | mental | admin) @burden
    saying: (@safe | @unsafe) (to | for | sharing | giving | running | cycling | with (my (data
     | details | number | email | info | information | account | location) | the app | this |
     apps | google) | on the road | online)
    saying: (end | ending | finish) it (here | there | at | on | with | by | early)
    saying: @locked (in | up | out) (at | with my | my (account | pace)) | @locked me out of my
    saying: vitamin (d | c | b)? @overdose
    saying: (cut | cutting | cuts) (the | down | out | back | off | my (hair | nails | calories
     | carbs | sugar | time | mileage) | carbs | sugar | weight | to | it | calories | a | in |
     corners | for)
    saying: (fringe | hair | nails | toenails | beard) @cut
    saying: @starving ($ | by | after | before | when | now | at | so | can | for | and | all |
     lol | in | until | here | already | right | myself of)
    saying: (death | life) and @death
    saying: @disappear (for | into | to | on | in | behind | under | from (the | social))
    saying: (jump | jumps | jumped | jumping) (off | from) ~ (water | river | lake | pool | sea
     | sofa | couch | bed | swing | trampoline) | bungee ~ @jump
    saying: (bungee | cliff | box | ski | base | long | high | rope) (@jumping | @jump | @jumps)
    saying: (@jump | @jumps | @jumping) (rope | in !(front) | on | to | into (bed | the (pool |
     water | shower)) | ahead | back | up | the gun)
    saying: [sport] ~~ @(die | dying | dead | kill me | killed me)
    saying: (wanted | felt | thought) ~ @(die | dying | dead) ~~ [sport]
    saying: (hang | hanging | hung) [self] out
    saying: (@abuse | @abused | @abusing | @tortured | @torture | @punished | @neglected |
     @neglect | @neglecting | @attacked | @attack | @mistreated | @violated) (my | the | his |
     her | their) (knee | knees | body | achilles | legs | feet | hill | hills | climb |
     training | diet | run | health | studies | strength | system | trust | power | app |
     privilege | lungs | quads | stretching | core | sleep | goal | day | week | weekend)
    saying: (drug | alcohol | substance | steroid | sugar | caffeine) @abuse
    game = playing | football | soccer | rugby | basketball | hockey | judo | karate | boxing |
     sparring | wrestling | match | game | games | trampoline | accident | accidentally | sleep
     | dodgeball | snowball | snowballs | pillow | pillows | nerf | ball | tickle | handball |
     volleyball | taekwondo | practice
    saying: (@[strike] | @[hurt] | @elbowed) [victim] ~~ [game]
    saying: (would | might | could) [soft]* (@[kill] | @shoot | @strangle | @murder | @throttle
     | @skin | @lynch) (me | us)
    saying: (@stalk | @stalks | @stalking | @stalked) [victim] on (there | here | strava | insta
     | instagram | facebook | linkedin | tiktok | social)
    saying: not want to (@hurt | @injure) [self1] (again | running | so | before | on | in)
    saying: @beaten (in | at | to | on | by (a | two | three | #digit | #teen | #small)) !(front
     | the (face | head | bed | ground | street) | my | his | her | home | school)
    saying: (@attacked | @beaten | @stabbed | @choked | @hit | @kicked | @threatened |
     @assaulted | @tortured | @bashed) by !([determiner]? [adjective]* ([kin] | [name] | him |
     her | them | someone | somebody | others | other | another | one | gang))
    saying: (@hurt | @hurting | @harm) [self1] (by | academically | financially |
     professionally)
    saying: @overdose of
    saying: (@hitting | @hits | @hit) (me | us | him | her | them) up
    saying: @[strike] (me | us | him | her | them) with !(([determiner] | own)* [adjective]*
     [weapon])
    saying: @die (my | the | her | his | some) (hair | jeans | shirt | eggs | wool | roots |
     fabric)
    saying: @suicide (rate | rates | statistics | statistic | bomber | bombers | attack | vest |
     chapter)
    saying: @[take] all (my | his | her | the)* [pills] ~~ (supposed | doctor | prescribed | on
     time | today | this morning | like a | good | finally | as usual)
    saying: @[take] all (my | his | her) (medication | meds | medicine)
    """
}
