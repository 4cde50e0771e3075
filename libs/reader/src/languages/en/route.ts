import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    "(?:(?:fl(?:y|ying|ight)s?|plane|return flight) (?:back|home) to|(?:nearest|home|our|local|closest) airport(?: is|:)?|coming from|setting off from|escape from|get us out of|fly us out of|hi from|hello from|greetings from|living near|from|frm|ex-?|(?:(?:fl(?:y|ying|ight)s?|trains?|drive|driving|bus|ferry|head(?:ing)?|go(?:ing)?|return(?:ing)?|come|coming) )?(?:back )?home to|(?:just|recently) (?:moved|relocated) to|(?:fly(?:ing)?|flights?|leav(?:e|es|ing)|depart(?:s|ing)?|departure|go(?:ing)?|travel(?:l?ing)?|start(?:ing)?)(?: up| down| over| out)?(?: of| from)?|(?:driving|drive)(?: up| down| over| out)? (?:from|out of)|out of|(?:i|we) (?:live|are based|am based|stay) in|we're based in|based in|living in|here in|escap(?:e|ing)(?: from)?|(?:get|getting) (?:away|out)(?: from| of)|(?:we|i)(?: both| all)?(?:'re| are|'m| am)(?: both| all)? (?:from|in)(?= \\p{L}+ and (?:neither|none|no one|don't|do not|we))|departure(?: city| airport)?:|start(?:ing point)?:|from:)(?: the| our| my)?(?: home)?",
  returnFrom:
    '(?:back|home|return(?:ing)?|fl(?:y|ying|ight)s? (?:back|home)|end(?:ing)?(?: up)?|finish(?:ing)?)(?: (?:home|back))? (?:from|out of|in)|(?:flight|train|bus|ferry|plane) (?:home|back) (?:leaves|departs|goes|is)(?: again)? (?:from|out of)|return (?:flight|train|leg) (?:leaves|departs|goes|is) (?:from|out of)|home from',
  leaving: ['(?:leav(?:e|ing)|depart(?:ing|s)?|fly(?:ing)? out|set(?:ting)? off)', '(?:from|out of)'],
  weAreIn: "(?:we|i)(?: both| all)?(?:'re| are|'m| am)(?: both| all| based| living| currently| over)? (?:in|near)|(?:both|all)(?: of us)? (?:in|from)",
  homeOfPeople:
    '(?:couple|family|fam|girl|gal|lass|guy|woman|man|lady|bloke|mum|mom|dad|teachers?|students?|nurses?|expats?|folks?|friends|mates|roommates?|colleagues|retirees?|pensioners?|newlyweds|sisters|brothers|siblings|travell?er|nomad|engineers?|doctors?)(?: of (?:two|three|four|five|six|\\d))?(?: ?\\([^)]{1,16}\\))?(?: (?:living|based|currently|who live|stuck))? in',
  past: '(?:(?:was|were|grew up|got married|met|lived|served|studied|worked|honeymooned|raised|stationed)(?! (?:thinking|hoping|planning|looking|considering|wondering|dreaming|going|told))[^,]{0,24} (?:in|at|near)|(?<!never )(?<!not )(?<!n.t )(?:went|moved|did|done|loved|visited|been to)(?: \\p{L}{1,8})?(?: to)?)',
  comingFrom:
    "(?:visit(?:s|ing)|originally|hails?|joins? us|(?:he|she|they|who|which|mum|mom|dad|wife|husband|partner|friends?|family|folks|parents|cousins?)(?:'s| is| are| come| comes| came)?) from",
  via: '(?:via|chang(?:e|ing)(?: trains?| planes?)? (?:in|at)|(?:a |one )?(?:stop|stopover|layover|change|connection) (?:in|at)|connecting (?:in|through|via))',
  share:
    '(?:(?:the )?(?:first|second|other|last|one)? ?half(?: of)?(?: (?:the|our|my) (?:week|time|trip|holiday|stay|nights|days))?(?: (?:is|spent))?|(?:the )?rest(?: of (?:the|our|my) (?:week|time|trip|holiday|stay|nights|days))?|(?:the )?(?:remaining|other) (?:nights|days)) (?:in|at|near|around|on|by|up in|down in)',
  originAfter:
    '(?:return(?=,|\\.|;| ?\\(|$)|round[- ]?trip|airport|(?:couple|family|folks|crew|lot|lads|girls|gang|heat|traffic|grind|winter|drizzle)(?! (?:trip|holidays?|vacation|weekend|week|break|getaway|hotel|room|stay|friendly|festival|market|wedding|in(?! our)|at|on))(?=[ ,.:;!-])|(?:out|off|departure|departing|leaving)(?= (?:on|the|this|next|mon|tue|wed|thu|fri|sat|sun|\\d|\\u0001))|-? ?based|departure|is (?:where we (?:live|start)|home|our starting point))',
  destination:
    '(?:to|in|into|fancy(?:ing)?|visit(?:ing)?|explor(?:e|ing)|around|round|through|near|at|on|for|via|towards?|onto|do|doing|over to|up to|down to|head(?:ing)? to|near|arriv(?:e|ing) (?:in|at))(?: the| beautiful| sunny| lovely)?',
  startAt: '(?:fl(?:y|ying|ight)s?|arriv(?:e|ing)|land(?:ing)?|start(?:ing)?|begin(?:ning)?)(?: off)? (?:in|into|to|at|with)',
  then: '(?:,|;|:|-|–|→|->|>|/|\\+|&|and|then|after that|afterwards|followed by|next|finally|plus|on to|lastly|also|later|from there|continue|continuing|and then|to|with|first)',
  dayTrip:
    '(?:day ?-?trips?|excursions?|trip out|(?:a|one|1|another|the) (?:\\p{L}+ ){0,2}day(?:trip)?|day out|half[- ]day|side trip|detour|afternoon|(?:train|bus|boat|ferry|tram) (?:out|over|across|trip|ride)|spin|wander|jaunt)(?: out| over| off| up| down| across| round| around)? (?:to|in|at|on)(?: the| old)?|(?:pop(?:ping)?|nip|hop)(?: over| out)? to|visit(?:ing)?(?= \\S+ from)',
  dayTripAfter:
    '(?:for )?(?:(?:as |is )?a day ?-?(?:trip|out)|as a day|half a day|(?:a|one|1|the) (?:full )?day(?! (?:trip )?(?:in|at|to))|for the day|in a day)',
  atLeast: '(?:at least|minimum(?: of)?|min\\.?|no less than|or more|at the very least)',
  filler:
    "(?:for|about|around|approx\\.?|maybe|just|only|say|like|ideally|roughly|perhaps|probably|first|is|with|where|we|stay(?:ing)?|spend(?:ing)?|have|want|would|of|each|please|another|more|the|full|cause|first|then|in|or near|near|i'd|like|to)",
  near: '(?:in or near|in or around|near|around|close to)',
  each: '(?:each|in each|per (?:city|place|stop)|apiece|everywhere)',
  lastNight: '(?:the )?(?:last|final|first|1st) (?:night|one)(?: (?:is )?(?:in|at|back in|again in))?',
  inThatOrder: '(?:in (?:that|this|the given) order|strictly in order)',
  oneBase:
    "(?:one|same|single|fixed) (?:base|hotel|place)(?:,? not \\p{L}+ (?:hotels|places|bases)| (?:for|the whole|throughout)\\p{L}*)?|not (?:\\p{L}+ )?(?:different|five|four|three|six) hotels|base ourselves in|stay(?:ing)? put|no (?:changing|switching|moving) hotels|(?:do not|don't|dont) want to (?:change|switch|move) hotels?",
  ownWayThere:
    "(?:(?:do(?: not|n'?t)|no need to) (?:plan|book|bother with|include) (?:the )?(?:way|flights?|travel|trip|journey|transport)(?: there)?|(?:everyone|everybody) (?:comes|travels|arrives|makes) (?:from|there|their)|(?:we|i)(?:'ll| will)? (?:make|find|sort|arrange) (?:our|my) own way|(?:we|i)(?:'ll| will)? (?:already )?(?:have|booked|got) (?:our |the )?flights|without (?:the )?(?:way|flights) there|getting there is (?:sorted|covered)|already (?:there|in town)|flights? (?:are )?(?:already )?booked)",
  refused: {
    before:
      "(?:(?:i|we)?(?:'ve|'d| have| had)? ?(?:already |just |both )*(?:(?<!never )(?<!never even )(?<!never actually )been to|done|did|(?<!n.t )(?<!never )(?:seen|visited)|were in|was in|went to)|anywhere but|anything but|everywhere except|except(?: for)?|other than|apart from|instead of|rather than|can(?:'t|not) (?:be (?:bothered|arsed) (?:with|by)|face)|not in the mood for|had (?:enough|our fill) of|sick of|tired of|bored (?:of|with)|fed up with|forget(?: about)?|please not|definitely not|n(?:ot|o|either|or)(?: \\p{L}+)?)",
    after:
      "(?:(?:is|are|was) (?:out|off the table|last (?:year|time|summer|winter|month)|too (?:\\p{L}+)|not (?:for (?:us|me)|an option|our thing|my thing))|(?:i|we)(?:'ve| have)?(?: already| both)? (?:done|did|been|seen|know)|(?:already |been there,? )done|no (?:thanks|thank you|please)|not again|again no|twice already|last (?:year|time|summer|winter))",
    nor: 'nor',
  },
  again: '(?:(?:all the way )?back (?:to|in)|again in|return(?:ing)? to|(?:and|then) again)',
  or: 'or',
};

