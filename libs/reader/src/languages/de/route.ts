import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    '(?:(?:ruckflug|heimflug) nach|(?:nachster|unser|heimat|nachstgelegener) ?flughafen(?: ist|:)?|gruss(?:e)? aus|raus aus|weg (?:von|aus)|von|ab|aus|abflug(?: in| ab| von)?|start(?:en)?(?: in| ab| von)?|abfahrt(?: in| ab| von)?|losfahren (?:in|ab|von)|(?:vom |ab |am )?flughafen|wir (?:wohnen|leben) in|ich (?:wohne|lebe) in|wohnhaft in|abreise (?:in|ab|von|aus)|startort|hinflug (?:ab|von)|(?:start|abfahrt|abflug|startort|ab):)',
  returnFrom:
    '(?:zuruck|ruckflug|ruckreise|heimflug|heimreise|heim|ruckfahrt|nach hause)(?: (?:geht|ist|startet|dann|fliegen wir|fahren wir)){0,2} (?:von|ab|aus)|heimflug(?: von| ab)|von dort',
  leaving: ['(?:los|abfahrt|abflug|start|aufbruch)', '(?:von|ab|aus|in)'],
  weAreIn: '(?:wir|ich) (?:sind|bin|sitzen|sitze|leben|lebe|wohnen|wohne|kommen|komme)(?: beide| alle| hier| zurzeit| gerade)? (?:in|bei|aus)',
  homeOfPeople:
    '(?:paar|ehepaar|familie|studentin|student|studenten|freunde|freundinnen|rentner|rentnerin|lehrerin|lehrer|frau|mann|leben|wohnen|expats?)(?: ?\\([^)]{1,16}\\))?(?: (?:hier|derzeit))? in',
  past: '(?:war|waren|wohnte|lebte|lebten|geboren|aufgewachsen|studierte?|arbeitete)[^,]{0,24} (?:in|auf|bei)',
  comingFrom: '(?:besuch|kommt|kommen|stammt|ursprunglich|eltern|freunde) (?:aus|von)',
  via: '(?:uber|via|mit (?:umstieg|zwischenstopp|umsteigen|halt) in|umsteigen in|zwischenstopp in)',
  share:
    '(?:(?:die )?(?:eine|erste|zweite|andere|halbe)? ?(?:halfte|woche)(?: der (?:woche|zeit|reise|tage|nachte))?|(?:den |der )?rest(?: der (?:woche|zeit|reise|tage|nachte))?|die (?:ubrigen|restlichen) (?:tage|nachte)) (?:in|bei|am|auf|an)(?: der| dem| den)?',
  originAfter:
    '(?:(?:mit (?:dem|der|unserem|unserer) \\p{L}+|morgens|fruh|wieder) ){0,2}los(?=[ ,.:;!]|$)|(?:ab|los|abfahrt|abflug)(?= (?:am|mo|di|mi|do|fr|sa|so|den|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|\\d|\\u0001))',
  destination: '(?:nach|in|im|ins|bei|auf|an|zu|zum|zur|uber|besuch(?:en)?|durch|um|rund um|richtung|fur)(?: die| der| dem| das| den| schone| schonen)?',
  startAt: '(?:flug|hinflug|fliegen|ankunft|landen|landung|start(?:en)?|beginn(?:en)?)(?: wir)? (?:nach|in)',
  then: '(?:,|;|:|-|–|→|->|>|/|\\+|&|und|dann|danach|anschliessend|anschließend|weiter|spater|zuletzt|zum schluss|schließlich|schliesslich|und dann|nach|zuerst|erst|als letztes|noch|sowie|von dort)',
  dayTrip:
    '(?:tages(?:ausflug|trip|tour)|tagesausfluge|ausflug|abstecher|(?:ein|einen|1|der) (?:ganzen |\\p{L}+)?tag|halbtagesausflug|ausfluge|nachmittag|vormittag|halber tag)(?: (?:geht|mal))? (?:nach|in|zum|zur|auf|an|zu)(?: die| der| dem| den)?',
  dayTripAfter: '(?:als (?:halb)?tages(?:ausflug|trip)|(?:fur )?(?:einen|ein|1) tag|als ausflug|im tagesausflug)',
  atLeast: '(?:mindestens|mind\\.?|wenigstens|minimum|am besten)',
  filler:
    '(?:fur|ca\\.?|circa|etwa|ungefahr|rund|vielleicht|nur|da|gern|gerne|dann|jeweils|wir|bleiben|davon|so|auch|noch|erst|zuerst|dort|eine|am liebsten|in|mit|dem|mietwagen)',
  near: '(?:in oder bei|in der nahe von|bei|nahe|rund um)',
  each: '(?:jeweils|je|pro (?:stadt|ort|station)|uberall)',
  lastNight: '(?:die )?(?:letzte|erste) nacht(?: (?:in|wieder in))?',
  inThatOrder: '(?:in (?:dieser|der) reihenfolge)',
  oneBase:
    '(?:(?:ein|eine|einen|feste|festes|nur ein|dasselbe|gleiches?) (?:standort|basis|quartier|standquartier|hotel fur alles)|kein hotelwechsel|ohne hotelwechsel|nicht (?:das )?hotel wechseln)',
  ownWayThere:
    '(?:(?:anreise|hinreise|flug|fluge|hinfahrt)(?: und ruckreise)?(?: (?:ist|sind|haben wir|habe ich|machen wir|organisieren wir))? (?:schon |selbst |bereits )?(?:gebucht|selbst|geregelt|nicht (?:planen|notig)|organisiert)|anreise (?:bitte )?nicht planen|(?:anreise|fluge?) selbst|ohne anreise|jeder reist selbst an|sind schon (?:dort|da|vor ort))',
  refused: {
    before:
      '(?:war(?:en)? (?:wir|ich) (?:schon|bereits|letzte\\p{L}*)(?: \\p{L}+){0,3} (?:in|auf|am|an|im)|(?:ich|wir) war(?:en)? (?:schon|bereits)(?: \\p{L}+){0,3} (?:in|auf|am|an|im)|bloss (?:kein\\p{L}*|nicht)|bloß (?:kein\\p{L}*|nicht)|nur nicht|(?:alles )?(?:ausser|außer)|nicht (?:nach|in|auf|schon wieder)|kenn(?:e|en) (?:ich|wir)(?: schon| bereits)?|statt|kein\\p{L}*)',
    after:
      '(?:kenn(?:en|e) (?:wir|ich)|war(?:en)? (?:wir|ich) (?:schon|bereits|letzte|oft|mehrmals)|hatten (?:wir|ich) (?:schon|bereits)|(?:schon|bereits) (?:gesehen|gewesen|gemacht|durch)|komm(?:t|en) nicht in frage|(?:lieber|bitte)? ?nicht(?= *(?:$|[,.!;)]))|muss nicht sein|scheidet aus|fallt (?:aus|weg))',
    nor: 'noch',
  },
  again: '(?:(?:wieder )?zuruck (?:nach|in)|wieder (?:nach|in)|nochmal(?:s)? (?:nach|in)|erneut (?:nach|in))',
  or: 'oder',
};

