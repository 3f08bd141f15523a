extension SafeguardingGrammar {
  /// Danger to life here and now.
  static let danger = """
    take = take | took | taken | taking | swallow | swallowed | swallowing | swallows | takes |
     ate | downed
    danger: @[take] [soft]* (all (of)? (the | his | her) | too many | a whole | the whole |
     whole | an entire | the entire | a bottle of | the bottle of | a handful of | a bunch of |
     handfuls of | every | a lot of | lots of | a load of | loads of | (thirty | forty | fifty |
     twenty) | a pack of | a packet of | a box of | two packs of | a full) ~ ([pills] | bottle |
     box | packet | pack | bottles | overdose | bleach)
    danger doubtful: @[take] all my pills
    danger: (@drank | @drink | @drunk | @swallowed | @drinking | @drinks) ~ (bleach | antifreeze
     | poison | detergent | acid | weedkiller)
    danger: (on | off) (the | a) (@roof | @ledge | @bridge | @balcony | @tracks | @railing |
     window @ledge) ~~ (jump | end | die | over)
    danger: (says | say | said | am | is | will | threatens | about | s) ~~ @jump ($ | now |
     tonight | off) !([sport])
    danger: (has | have | got | with | grabbed | grabs | pulls | pulled | holding | pointing |
     pointed | waving | takes | took | bring | brings | bringing | brought | carrying | carries
     | s) (a | his | her | my | the | dads)* (@gun | @knife | @rifle | @pistol | @shotgun |
     @machete) ($ | to my | to her | to school | to the school | into school | and | at | on |
     in (the | my | his | her) (house | hand | bag | room | backpack) | against | to his | out)
    danger: (pulled | came at | threatened | chased | attacked | chases) ~~ (@gun | @knife |
     @machete | @axe | @hammer)
    danger: (bring | take | taking | bringing) (a | the | his | dads | my)* (@gun | @knife |
     @rifle) (to | into | in) (school | class | work)
    danger: (he | she | they | [adult]) [soft]* (is | are | s | going | trying | tries | wants |
     will | to | about)* @[kill] (me | us | her &([behind] | $) | him | my [child]) !(if | for |
     when | with | on the | in the | at | because)
    danger person: (am | are | is | be | we | s) [soft]* in (real | serious | immediate | great
     | grave | big | so much | a lot of)* @danger !(of)
    danger: (my | her | his) (life | lives) (is | are) in @danger
    danger: @bleeding (out | to death | heavily | badly | so much | a lot)
    danger fixed: not [stop]* (the | my | stop the | make the)* @bleeding
    danger: @call (the | an)? (police | ambulance) ($ | now | please | for me | on)
    danger: (@save | @help) (me | us) ~ (kill | hurt | hurting | kills | beat | die)
    danger: (have | has | am | is) @[kill] myself
    danger: @[take] [soft]* (#teen | #small | twenty | thirty | forty | fifty | sixty) (of (my |
     the | her | his | mums | moms))? (sleeping)? [pills]
    danger: (break | breaking | broke | breaks) @into my (house | home | flat | apartment |
     room)
    danger own doubtful: (am | standing | sitting | here) [soft]* on (the | a) (@bridge | @roof
     | @ledge | @overpass | @edge | @tracks | @railing | @windowsill) ($ | and | by | of | ready
     | looking | rn | now | right)
    danger: (@swallowed | @swallows | @swallow) (some | her | his | the)? [pills]
    danger: locked [self] ~~ (@knife | @pills | @blade | @razor | @rope)
    danger: (bought | got | have | loaded | my | the | with) ~ (@gun | @pistol | @rifle |
     @shotgun) ~~ (loaded | infront of me | lap | in my (hand | mouth) | table | end it | do it
     | going to do | myself | head)
    danger: (@gun | @pistol) in my (lap | hand | mouth)
    danger doubtful: (got | have | bought) (the | a) @rope ($ | and i)
    danger: @[take] [soft]* (#digit | six | eight | ten) (of (my | the | her | his))? (xanax |
     valium | klonopin | ambien | oxy | oxycodone | sleeping [pills])
    danger: @[take] all (of)? (my | his | her | our | the) [kin] s? [pills]
    danger person: (@chasing | @chased | coming @at | came @at | comes @at) =(me | us | him |
     them | her &([behind] | $)) ~~ with (a | an | the | his | her) [weapon]
    danger: (not @breathing | stopped @breathing | @unconscious) !(well | properly | a word |
     easily | on his own | through)
    danger: knife to (my | his | her | their) @throat
    """
}
