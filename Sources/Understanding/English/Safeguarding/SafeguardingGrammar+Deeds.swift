extension SafeguardingGrammar {
  /// What is wished, done and felt, in all its forms.
  static let deeds = """
    wish = want | wants | wanted | wanting | wish | wishes | wished | wishing | hope | hopes |
     hoped | hoping | pray | prays | prayed | praying | long | longs | longing | beg | begs |
     begging | ready | prefer | prefers | need | needs | needed | deserve | deserves | deserved
     | intend | intends | craving | desperate | rather | try | tries | tried | trying | decided
    wishTo = [wish] ([me1] | he | she | they | me | him)? (to | could | can | would | might |
     may | shall | had | was)* [soft]*
    plan = plan | plans | planned | planning | plotting | going | about | will | shall |
     threatens | threatened | threaten | threatening | promised | decided | want | wants |
     wanted | urge | urges | attempt | attempts | attempted | attempting | try | tries | tried |
     trying
    think = think | thinks | thinking | thought | thoughts | thougths | dream | dreams |
     dreaming | dreamt | dreamed | fantasise | fantasises | fantasising | fantasize | fantasizes
     | fantasizing | fantasies | consider | considers | considering | considered | contemplate |
     contemplates | contemplating | obsessed | idea | ideas | imagine | imagines | imagining |
     searching | searched | googles | googled | googling | research | researching
    talk = talk | talks | talking | talked | speak | speaks | speaking | spoke | joke | jokes |
     joking | joked | threaten | threatens | threatened | threatening | mention | mentions |
     mentioned | sing | sings | draws | drawing | write | writes | writing
    ofMatter = of | about | on | with
    stop = stop | stops | stopped | stopping | quit | quits | quitting
    anymore = anymore | anymore | nomore | anylonger | anylonger | animore | nomore | anymor
    days = day | days | week | weeks | month | months | year | years | ages | long | weekend
    weekday = monday | tuesday | wednesday | thursday | friday | saturday | sunday | yesterday
    numeral2 = #digit | #teen | #small | #number | a | an | two | three | four | five | six |
     ten | several | few | many | last | past | some | couple
    kill = kill | kills | killed | killing | kil | kll | murder | murders | murdered | murdering
    strike = hit | hits | hitting | hitted | slap | slaps | slapped | slapping | punch | punches
     | punched | punching | kick | kicks | kicked | kicking | smack | smacks | smacked |
     smacking | spank | spanks | spanked | spanking | whip | whips | whipped | whipping | bash |
     bashes | bashed | bashing | thump | thumps | thumped | wallop | walloped | batter | batters
     | battered | choke | chokes | choked | choking | strangle | strangles | strangled |
     strangling | throttled | suffocate | suffocated | smother | smothered | stab | stabs |
     stabbed | stabbing | attack | attacks | attacked | attacking | assault | assaults |
     assaulted | assaulting | headbutted | grope | gropes | groped | groping | torture |
     tortures | tortured | torturing | mistreat | mistreats | mistreated | mistreating |
     maltreats | abuse | abuses | abused | abusing | rape | rapes | raped | raping | molest |
     molests | molested | molesting | beat up | beats up | beating up | beaten up | drown |
     drowned | poison | poisoned | poisoning | harass | harasses | harassed | harassing | kidnap
     | kidnapped | stalk | stalks | stalked | stalking | violate | violated | abusd | slaped |
     hiting | beated | belted | cane | caned | lash | lashes
    beat = beat | beats | beating | beaten | beated
    hurt = hurt | hurts | hurting | harm | harms | harmed | harming | hurted
    touch = touch | touches | touched | touching | toutch | toutches | fondle | fondles |
     fondled | fondling
    done = harmed | terrorised | terrorized | victimised | victimized | traumatised | beaten |
     abused | raped | molested | assaulted | attacked | groped | groomed | strangled | choked |
     stabbed | tortured | mistreated | maltreated | slapped | punched | threatened | trafficked
     | kidnapped | battered | violated | spanked | whipped | stalked | harassed | exploited |
     bashed | smacked | mishandled
    doneBy = [done] | hit | kicked | hurt | touched | neglected | bullied | burned | shaken |
     locked
    by = by (him | her | them | someone | somebody | [kinVictim] | [name] | other)
    body = arm | arms | leg | legs | nose | jaw | rib | ribs | wrist | finger | fingers | tooth
     | teeth | eye | hand | skull | neck | collarbone | lip | elbow | shoulder
    skin = arms | wrists | wrist | thighs | thigh | legs | skin | forearms | forearm | veins |
     arm | leg | stomach | body | flesh | belly | hips | wrists
    eat = eat | eats | eating | ate | eaten | eatting | eated | eet
    meal = meal | meals | food | dinner | lunch | breakfast | supper | eating | eat | eats | ate
     | lunchtime | dinnertime | everything | tea | snack | snacks | bite
    sick = sick | vomit | puke | throw up | chuck up | barf | be sick | ill | vomiting |
     throwing up
    vomit = throw up | throws up | threw up | throwing up | thrown up | vomit | vomits | vomited
     | vomiting | vomitting | puke | pukes | puked | puking | purge | purges | purged | purging
     | throw it up | throws it up | throw everything up | throw it all up | throws it all up |
     bring it up | brings it up | upchuck | throwup | throws everything up | threw it up
    pills = pill | pills | tablet | tablets | paracetamol | paracetamols | tylenol | ibuprofen |
     aspirin | aspirins | painkillers | painkiller | antidepressants | medication | medicine |
     xanax | insulin | opioids | fentanyl | capsules | acetaminophen | drugs | meds
    # Books, charities and professions are about such matters too.
    public = awareness | prevention | prevent | charity | charities | fundraiser | fundraising |
     fundraise | raise | raising | foundation | samaritans | volunteer | volunteering | campaign
     | documentary | podcast | article | movie | movies | film | films | book | books | novel |
     song | songs | band | album | episode | series | lyrics | essay | lecture | course |
     workshop | seminar | thesis | studies | hotline | helpline | counsellor | counselor |
     psychologist | patients | clients | conference | squad | memorial | benefit | fund |
     shelter | nonprofit | ngo | poem | show | musical | museum
    sport = km | kms | kilometre | kilometer | mile | miles | race | races | marathon | hill |
     hills | workout | workouts | squats | burpees | interval | intervals | session | lap | laps
     | finish | finishline | halfway | 10k | 5k | sprints | treadmill | k | legday | leg | spin
     | crossfit | bootcamp | pushups | plank | planks | rep | reps | ultra | climb | stairs |
     tempo
    accident = shaving | cooking | running | playing | skiing | lifting | football | soccer |
     rugby | basketball | tennis | gardening | falling | fell | fall | slipped | tripped |
     accident | accidentally | kitchen | glass | paper | onion | onions | chopping | climbing |
     hiking | cycling | bike | riding | stove | oven | kettle | pan | grill | iron | barbecue |
     bbq | skateboard | skateboarding | trampoline | playground | swing | slide | scooter |
     deadlifting | squatting | jumping | marathon | workout | stretching | training | judo |
     boxing | karate | wrestling | match | practice | practise | sport | sports | gym | hockey |
     volleyball | yoga | handball | gymnastics | ballet | dancing | surfing | snowboarding | ski
     | race | sprinting | sledding | brambles | bushes | thorns | fence | barbed | shell | rock
     | rocks | cat | dog | car | door | stairs | drawer | knife drawer | weeding | diy | saw |
     sewing | climbing | treadmill | run | warmup | garden | tin | hob | beach | badminton |
     cricket | squash | netball | swimming | lego | mistake | crash | tree | jump
    # What can stand between a subject or a "not" and what is said of it.
    carrier = am | is | are | was | were | be | been | being | s | r | have | has | had | having
     | do | does | did | will | would | can | could | may | might | must | should | shall | to |
     get | gets | got | getting | started | starts | start | begins | began | begun | keeps |
     keep | kept | tries | tried | try | trying | used | going | go | goes | went | want | wants
     | wanted | wish | wishes | hope | hopes | threatened | threatens | threatening | feel |
     feels | felt | like | likes | about | ever | just | really | only | simply | actually |
     honestly | sometimes | often | always | still | even | already | also | kinda | sorta |
     basically | literally | seriously | so | constantly | secretly | again | maybe | probably |
     almost | nearly | currently | now | lately | much | definitely | usually | regularly |
     repeatedly | suddenly | deliberately | intentionally | frequently | badly | fucking |
     bloody | both | all | need | needs | continues | stopped | stop | stops | recently | once |
     twice | sexually | physically | emotionally | verbally | yet | this | that | who | which |
     both | too | very | a | the | being | out | then | either | finally | ended | up | enough |
     completely | totally | either | mentally | severely | badly | violently | any | longer
    joins = and | but | then | or | because | so | when | while | whenever | if | n | cos | bc |
     since | until | till | til | after | before
    preposition = at | in | from | of | near | on | down | next | behind | across | under |
     opposite | around | with
    # After "not": "I can't stop hitting him", "I didn't mean to", "not only".
    notNegated = stop | help | quit | only | just | mean | know | resist | control | sure |
     believe | keep | take | understand | bear | think
    past = wanted | felt | was | were | had | thought | did | been | nearly | almost | last
    hourOf = before | after | until | till | til | by | at | from | between | past | around |
     about
    clock = #digit | #teen | #small | #number | noon | midday | midnight | lunch | lunchtime |
     breakfast | dinner | dinnertime | sunset | dark | bed | bedtime | work | one | two | three
     | four | five | six | seven | eight | nine | ten | eleven | twelve | half | sundown |
     supper | teatime | gym | a run | runs | running | training
    hour = [hourOf] (about | around | the | my | like | maybe)* [clock] !([days] | calories |
     kcal) | in the (morning | mornings | evening | evenings | afternoon | afternoons) | at
     night | during the day | overnight | late | past | ([clock] (am | pm | oclock | to |
     until))
    """
}