export const ways: WaysWords = {
  modes: [
    ['flights?|fly|flying|planes?|air ?planes?|by air', 'flight'],
    ['(?:sleeper |night |bullet |fast |slow |high[- ]speed )?trains?|rail|railway|eurostar|tgv|shinkansen|interrail', 'train'],
    ['bus(?:es)?|coach(?:es)?', 'bus'],
    ['ferry|ferries|catamarans?|hydrofoil', 'ferry'],
    ['(?:hire |rental |rented |our |my |own )*cars?|driving|drive|road ?-?trip|campervan|camper van|motorhome|self-drive', 'drive'],
  ],
  boats: 'boats?|ships?',
  by: '(?:by|(?:would|.d|id) rather|take|taking|with|on|via|using|on the|take the|a|the|travel(?:l?ing)? by|go(?:ing)? by|only|just|all)',
  not: "(?:no|not|without|never(?! (?:been|flown|driven|taken))|avoid(?:ing)?|don'?t|dont|do(?:es)? not|doesn'?t|doesnt|won'?t|wont|can'?t|cant|cannot|hates?|refuses?(?: to)?|rather not|prefers? not|skip|zero|nor|neither|ban|instead of|rather than|in place of|(?:given|gave|giving|give) up(?: on)?|done with|no more|no longer|never again|anything but|not (?:keen on|into|up for)|(?:not|no) (?:a |big |great ){0,2}fans? of)(?: (?:want|wants|like|likes|do|need|have|suggest|offer|put us on|book|to|us|a|an|any|the|take|taking|go|going|get|getting|travel|hire|rent|by|on|board|set foot|foot|step|use|using|ever|even|onto|into|inside|fancy|with|either|be))*",
  notBehind:
    "(?:is|are|'s|would be|feels?)(?: \\p{L}+){0,2} (?:out(?! of| to| from| on| at| in)|off the table|no[- ]go|not (?:an option|for (?:us|me)|happening|our thing|possible)|a no)|(?:no thanks?|no thank you)|(?:is|are)(?: \\p{L}+){0,2} (?:too|so|crazy|ridiculously) (?:expensive|dear|pricey|long)",
  limited:
    '(?:(?:home|back|out|in|there) )?(?:that |which )?(?:before|after|until|till|earlier|later|too|very|at|on|in the|more than|over|longer|with|through|via|into|from|out of|early|late|everywhere|every)',
  everyWay:
    '(?:the (?:whole|entire) (?:way|trip|route|journey|thing)|all (?:the way|by|on|with|of it by|over)|all|everything(?: (?:by|on|with))?|everywhere(?: by)?|throughout|the lot by|only|entirely|door to door|for (?:us|me)(?= *[,.;!)]))',
  homeward: [
    '(?:back|home|return(?:ing)?|coming back|(?:back|home|return(?:ing)?) (?:by|on|with|via|on the|by the|on a|by a))',
    '(?:us )?(?:(?:straight |right )?(?:back|home)|return)(?! and forth)',
  ],
  outward: [
    '(?:outbound|there by|out by|up by|down by|outward|get there by|over by|going by)',
    '(?:there(?! and back)|out(?=[ ,.;(]| \\p{L})|over there|(?:up|down|over)(?= *[,.;]))',
  ],
  roundTrip: '(?:there and back|both ways|each way|either way|round[- ]?trip|return (?:flights?|tickets?|trains?)|and back|return fare|return)',
  never: [
    [
      "(?:flight|plane)[- ]free|afraid of flying|fear of flying|scared of flying|flight shame|flygskam|stopped flying|(?:i|we|he|she) (?:don'?t|do not|dont) fly|no[- ]fly(?:ing)?|nobody flies|over ?land only|without (?:flying|flights|a plane)",
      ['flight'],
    ],
    [
      "(?:i|we|neither of us|none of us|nobody)(?: of us)? (?:don'?t|do not|dont|can'?t|cannot|cant|doesn'?t)?,? ?(?:drive|drives|has a licen[cs]e|have a licen[cs]e)(?! (?:on|for|more|too|a lot|that))",
      ['drive'],
    ],
    ['no (?:driving licen[cs]e|licen[cs]e)|public transport only|only public transport|(?:by|on|using) public transport', ['drive']],
    ["(?:gets?|get|am|is|i'm) (?:terribly |very |really )?sea-?sick", ['ferry']],
  ],
  between:
    '(?:between (?:the |them|those|these|all )?(?:\\p{L}+)?|between|from (?:city|place|town|island) to (?:city|place|town|island)|in between|(?:to )?get around|getting around|within|once there|on the way|the whole way|hop(?:ping)?)',
  ownCar:
    '(?:in (?:two|three|2|3) cars|our|my) (?:own )?(?:car|van|minivan|suv|rv|camper(?:van)?|motorhome|caravan|motorbikes?|truck|pick-?up|jeep|4x4)|own (?:car|van|truck)|(?:car|van|camper(?:van)?|motorhome|truck) \\(?(?:ours|our own|my own)|(?<!n.t |self[- ])driv(?:e|ing) (?:up|down|over|there)? ?(?:from(?! there)|ourselves)|take (?:the|our|my) car|by car from (?:home|here)',
  rentalCar:
    '(?:hire|hiring|rent|renting|rental|hired|rented|pick(?:ing)? up)(?: a| the| our)?(?: \\p{L}+)? ?(?:car|van|campervan|jeep|suv|4x4|scooter|motorhome)|car (?:hire|rental)|hire car|rental|self[- ]?driv(?:e|ing)|fly[- ](?:and[- ]|& ?)?drive|road ?-?trip',
  noCar:
    "(?:no|without(?: a| any)?|not? (?:hire|rent(?:al)?|renting|hiring)(?: a)?|don'?t (?:want|need)(?: a| to rent a| to hire a)?|do not (?:want|need)(?: a)?|nor) (?:(?:hire|rental|rented|own|any) )?(?:cars?|driving(?! (?:after|at|in the|by|for more|over|long|too))|wheels)|car[- ]free|don'?t have a car|have no car|sold (?:the|my|our) car|(?:don'?t|do not) own a car|don'?t drive|neither of us drives|none of us drives?|can'?t drive",
  direct:
    '(?:direct(?:ly)?(?: flights?| only| please)?|non[- ]?stop|no (?:layovers?|stopovers?|connections?|changes?)|without (?:a )?(?:layovers?|stopovers?|connections?|changes?|changing))',
  oneStop: '(?:not more than|no more than|at most|max(?:imum)?|up to|one) (?:one|1|a single)? ?(?:stop|stopover|layover|connection|change)(?!s)',
};

