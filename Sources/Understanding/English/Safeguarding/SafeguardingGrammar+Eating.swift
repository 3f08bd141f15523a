extension SafeguardingGrammar {
  /// Not eating, purging, and the fear of eating.
  static let eating = """
    # What follows when nothing at all is eaten, and no food or hour is meant.
    nothingAtAll = $ | [anymore] | at all | anything ($ | [anymore] | at all | and | for | since
     | because | but | all | solid | i | lately | she | he) | nothing | food ($ | [anymore] | at
     all | and) | altogether | completely | entirely | lately | again | these days | (for | in |
     since) [days] | (for | in) (over | about | nearly | almost | like)? [numeral2] [days] |
     since ([weekday] | last (week | month) | my | her | we | the | he | she | they) | because |
     cos | and !(drinking | out | sleeping late) | so (i | she | he | that | they) | to (punish
     | disappear | be thin | feel | get thin | lose | be skinny | starve | die) | (with |
     infront of | near | around | at the table with) (us | people | anyone | others | me |
     anybody | the family | other | her | him) | in (public | company) | unless | properly (for
     | in | anymore) | much (anymore | for | at all | lately) | real food | solid | meals | when
     (i | she | he) (am | is | feel | feels | s) (sad | upset | stressed | alone | anxious |
     angry | fat) | until (i | she | he) (am | is | weigh | faint | disappear | pass | s) | more
     than (a | an | one | two | few | #digit | #teen | #small) | as punishment | anything i | or
     drink | or drinking | or sleep | nor | [numeral2] [days] | any food | any meals | a thing |
     whole meals | normally | a bite | (breakfast | lunch | dinner | meals) [anymore] | from (my
     | them | everyone | her | mum | mom)
    eating timeless: ([stop] | gave up | given up | giving up) [soft]* @[eat] [nothingAtAll]
    eating timeless: (refuse | refuses | refused | refusing) [soft]* (to)? (@[eat]
     [nothingAtAll] | (@food | @meals) ($ | [anymore] | and))
    eating timeless others doubtful: (refuse | refuses | refusing) to @eat (with | properly |
     her | his | anything she)
    eating timeless fixed: [not] ([soft] | be | been | want | wants | wanted | to | let [self] |
     allow [self] | allowed | able | bring [self] | feel like | being)* @[eat] [nothingAtAll]
    eating timeless fixed: (barely | hardly | scarcely | rarely) (ever | been | even | is | be)*
     @[eat] (anything)? [nothingAtAll]
    eating timeless fixed: @[eat] (nothing | almost nothing | next to nothing | hardly anything
     | barely anything | practically nothing) ($ | [anymore] | at all | for | in | since | all
     (week | weekend) | because | and | these | lately | but (water | air | ice | coffee))
    eating timeless fixed: (not | nothing) (a | to)? (had | bite | thing | single | [eat])*
     @[eat] (for | in | since) (about | over)? [numeral2] [days]
    eating timeless fixed: not had (anything | a thing | a meal | food) to @[eat] (for | in |
     since) (about | over)? [numeral2] [days]
    eating fixed: nothing but (@water | @air | @ice | @gum) (for | in | all) (about | over)?
     [numeral2]? [days]
    eating fixed: (not | nt) [soft]* @deserve (to eat | food | dinner | meals | a meal | eating
     | anything to eat)
    eating fixed: not allowed to @eat ($ | because | until i (lose | weigh))
    eating: (@starve | @starves | @starving | @starved | @starvin) [self]
    eating: [wishTo] @starve ($ | to death | until | so)
    eating: @starving to (death on purpose | lose | be thin | get thin)
    eating own: @starve (for | until | till | all) ~ ([days] | week)
    eating: as @little as (possible | i can) ~~ (thin | disappear | skinny | punish | fat |
     bones)
    eating: (@thin | @skinny | @bones) ~ (disappear | vanish | die)
    eating doubtful: (eat | eats | eating | live | survive | consume) ~ as @little as (possible
     | i can | she can | he can)
    eating: (live | lives | living | survive | survives | surviving) on (@air | @nothing | only
     @water | just @water | @ice | @gum)
    eating: [eat] (only | just | like | nothing but | about | maybe)* (an | one | two | half an
     | a | a single)? (@apple | @cracker | @crackers | @lettuce | @cucumber | @carrot | @carrots
     | @banana | @yoghurt | @yogurt | @egg | @rice cake) (a | per | each | every | all) (day |
     whole)
    eating: only [eat] once (every | in) (#digit | #teen | #small | two | three | four | few |
     other | a few | couple) ~ @(days | day)
    lowCalories = (#teen | #small | two hundred | three hundred | four hundred | five hundred |
     hundred) (calories | kcal | cals | calorie | cal | kcals)
    eating doubtful: ([eat] | live | survive | living | lives | surviving | only | just | under
     | below | than | max | restrict | restricting | allow [self] | limit) ~ @[lowCalories]
    eating: @[lowCalories] ~~ (all i allow | all she allows | allow myself | allows herself |
     restrict | punish)
    eating: (skip | skips | skipping | skipped | skiping) [soft]* (every | all | all her | all
     his | all my | most) (of)? (her | his | my | their)? @(meal | meals)
    eating others doubtful: (skips | skipping | keeps skipping) (her | his | their)? @meals
    eating own doubtful: (skip | skipping) @meals [soft]* (to (punish | feel | be | get |
     disappear | lose) | because i (am | feel | hate))
    # Purging.
    eating: (@make | @makes | @made | @making | @force | @forces | @forcing) ([self] | her self
     | him self | my self) (to)? [sick] !(with | from | worrying)
    eating: @[vomit] ~~ (after (i | she | he | they)? (eating | [eat] | every | each | meals |
     meal | food | dinner | lunch | breakfast | supper | all | having) | on purpose | in secret
     | secretly | deliberately | purposely | what (i | she | he) | everything (i | she | he) |
     her food | his food | my food | the food | my (dinner | lunch | meals) | her (dinner |
     lunch | meals) | whenever (i | she | he) [eat] | when (i | she | he) [eat] | everytime (i |
     she | he) [eat] | to (lose | be thin | get rid | stay | not gain) | so (i | she | he) (do |
     does | will | not) not (gain | get fat) | after [meal])
    eating: (after | every | each | whenever | when | hides | hiding | eat | eats | food | meal
     | meals | dinner | lunch | bathroom | toilet) ~~ @[vomit] !(with joy | [sport])
    eating: (@purge | @purging | @purges | @purged) ($ | after | again | every | when | because
     | and | at | in | daily | my meals | food | what | then | twice | it)
    eating: @(finger | fingers | toothbrush) down (my | her | his | the) throat
    eating: (@gag | @gags | @gagging) [self]
    eating topic: (@binge | @binges | @bingeing | @binging | @bingin | @binged) (eating | eater
     | eat | and | then | on (food | everything) | purge | [often] | $ | until | after | at |
     since | all | so) !(watch | watching | netflix | series | tv | ~ (series | netflix | show |
     shows | episodes | games | youtube))
    eating doubtful topic: (@laxative | @laxatives | @laxitives | @diuretics)
    eating: @chew (and | n | then) spit
    eating: (spits | spit | spitting) (out)? (her | his | my | the) (@food | @meals) (out | into
     | in)?
    eating others: (hides | hiding | hid | flushes | throws away | bins | dumps) (her | his |
     the | all)* (@food | @lunch | @meals | packed @lunch)
    # Its names.
    eating topic: (@anorexia | @anorexic | @anorexics | @bulimia | @bulimic | @orthorexia |
     @orthorexic | @ednos | @arfid | @anorectic | @bulemia | @bulemic | @anorexa)
    eating topic: (@eating | @eatting) (disorder | disorders | dissorder | problem | problems)
    eating topic: (disordered | disturbed) @eating
    eating: (pro @ana | pro @mia | @thinspo | @thinspiration | @proana | @meanspo | @fitspo)
    # The fear of it.
    eating: @[afraid] (to @eat | of eating) !(meat | fish | new | out | alone | gluten | dairy |
     nuts | spicy | vegetables | anything new | in restaurants | late)
    eating: @[afraid] of (food ($ | and | because) | calories | meals | carbs | fat)
    eating doubtful: @[afraid] (of | to | that i | she) (gain | gaining | put | putting | get |
     getting | will gain) (on | any | fat | weight | even | more | bigger | a | an | one)*
     (weight | fat | bigger | gram | kilo | pound)
    eating: (@guilty | @ashamed | @disgusting | @disgusted | @guilt | @horrible) (when |
     whenever | after | everytime | everytime | for | about) (i | she | he)? (eating | eat |
     eats | ate | every meal | each meal | meals | food ($ | and)) !(meat | sugar | late |
     chocolate | out | junk | before | after | too | animals)
    eating: (when | whenever | everytime | after | everytime | if) (i | she | he)? (eat | eats |
     eating | ate) (anything | something | i | she | he)* (feel | feels | am)* (so | really |
     too | such | like | a)* (@guilty | @disgusting | @disgusted | @ashamed | @fat | @failure)
    eating: (hate | hates | hated) (my | her | his) (own)? @body
    eating: (my | her | his) @body (disgusts | is disgusting | repulses | makes (me | her) sick)
    eating: (too | so) (@fat | @ugly | @disgusting | @gross | @big) to (@eat | deserve)
    eating: [be] [soft]* (fat | ugly | disgusting | gross) and [soft]* (@disgusting | @worthless
     | @gross | @ugly | @fat)
    eating others doubtful: (thinks | says | believes | convinced | calls | thinking | saying |
     feels) (that)? (she | he | herself | himself | they | themselves) (is | are | s | too |
     so)* [soft]* @fat
    eating: (punish | punishes | punishing | punished) [self] ~ (for | by | with) ~ @(eating |
     starving | eat | exercise | exercising | food | running)
    eating doubtful: (obsessed | obsesses | obsessing) (with | about | over) (her | his | my |
     being | the | getting)* (@calories | @weight | @thin | @skinny | @thinness)
    eating doubtful: (counts | counting | count) (every | each | all | her | his) (single)?
     @(calorie | calories) ~~ (not eat | hides | cries | scared | refuses | afraid | [afraid] |
     panics)
    eating: @thigh gap
    eating fixed: not @[eat] and (i | she | he)? ~ (thinks | think | thin | fat | hides)
    eating own doubtful: (lost | losing | no) (the)? (control | will) (of | over) (my)? @eating
    eating fixed: from not @eating ($ | and | enough | for)
    eating: (faint | fainted | faints | fainting | passed out | passing out | collapse |
     collapsed) ~ from (@hunger | @starving)
    eating doubtful: (dangerously | scarily | frighteningly | horribly) (@thin | @underweight |
     @skinny)
    eating doubtful: (exercises | exercise | exercising | runs | works out | working out)
     [soft]* (@compulsively | @obsessively)
    eating doubtful: @restricting ($ | again | my (food | intake | eating) | her (food | intake
     | eating) | food)
    eating: (see | count | feel | touch) (my | her | his) (@bones | @ribs | @ribcage |
     @collarbones | @spine) !([accident])
    eating others doubtful: (takes | taking | took | hides | bought | found) ~ diet @pills
    eating timeless fixed: not [soft]* (had | have | touch | touched | eaten) (any | a |
     anything | single | solid | real | proper)* (@food | @meal | @bite | @plate) ($ | for |
     since | in | [anymore] | and | at all)
    eating timeless fixed: not [soft]* @touch (any | her | his | the | a)* (food | plate | bite
     | meal | meals | dinner)
    eating: (food | eating | calories | meals | carbs | fat) (@terrifies | @scares | @frightens
     | @disgusts | @repulses) (me | her | him)
    eating: (only | just) (@allow | @allows | @allowing | @allowed) [self] (water | one | a | an
     | #digit | #teen | #small | two | lettuce | fruit | coffee)
    eating timeless fixed: not [soft]* @[eat] (this | all | the whole) (week | month)
    eating: [eat] @once (every | in) (#digit | #teen | #small | two | three | four | few | other
     | a few | couple) ~ (days | day)
    eating: (being | be | is | was | gets) (violently | secretly)* @sick ~~ after (every | each
     | meals | eating | dinner | food | she | he | lunch)
    eating doubtful: (throw | throws | threw) (it | everything) (all)? @up
    eating others doubtful: (calls | finds | thinks) [self] (so | too | really)? (@fat |
     @disgusting | @ugly | @gross)
    eating: (feeds | gives | slips) (her | his | their) (@dinner | @lunch | @food | @meals) to
     the (dog | cat)
    eating: (pretends | pretending | lies | lying | lied) ~ (to have | about | that (she | he) |
     to) ~ (@eaten | @eating | @ate | @eat)
    """
}