export const ways: WaysWords = {
  modes: [
    ['(?:ruck|heim|hin)?flug(?:e|en|zeug)?|flieger|(?:zuruck|heim|hin)?(?:zu)?fliegen|fliege|flugzeugen', 'flight'],
    ['zug|zuge|zugen|bahn|ice|nachtzug|eisenbahn|bahnfahren|nightjet', 'train'],
    ['bus(?:se|sen)?|fernbus(?:se)?|flixbus|reisebus', 'bus'],
    ['fahre|fahren(?= (?:und|oder))|faehre|katamaran', 'ferry'],
    ['auto|autos|mietwagen|pkw|leihwagen|wohnmobil|camper|roadtrip|eigenem wagen|wagen', 'drive'],
  ],
  boats: 'schiff(?:e|en)?|boot(?:e)?',
  by: '(?:mit|mit (?:zwei|drei|vier)|mit dem|mit der|per|im|nur|mit einem|mit unserem|mit meinem|mit eigenem|am liebsten|lieber|nehmen|dem|der)',
  not: '(?:kein(?:e[nmrs]?)?|nicht|ohne|nie|niemals|bloß nicht|bloss nicht|auf keinen fall|ungern|statt|anstatt|anstelle|lieber nicht|weder|verzicht\\p{L}*|genug(?= vo[mn])|nimmer)(?: (?:mit|dem|der|ein|einen|das|einem|zu|mehr|in|im|ins|den|die|eine|von|vom|gern|gerne|auf|aufs|wieder|so|und|haben|wollen))*',
  notBehind:
    '(?:\\p{L}+ ){0,4}(?:nicht (?:mehr|infrage|in frage|in betracht|drin|wollen|mogen|so gern)|aus(?:geschlossen|scheidet)|nicht(?= *(?:$|[,.;!)]))|tabu|ist (?:\\p{L}+ ){0,2}zu (?:teuer|lang|weit)|fallt (?:aus|flach|weg)|scheidet aus|muss nicht sein|ist (?:raus|keine option)|nein danke)',
  limited:
    '(?:(?:heim|zuruck|hin) )?(?:vor|nach|um|am|zu (?:fruh|spat|lang|teuer)|mit|uber|ab|von|langer|langen?|fruher|spater|als|uberall|in der nacht|nachts)',
  everyWay:
    '(?:alles(?: (?:mit|per|im|mit dem|mit der))?|(?:die )?ganze (?:strecke|reise|zeit|tour)(?: (?:mit|per|mit dem|mit der))?|uberall(?: mit)?|komplett(?: (?:mit|per)(?: dem| der)?)?|ausschliesslich(?: (?:mit|per)(?: dem| der)?)?|nur(?: (?:mit|per)(?: dem| der)?)|durchgehend|fur (?:uns|mich)(?= *[,.;!)])|alle strecken(?: mit)?)',
  homeward: [
    '(?:zuruck|heim|nach hause|ruckreise|ruckfahrt|ruckweg|heimreise|heimwarts)(?: (?:geht|dann|fahren wir|geht es|gehts|nehmen wir|soll)){0,2}(?: es)?(?: wieder)?(?: (?:mit|per|im|mit dem|mit der|den|die))?',
    '(?:(?:dann |wieder |von dort |von da )*)(?:zuruck|heim|nach hause)|zuruck',
  ],
  outward: [
    '(?:hin|hinweg|hinreise|hinfahrt|anreise)(?: (?:geht|dann|fahren wir|geht es|gehts|nehmen wir|soll)){0,2}(?: (?:mit|per|im|mit dem|mit der|den|die))?',
    '(?:hin(?! und)|dorthin)',
  ],
  roundTrip: '(?:hin und zuruck|hin-? und ruck\\p{L}*|beide (?:wege|strecken)|hin und her)',
  never: [
    ['flugangst|wir fliegen nicht|ich fliege nicht|nicht fliegen|flugfrei|ohne (?:zu )?fliegen|flugverzicht|fliegen kommt(?: \\p{L}+){0,2} nicht', ['flight']],
    [
      '(?:haben|habe|hat) (?:alle |beide )?(?:keinen|kein) (?:fuhrerschein|auto|pkw)|nur offentliche?(?: verkehrsmittel)?|(?:mit|per) (?:den )?(?:offentlichen|offis)',
      ['drive'],
    ],
    ['(?:werde|wird|werden) (?:schnell )?seekrank|seekrank', ['ferry']],
  ],
  between: '(?:zwischen (?:den |ihnen|allen )?(?:\\p{L}+)?|dazwischen|von (?:stadt|ort) zu (?:stadt|ort)|vor ort|unterwegs|untereinander|herumkommen|durch)',
  ownCar:
    '(?:mit (?:zwei|drei|vier|{N}) (?:autos|wagen)|(?:mit )?(?:unserem?|meinem?|eigene[mn]?)(?: eigenen?)? (?:auto|wagen|wohnmobil|camper|pkw|bulli|van|motorrad)|(?:auto|wohnmobil|camper|bulli|van) \\((?:unser|mein|eigen)\\p{L}*|mit dem auto(?: ab| von)?)',
  rentalCar:
    '(?:(?:miet|leih)(?:wagen|auto|camper|roller)|(?:auto|wagen|camper|wohnmobil|roller) (?:mieten|leihen|gemietet|geliehen)|(?:mieten|leihen)(?: wir)?(?: uns)? ein(?:en)? (?:\\p{L}+ )?(?:auto|wagen|camper|wohnmobil|roller)|gemietete[mnr]? (?:auto|wagen|camper|wohnmobil)|selbstfahrer(?:reise|tour)?|fly[- ](?:and[- ]|& ?)?drive|road ?-?trip)',
  noCar:
    '(?:(?:kein(?:en)?|ohne)(?: eigenes| miet)? ?(?:auto|mietwagen|wagen|fuhrerschein|pkw)|autofrei|nicht auto fahren|auto hab(?:e)? ich kein(?:s|es)|hab(?:e|en)? kein auto|nicht selbst fahren)',
  direct: '(?:direktflug|direktfluge|direktfluegen?|direkt(?: fliegen)?|nonstop|non-stop|ohne (?:umstieg|umsteigen|zwischenstopp|zwischenlandung))',
  oneStop: '(?:hochstens|maximal|max\\.?|nur) (?:ein(?:en|mal)?|1)(?: mal)? (?:umstieg|umsteigen|zwischenstopp|stopp)',
};

export const money: MoneyWords = {
  perPerson: '(?:pro (?:person|kopf|nase|mann|pers\\.?)|p\\.? ?p\\.?|je(?:de[rn]?)?(?: person)?|jeweils|a person|fur jeden?)',
  currencies: {
    euronen: 'EUR',
    tacken: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    eur: 'EUR',
    franken: 'CHF',
    stutz: 'CHF',
    fr: 'CHF',
    sfr: 'CHF',
    'schweizer franken': 'CHF',
    pfund: 'GBP',
    'britische pfund': 'GBP',
    dollar: '$',
    'us-dollar': 'USD',
    kronen: 'kr',
    'danische kronen': 'DKK',
    'norwegische kronen': 'NOK',
    'schwedische kronen': 'SEK',
    'tschechische kronen': 'CZK',
    zloty: 'PLN',
    forint: 'HUF',
    yen: 'JPY',
    baht: 'THB',
    rupien: 'rupee',
    pesos: 'peso',
    lira: 'TRY',
    rand: 'ZAR',
  },
};
