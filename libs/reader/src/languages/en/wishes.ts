import type { WishWords } from '../language-words.js';
import { concepts } from './concepts.js';
import { dayOut, rhythm } from './rhythm.js';
import { wayTimes } from './way-times.js';

export const wishes: WishWords = {
  timed: [
    ...rhythm,
    ...wayTimes,
    [
      'min_per_day',
      '(?:at least|minimum(?: of)?|min|no fewer than|not (?:fewer|less) than) {N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|outings?|excursions?|sights?|stops?|visits?|places?|plans?|trips?|bits|attractions?) (?:a|per|each|every) day',
    ],
    [
      'max_per_day',
      '(?:nothing|no|not|never) more than {N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|outings?|excursions?|sights?|stops?|visits?|places?|plans?|trips?|bits|attractions?) (?:(?:in|on) )?(?:a|per|each|any|every|one) day',
    ],
    [
      'max_per_day',
      "(?:anything )?more than {N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|outings?|excursions?|sights?|stops?|visits?|places?|plans?|trips?|bits|attractions?) (?:(?:in|on) )?(?:a|per|each|every) day (?:is|would be|and|finishes|kills|we can't|we cannot|she can't|he can't)(?: [\\p{L}']+){0,4}",
    ],
    [
      'max_per_day',
      '(?<!at least )(?<!minimum )(?<!min )(?:only )?{N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|visits?|outings?|excursions?|plans?|bits) (?:a|per|each|every|in one|in a) day(?! (?:minimum|min|at least|or more))(?: (?:max(?:imum)?|tops|at (?:the )?most|please|is (?:plenty|enough)))?',
    ],
    [
      'free_day',
      "(?:a|one|1)(?: of (?:the|our|my))?(?: \\p{L}+){0,2} days?(?:,? (?:when|where|that|which))?(?:,? [\\p{L}']+){0,3} (?:don't|dont|do not|nothing|without|no|zero)(?: \\p{L}+){0,4} (?:planned|booked|scheduled|arranged|on the (?:plan|agenda)|plans?|agenda)",
      1,
    ],
    [
      'free_day',
      "(?:a|one|1)(?: \\p{L}+){0,2} day(?:,? (?:that's|that is|which is|left|kept|to be))?(?: \\p{L}+){0,2} (?:open|empty|blank|free|unplanned|unscheduled|with nothing (?:on|in it|planned|booked))",
      1,
    ],
    [
      'back_by',
      '(?:home|back)(?:[ ,]+\\p{L}+){0,4}[ ,]+{T} at the (?:very )?latest|(?:home|back) (?:the )?same (?:evening|night|day)(?: \\p{L}+){0,2}[ ,]+(?:by|before|no later than) {T}',
    ],
    ['not_before', "before {T}(?:,? [\\p{L}']+){0,2} (?:don't|do not|doesn't|won't|can't|cannot|not|isn't|no one|nobody|nothing)(?: [\\p{L}']+){0,3}"],
    [
      'not_after',
      '(?:knackered|shattered|exhausted|wiped(?: out)?|worn out|pooped|zonked|asleep|tired|flagging|drooping|ready for (?:bed|sleep)|fall(?:s|ing)? asleep|conk(?:s|ed)? out|crash(?:es|ed)?|fad(?:es|ed)|lights out|bed ?times?)(?:{.})? (?:by|at|from|around|after|before|is) {T}|{T}(?: is| for)?(?: \\p{L}+){0,2} (?:bed ?time|lights out)',
    ],
    [
      'not_before',
      `(?:nothing|not|no|never|none|nobody|noone|no one|no-one|nowt)(?:{.})?(?:before|earlier than|till|until) {T}|(?:earliest|not earlier than)(?: start| is)? {T}|{T}(?: is)? (?:at the (?:very )?earliest|earliest|is early enough)`,
    ],
    [
      'not_before',
      `(?:early mornings?|mornings?|starts?|breakfast)(?:{.})? (?:not before|after|from|at|no earlier than) {T}(?! (?:to|till|until|and|-) ?\\d| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?: is (?:early|fine|ok|plenty)(?: enough)?)?`,
    ],
    ['not_before', '(?:(?:start|begin|get up|wake up|lie[- ]ins?)(?:{.})? (?:at|after|from|around|until|till|not before) {T})'],
    [
      'not_before',
      "(?:no|not|avoid|hate|without|don'?t (?:like|do)|not big on) (?:any )?(?:early (?:mornings?|starts?|birds?|rising|rises|alarms?)|getting up early|(?:an )?alarm(?: clock)?s?|morning people|morning person)|late (?:risers?|sleepers?|starts?)|lie[- ]ins?|sleep(?:ing)? in(?! (?!on|late|every|till|until|a bit)\\p{L})|(?:not|never) (?:a )?morning (?:people|person)|she hates getting up early|slow mornings?",
      930,
    ],
    [
      'back_by',
      '(?:(?:back|be|get|got|return\\p{L}*|arrive) )?home(?: \\p{L}+){0,5} (?:by|before|no later than|at the latest by) {T}|(?:back|return\\p{L}*)(?: home| again)?(?: in| to)? \\p{L}+(?: \\p{L}+){0,3} (?:by|before|no later than) {T}(?= (?:on )?{W})|(?:back|return\\p{L}*)(?: home| in \\p{L}+| to \\p{L}+)?(?: on)? {W}(?: \\p{L}+){0,2} (?:by|before|no later than) {T}',
    ],
    [
      'not_after',
      '(?:(?:back|in bed|asleep|home|done|finished|in the room|at the hotel|early nights?|everything)(?:{.})? (?:by|before|at|from) {T})(?! (?:on|of) )',
    ],
    ['not_after', "{T}(?: \\p{L}+){0,4} (?:(?:need|have|want|like) to be|be|are|am|i'm|we're|is) (?:back|in bed|asleep|bed ?time|home|done)"],
    ['not_after', '(?:bed ?time|kids in bed|early dinners?|dinner)(?:{.})? (?:is |by |at |before |not after |no later than )+{T}'],
    ['not_after', '(?:nothing|not|no)(?:{.})? (?:after|later than|past) {T}'],
    ['not_after', '(?:early nights?|(?:early|in) to bed|not? late nights?|no late nights?)', 2130],
    [
      'max_per_day',
      '(?:max(?:imum)?|at most|no more than|not more than|only|up to|just)(?: of)? {N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|places?|visits?|attractions?|items?|museums?)(?: (?:max|maximum|tops))?(?: to do)?(?:(?: in)? (?:a|per|each|every|the|one) day| daily)',
    ],
    [
      'max_per_day',
      '{N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|places?|visits?|attractions?) (?:(?:in )?(?:a|per|each|every) day )?(?:(?:is |are )?(?:max(?:imum)?|tops|at most)|(?:is|are) (?:(?:our|my|the|their) (?:limit|max(?:imum)?)|(?:more than |quite |just |really )?(?:enough|plenty|fine|perfect)))(?: (?:a|per|each) day)?',
    ],
    ['max_per_day', '(?:one|a single) (?:thing|activity|sight|visit) (?:a|per|each) day', 1],
    [
      'min_per_day',
      '{N} (?:\\p{L}+ )?(?:things?|activit\\p{L}+|sights?|stops?|visits?|outings?|places?) (?:a|per|each|every) day (?:minimum|min|at least|or more)',
    ],
    ['min_per_day', '(?:at least|minimum(?: of)?|min) {N} (?:things?|activit\\p{L}+|sights?|stops?|places?) (?:a|per|each|every) day'],
    [
      'min_per_day',
      '(?:pack(?:ed)?(?: it| the days| them)? full|packed(?: days| schedule| itinerary)?|jam[- ]?packed|cram(?: \\p{L}+){0,3} in|(?:see|do) (?:as much as (?:possible|we can|i can)|everything)|full[- ]on|action[- ]packed|fill (?:the|our|every|my) days?|full days)(?:{.}(?:tired|possible))?',
      4,
    ],
    [
      'free_day',
      '(?:at least )?(?<!(?:things|sights|places|stops|visits|activities|times|once|twice) )(?:one|a|1|an)(?: (?!days?(?!\\p{L}))\\p{L}+){0,2} (?:day|afternoon)(?: \\p{L}+){0,5} (?:nothing(?: \\p{L}+){0,3}|no plans?|free|off|without (?:any )?plans?|unplanned|no agenda|do nothing)',
      1,
    ],
    [
      'free_day',
      '(?:{N} |a |one |some )?(?:totally |completely |entirely )?(?:free|lazy|rest|pool|beach|unplanned|chill(?:ed)?|do[- ]nothing|slow|down) days?(?! in| at| trip)',
      1,
    ],
    [
      'free_day',
      '(?:doing|do|finish doing) (?:absolutely |literally |just |completely )?(?:nothing|sod all|zero)(?:{.}(?:for )?(?:a|one|the) (?:full |whole )?day)?',
      1,
    ],
    [
      'free_day',
      '(?:a|one|1)(?: \\p{L}+)? day (?:when|where|on which) (?:nobody|no one|none of us|we) (?:has|have|needs?|wants?) to do (?:anything|a thing)',
      1,
    ],
    [
      'free_day',
      '(?:a |one )?day (?:just )?(?:to (?:relax|chill|rest|do nothing)|(?:on the beach|by the pool|at the pool|at the beach)(?! (?:in|at|of|on|near) \\p{L}))',
      1,
    ],
    ['nap', '(?:\\p{L}+ )?(?:nap(?:s| ?time)?|midday rest|afternoon (?:rest|sleep|nap)|siesta)'],
    [
      'arrive_after',
      "(?:(?:can'?t|cannot|can not|won'?t|not) (?:arrive|land|get there|get in|get away|be there|leave|come)(?: \\p{L}+){0,2} (?:before|until|till) {T}|(?:arriv\\p{L}+|land\\p{L}*|get(?:ting)? (?:in|there)) (?:after|from|not before) {T}|no (?:arrival|landing|flight in) (?:before|until|till) {T})",
    ],
    [
      'back_by',
      '(?:(?:back(?: home| in \\p{L}+| here)?|home|return(?:ing)?|be back)(?: \\p{L}+){0,4} (?:by|before|no later than|not later than|latest) {T}(?:(?: on)? {W})?|(?:back|home)(?: \\p{L}+){0,2} (?:by|before) {W} {T})',
    ],
  ],
  dayOut,
  concepts,
  fillers:
    "spend spending cities stops foot runs run itself themselves minivan leaving leave leaves flying fly train trains ferry bus car back home return returning gentle together friends 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th a an the this that these those some any one two i we you he she it they my our your his her their me us him them im i'm we're id i'd we'd i'll we'll its it's is are was were be been being am do does did doing done have has had having want wants wanted wanting would like likes liking love loves loved loving please pls thanks thank hi hello hey hoi dear and or but so then also too very really quite just only maybe perhaps if when while because cause of to in on at for from with by as into about around near up out off over there here where what which who how all both each every everyone everybody more most much many lot lots few good great nice best lovely beautiful proper see seeing visit visiting go going do try trying get getting eat eating drink drinking find finding explore exploring enjoy enjoying plan planning need needs must should could can can't cannot will won't shall may might let lets let's obviously definitely absolutely honestly fancy fancied twenties thirties forties fifties sixties seventies eighties least once twice again trip holiday vacation travel travelling traveling journey day days night nights week weeks weekend time morning evening afternoon thing things stuff something somewhere anything everything place places bit kind sort type first finally also into through plus etc especially mainly mostly included including interested interest interests fan fans big ok okay sure yes no not dream dreaming finally actually probably must-see must-do spend spending take taking bring looking forward feel prefer preferably ideally hope hoping seriously taken properly",
  wishing:
    "(?:want|wants|would like|'d like|love|loves|like|likes|prefer|need|needs|hope|hoping|must|should|please|pls|interested in|keen on|fan of|into|dream(?:ing)? of|looking for|look forward|wish|can we|could we|has to|have to|important|allergic|mind)",
  must: '(?:must|a must|must-see|must see|must do|definitely|absolutely|non[- ]negotiable|for sure|without fail|has to|have to|essential|whatever happens|important|need|needs|obviously|seriously)',
  back: 'back|home|return\\p{L}*',
  spelled: {},
  everyDay:
    '(?:(?:most|almost every|nearly every) (?:days?|nights?|mornings?|evenings?)|every (?:single )?(?:day|night|morning|evening)|each day|daily|at every meal|(?:beach|bathing|sunbathing) (?:weeks?|holidays?|vacation|break|fortnight))',
  not: "(?:instead of|rather than|no|not|not a fan of|without|avoid(?:ing|s)?|steer(?:ing)? clear of|give(?! me| us)(?: \\p{L}+){0,3} a miss|dislikes?|loathes?|detests?|tired of|bored (?:of|by|with)|done with|not keen on|not bothered (?:about|with)|not fussed about|none of (?:the|those|your)|spare (?:us|me)(?: the)?|save (?:us|me) the|can do without|can live without|zero|hate|hates|skip|don'?t (?:want|like|need|care for|do)|dont (?:want|like|do)|do not (?:want|like)|doesn'?t like|can'?t (?:stand|do|handle|manage|bear|cope with)|cannot (?:stand|do|handle)|as (?:few|little)|allergic to crowds|nothing with|(?<!ve )(?<!have )(?<!has )never(?! (?:been|done|seen|tried|had|eaten|flown|skied|surfed|sailed|dived|ridden|visited|gone))|not into|not interested in|sick of|stay away from|keep away from|anything but|free of|fed up with|isn'?t|please no|enough of|minus)",
  notBehind:
    "(?:we(?:'ll| will)? (?:skip|avoid|pass on)(?: them)?|i(?:'ll)? (?:skip|avoid)(?: them)?|none|never|(?:is|are) (?:a (?:no|hard no|no-go)|out|off the list|not wanted)|a no-go|give (?:it|them|those) a miss|leave (?:it|them) out|(?:we|i) can live without|not required|(?:zero|0) times|not (?:even )?once|no thanks|no thank you|nope|meh|(?:we|i) can skip|can be skipped|(?:is|are)(?: \\p{L}+)? not (?:for (?:us|me|him|her)|(?:our|my|his|her) (?:thing|cup of tea))|not (?:for (?:us|me)|our thing|my thing|needed|necessary)|leaves? (?:us|me) cold|bores? (?:us|me)(?: \\p{L}+){0,2}|(?:don'?t|doesn'?t|do not|does not) (?:interest|appeal to|excite) (?:us|me|him|her)(?: \\p{L}+){0,3}|(?:we|i) (?:don'?t|do not|can do without)(?: really)? (?:need|want|care for)(?! (?:both|all|every|more|to |a lot|much))(?: \\p{L}+){0,2}|no)",
  comment:
    "(?:nothing too (?:crazy|much)|the (?:week|weekend|days?) (?:before|after|of)|no idea|no clue|not (?:sure|ethics|kidding|joking|really)|(?:don'?t|do not|dont) (?:know|judge|worry|laugh)|dunno|no (?:rush|problem|worries|pressure)|(?:that|this|it|which)(?:'s| is| matters)(?: (?:really|very|so|quite|most))?(?: important| a lot)?(?: to (?:me|us|him|her))?|means a lot|lol|haha\\p{L}*|broke|skint|obsessed|nothing else|that'?s (?:all|it)|(?:already|have) (?:did|done|been|seen)|it costs|retired(?! (?!couple|and|from|in|now|but|or)\\p{L})|(?:work(?:ing)?|living|stationed) in|travell?ing (?:alone|solo|on my own|by myself)|(?:open water|padi|scuba|am|are|i'm|we're|both|fully) (?:certified|qualified|licen[sc]ed)|(?:certified|qualified|licen[sc]ed) divers?)",
  condition: '(?:if|because|since|so that|unless|in case|whatever|depending|provided|as long as|when(?:ever)? (?:we|i|it))',
  article: '(?:the|an?|some|that|those)',
  talking:
    'nothing gets get falls fall put puts sometimes however easiest work works manage think pls lol mean before until till turn turns thought hard comfortable incl ish really just never always anything everything cry know think guess lets gonna ok thanks cheers i we us our my me you he she they it its is are am was were be been has have had do does did don will would can could because so but than who why how im ive id dont',
  eat: '(?:eat|eating|food|dinner|dinners|supper|lunch|breakfast|restaurant|taste|try|dish|dishes|drink|meal)',
  and: '(?:but|so(?= (?:no|that|things|we|i|she|he|nothing)(?!\\p{L}))|and|&|plus|\\+|then|n)',
  youChoose:
    "(?:you (?:choose|decide|pick|tell (?:me|us))|your (?:choice|call|pick)|surprise (?:me|us)|up to you|whatever you (?:think|like|want|prefer|suggest)|(?:i|we) (?:don'?t|do not|dont) (?:mind|know|care)|no (?:idea|preference|clue)|doesn'?t matter|not sure|(?:i'?m|we'?re|im|totally|very|completely)? ?flexible|any(?: is fine| will do|thing (?:goes|works))?|whatever(?: works| is best| fits)?|tell us|dunno|wherever|open to (?:ideas|suggestions)|you know best|anything)",
  anyBudget:
    "(?:money(?: is| 's)? no (?:object|problem|issue)|no (?:budget|limit|spending limit|budget limit|fixed budget|set budget)|budget (?:is )?(?:open|flexible|not an? (?:issue|problem)|no (?:object|issue|problem)|doesn'?t matter|up to you)|whatever it (?:costs|takes)|(?:cost|price|money) (?:doesn'?t|does not) matter|unlimited budget|no budget in mind)",
  anyPlace:
    "(?:you (?:choose|pick|decide)(?: (?:the|a))? (?:place|park|city|town|country|island|destination|farm|lake|resort|beach|village|region|spot)|somewhere|anywhere|some place|someplace|wherever|where\\?|where to\\?|(?:don'?t|do not|dont) (?:know|care|mind) where|no idea where|surprise (?:us|me)|tell (?:us|me) where|(?:you|your) (?:decide|choose|pick|call) where|where is up to you|where should (?:we|i) go|which (?:place|city|country|island)|any (?:city|country|island|place|beach)|open destination|destination (?:is )?(?:open|flexible|up to you)|recommend (?:me |us )?(?:a|some) (?:place|destination|city))",
  clock: [
    ['noon', '12:00'],
    ['midday', '12:00'],
    ['lunchtime', '13:00'],
    ['lunch', '13:00'],
    ['midnight', '23:59'],
    ['dinner time', '19:00'],
  ],
  half: 'half(?: past)?',
  halfMinutes: 30,
};