export const money: MoneyWords = {
  perPerson: '(?:per (?:person|head|capita|adult|traveller|traveler|pax)|p\\.?/?p\\.?|each|a head|a person|apiece|per nose|for each(?: of us)?)',
  currencies: {
    quid: 'GBP',
    pounds: 'GBP',
    pound: 'GBP',
    'british pounds': 'GBP',
    sterling: 'GBP',
    euros: 'EUR',
    euro: 'EUR',
    eur: 'EUR',
    dollars: '$',
    dollar: '$',
    bucks: '$',
    'us dollars': 'USD',
    'american dollars': 'USD',
    'aussie dollars': 'AUD',
    'australian dollars': 'AUD',
    'canadian dollars': 'CAD',
    'kiwi dollars': 'NZD',
    'new zealand dollars': 'NZD',
    'singapore dollars': 'SGD',
    'sing dollars': 'SGD',
    'hong kong dollars': 'HKD',
    francs: 'CHF',
    'swiss francs': 'CHF',
    franc: 'CHF',
    zloty: 'PLN',
    zlotys: 'PLN',
    zlotych: 'PLN',
    zł: 'PLN',
    kroner: 'kr',
    kroners: 'kr',
    krone: 'kr',
    kronor: 'SEK',
    krona: 'SEK',
    kr: 'kr',
    koruna: 'CZK',
    korunas: 'CZK',
    crowns: 'kr',
    'czech crowns': 'CZK',
    kc: 'CZK',
    forint: 'HUF',
    forints: 'HUF',
    rupees: 'rupee',
    rupee: 'rupee',
    rs: 'rupee',
    inr: 'INR',
    yen: 'JPY',
    yuan: 'CNY',
    rmb: 'CNY',
    won: 'KRW',
    baht: 'THB',
    ringgit: 'MYR',
    rupiah: 'IDR',
    pesos: 'peso',
    'philippine pesos': 'PHP',
    'mexican pesos': 'MXN',
    'argentine pesos': 'ARS',
    'chilean pesos': 'CLP',
    'colombian pesos': 'COP',
    reais: 'BRL',
    real: 'BRL',
    rand: 'ZAR',
    dirhams: 'AED',
    shekels: 'ILS',
    'turkish lira': 'TRY',
    lira: 'TRY',
    lei: 'RON',
    dong: 'VND',
    'norwegian kroner': 'NOK',
    'danish kroner': 'DKK',
    'swedish kronor': 'SEK',
    'icelandic krona': 'ISK',
    'taiwan dollars': 'TWD',
    riyals: 'SAR',
    'moroccan dirhams': 'MAD',
    soles: 'PEN',
    'egyptian pounds': 'EGP',
  },
};
