extension SafeguardingGrammar {
  /// Who there is, and the small words around them.
  static let people = """
    me1 = i | we
    own = i | we | me | us | my | our | mine | myself | ourselves | ourself
    selfOf = my | her | his | him | their | them | our
    selfNoun = harm | harms | harming | harmed | harmer | injury | injure | injures | injuring |
     mutilation | mutilate | mutilates | mutilating | inflicted | esteem | confidence | worth |
     care | control | image | respect | defence | defense | discipline | reliance | awareness |
     love | improvement | help | talk | starvation
    me = me | us | myself | ourselves | i
    them = him | her | them
    pronoun = he | she | they | who | somebody | someone | everyone | everybody | anyone |
     anybody
    third = he | she | they | him | her | them | his | their | himself | herself | themselves |
     hisself | theirselves
    self = myself | himself | herself | themselves | ourselves | hisself | theirselves |
     yourself | oneself
    self1 = myself | ourselves
    self3 = himself | herself | themselves | hisself | theirselves
    mineOnly = my | our
    possessive = my | our | his | her | their | your | whose
    determiner = [possessive] | the | a | an | this | that | these | those | some | any | every
     | each | one | another | other | no | both | all | two | three | s
    child = son | #child | daughter | child | kid | boy | girl | teen | teenager | baby |
     toddler | stepson | stepdaughter | niece | nephew | grandson | granddaughter | grandchild |
     grandkid | grandbaby | pupil | student | sons | daughters | children | kids | boys | girls
     | teens | teenagers | babies | toddlers | stepsons | stepdaughters | stepchild |
     stepchildren | stepkids | nieces | nephews | grandsons | granddaughters | grandchildren |
     grandkids | pupils | students | twins | kiddo | kiddos | youngest | oldest | eldest |
     newborn | infant | firstborn | minor | minors | youngster | youngsters | preteen | tween |
     lad | lass | bairn | childs | childrens | classmate | classmates | schoolmate | schoolmates
     | schoolgirl | schoolboy | munchkin | neice | nefew | doughter | dauther | daugther |
     duaghter | duoghter | grandaughter
    adult = husband | wife | partner | spouse | boyfriend | girlfriend | bf | gf | fiance |
     fiancee | hubby | missus | ex | exhusband | exwife | dad | daddy | father | papa | pops |
     stepdad | stepfather | mum | mom | mummy | mommy | mother | mama | stepmum | stepmom |
     stepmother | uncle | aunt | auntie | aunty | grandpa | granddad | grandad | grandfather |
     grandma | gran | nan | nana | granny | grandmother | parents | parent | teacher | teachers
     | coach | trainer | tutor | priest | pastor | imam | vicar | boss | colleague | colleagues
     | coworker | coworkers | neighbour | neighbor | neighbours | neighbors | landlord |
     babysitter | nanny | carer | carers | stranger | strangers | man | woman | men | women |
     guy | guys | driver | lodger | manager | stepdads | dads | husbands | stepparents |
     caregiver | nurse | doctor | therapist | bloke | abuser | rapist | pedo | paedo |
     daughterinlaw | soninlaw | inlaws | roomie | employer | hubbie | housband | husbend |
     bofriend | granma | lady | officer | foster
    anyage = brother | sister | brothers | sisters | cousin | cousins | friend | friends | mate
     | mates | bestie | bff | roommate | flatmate | housemate | sibling | siblings | person |
     people | stepbrother | stepsister | bully | bullies | gang | buddy | teammate | teammates |
     family | sis | bro | frend | freind | folks | lot
    kin = [child] | [adult] | [anyage]
    parental = dad | daddy | father | papa | stepdad | stepfather | mum | mom | mummy | mommy |
     mother | mama | stepmum | stepmom | stepmother | uncle | aunt | auntie | grandpa | granddad
     | grandad | grandfather | parents | parent | teacher | tutor | stepbrother | babysitter |
     carer | stepparents
    youth = school | class | homework | teacher | grade | teacher | foster | sleepover
    said = say | says | said | saying | tell | tells | told | telling | write | writes | wrote |
     text | texted | texts | scream | screams | screamed | shout | shouts | yells | yelled |
     whispers | whispered | posted | posts | swear | swears | claims | thinks | think | thought
     | believes | mean | means | meant | hear | heard | found | saw | caught | know | knows |
     feel | feels | felt | guess | admit | admits | admitted | confessed | wrote | repeats
    be = be | am | is | are | was | were | been | being | r | feel | feels | felt | get | gets |
     got | getting | gotten | become | became | seem | seems | sound | sounds | s
    have = have | has | had | having | got
    modal = will | would | can | could | may | might | must | shall | should | ought | do | does
     | did
    not = not | never | no | nor | hardly | without | neither | nt
    conjunction = and | but | because | so | then | or | if | when | while | whenever | although
     | though | unless | cos | coz | bc | cause | cuz | since | after | before | until | till |
     til | that | which | n | whilst
    soft = physically | emotionally | verbally | sexually | mentally | severely | brutally |
     violently | just | really | only | simply | actually | honestly | sometimes | often |
     always | still | even | already | also | kind | sort | of | kinda | sorta | literally |
     basically | seriously | so | totally | truly | constantly | secretly | again | maybe |
     probably | almost | nearly | currently | now | lately | much | rather | definitely |
     usually | regularly | repeatedly | suddenly | deliberately | purposely | intentionally |
     either | ever | frequently | badly | completely | bloody | fucking | fuckin | effing |
     quite | very | too | occasionally | keep | keeps | kept | like | nightly | daily | mostly |
     all | alone | there | gradually
    # Verbs as they are said of one other.
    thirdForm = does | has | wants | says | hides | throws | refuses | cuts | hits | cries |
     keeps | talks | thinks | wishes | makes | scratches | hurts | bangs | skips | eats |
     starves | tells | told | beats
    # Verbs of those who look on.
    witness = found | find | saw | see | read | noticed | notice | discovered | caught | know |
     heard | hear | worry | worried | afraid | scared | fear | help | want | support | stop |
     suspect | understand | protect | save | need
    article = a | an | the | my | our | his | her | their | your | this | that | these | those
    numeral = #digit | #teen | #small | #number | two | three | four | five | six | seven |
     eight | nine | ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen
    adjective = little | own | older | younger | big | small | young | old | drunk | eldest |
     best | former | late | poor | sweet | dear | lovely | teenage | adopted | foster | whole |
     other | middle | youngest | oldest | baby | twin | ex | new | abusive | violent | wee |
     step | grand | only | elder | drunken | elderly | disabled | autistic | kid | school |
     class | first | second | estranged | soon | to | be | crazy | stupid | own | year | years |
     yr | yrs | yo | y | [numeral]
    # A word that can stand behind whom something is done to.
    behind = and | but | because | so | then | or | if | when | while | whenever | although |
     though | unless | cos | since | after | before | until | till | til | every | all | at | in
     | on | with | by | for | to | from | up | down | over | off | out | against | into | around
     | again | really | hard | badly | last | tonight | yesterday | today | often | sometimes |
     daily | constantly | regularly | always | never | still | secretly | sexually | repeatedly
     | once | twice | now | lol | please | there | where | here | inappropriately | anymore |
     any | both | she | he | i | they | we | it | this | a | lot | like | during | almost | the
     | too | as | that | day | almost | black | more | than | right | under | between | n |
     weekly | violently | most | several | many | few | not | is | are | was | were | has | did
     | does | do | will | would | physically | emotionally | verbally | nightly | everytime |
     three | four | whilst | tho | just | very | late | nearly | alot | pls | plz | without |
     half | who | which | what | how | why | severely | #digit | #teen | #small | #number | also
     | cause | bc | coz | cuz | multiple | some | back
    # Those to whom something is done.
    pronounVictim = me | us | him | them | her &([behind] | $)
    kinVictim = ([determiner] | of)? ([adjective] | of)* [kin] !(s)
    anybody = (everyone | everybody | someone | somebody | anyone | anybody | people | others |
     other ([kin] | ones)) !(s)
    name = #name
    # Words that together name a child.
    childNumber = #digit | #teen | one | two | three | four | five | six | seven | eight | nine
     | ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen
    childWords = (little | wee | youngest | smallest) (one | ones) | [childNumber] ((year |
     years | yr | yrs | y | month | months | week | weeks) (old | olds | o) | yo)
    # A word that the grammar does not speak of.
    unnamed = #other
    feared = husband | wife | partner | boyfriend | girlfriend | ex | dad | daddy | father |
     stepdad | stepfather | mum | mom | mother | uncle | brother | grandfather | grandpa |
     stepbrother | stepmother | stepmum | stepmom | parents | him | her | them | exhusband |
     stepparents | granddad
    afraid = afraid | scared | frightened | terrified | fear | fears | petrified | scarred |
     affraid | scard | fearful
    victim = [pronounVictim] | [kinVictim] | [anybody] | [name]
    # What people hit each other with.
    weapon = belt | stick | cane | whip | hose | cord | slipper | slippers | ladle | strap |
     hanger | shoe | pan | bat | bottle | hammer | fist | fists | hand | hands | rod | ruler |
     spoon | broom | brush | chair | phone | remote | plate | glass | book | stone | wire |
     cable | iron | pipe | poker | brick | knife | car | door
    # By whom something is done.
    byPerson = by ([determiner] | of)? ([adjective] | of)* ([kin] | [name] | him | her | them |
     someone | somebody | others | other | another | one | gang | group)
    """
}
