import type { PeopleWords } from '../language-words.js';

const my = '(?:mein|unser|sein|ihr)(?:e[nrms]?)?';
const relative =
  'frau|mann|freund(?:in)?|partner(?:in)?|verlobte[rn]?|mutter|mama|mutti|vater|papa|bruder|schwester|cousin|cousine|tante|onkel|oma|opa|kollegen?|kollegin|kumpel|schwiegermutter|schwiegervater|nichte|neffen?|mitbewohner(?:in)?|lebensgefahrt(?:e|in)|ehefrau|ehemann|gatte|gattin|schwager|schwagerin|pfleger(?:in)?|betreuer(?:in)?|assistent(?:in)?|begleitperson|begleitung|grossmutter|grossvater|bekannter?|freundin|paps|stiefvater|stiefmutter|patentante|kollege';

/** Children, and their ages in brackets. */
const kids =
  '(?:(?:unsere[nm]?|meine[nm]?|die|den|beiden|zwei|drei) ){0,4}(?:kind(?:er|ern)?|jungs|madels|madchen|sohne?|tochter|kleinen?|zwillinge)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantisch\\p{L}*|valentin\\p{L}*|(?:ehe)?(?:mann|frau)(?= )|freundin|partner(?:in)?|verlobte[rn]?|gottergatte|gatte|gattin',
  companion: `(?<=(?:mit|und) )(?:mama|papa|mutti|vati|oma|opa)(?!\\p{L})|(?<=(?:mit|und) )eine[rm]? (?:\\p{L}+ )?(?:freund(?:in)?|kolleg(?:en|in)|bekannten|kumpel)(?!\\p{L})|${my} (?:\\p{L}+ ){0,2}?(?:${relative})(?!\\p{L})|(?:${relative})(?= (?:\\([^)]{0,30}\\) )?(?:und|&|\\+) ich(?!\\p{L}))|(?<=ich (?:und|&|\\+|mit) )(?:${relative})(?!\\p{L})`,
  pair: `(?:${my}|deren|dessen|den) (?:eltern|grosseltern|großeltern|schwiegereltern)`,
  counted: '(?:\\p{L}+ )?(?:freunden?|freundinnen|kumpels?|schwestern|bruder|geschwister|kollegen|kolleginnen|cousins|cousinen|madels|jungs)',
  adults: '(?:erwachsenen?|erw\\.?|senioren)',
  children:
    '(?:(?:nichten|neffen|patenkinder|enkelinnen)(?=,? ?\\(?\\d)|kind(?:er|ern)?|kids|kleinkindern?|babys?|(?<=(?:unsere|unseren|kleinen?|(?:unsere|unseren|meine|meinen|erwachsene und|erwachsene,) (?:zwei|beiden|drei|2|3)) )(?:jungs|madchen)|(?:jungs|madchen)(?=,? ?\\(?\\d)|sohne|tochter|teenager|enkel(?:kinder)?|zwillingen?|drillingen?)',
  child: `(?:${my} (?:\\p{L}+ ){0,2}?(?:sohn|tochter|kind|baby|kleinkind|kleine[rn]?|enkel(?:in)?))(?!\\p{L})`,
  total: [
    '(?:wir sind|wir|sind|gruppe von|fur(?! eine[nmrs]? (?!person|erwachsene)\\p{L})|familie mit) (?:zu )?{N}(?: personen| leute| freunde)?(?! (?:nachte?|tage?|wochen?|erwachsene|euro|stunden|(?:\\p{L}+ )?(?:paar|parchen|ehepaar)(?!\\p{L})))',
    '{N} (?:\\p{L}+ )?(?:personen|pers\\.?|leuten?|freunde|freundinnen|studenten|madels|jungs|kumpels|frauen|manner|studentinnen|kolleginnen|kollegen|rentner|schwestern|bruder)',
    'zu {N}t',
    '(?<=^|[.!?:\\n] ?){N} (?:\\p{L}+ )?(?!\\p{L}*(?:nachte|tagen?|wochen?|stunden|zimmer|plane|ideen|fluge)(?!\\p{L}))\\p{L}{3,}(?= aus(?!\\p{L}))',
  ],
  together: [
    ['zu zweit|wir zwei|wir beiden?|uns beiden?|uns zwei|fur zwei|keine[rs]? von uns beiden|ich und (?:du|er|sie)|fur beide|fur uns beide', 2],
    ['zu dritt|wir drei|uns drei|alle drei', 3],
    ['zu viert|wir vier|uns vier|alle vier', 4],
    ['zu funft|wir funf', 5],
    ['zu sechst|wir sechs', 6],
    ['zu siebt|wir sieben', 7],
    ['zu acht|wir acht', 8],
  ],
  twins: 'zwillingen?',
  triplets: 'drillingen?',
  onTop: 'plus|\\+|und noch|sowie|dazu',
  subject: '(?:meine?|unsere?)? ?(?:mama|mutter|papa|vater|oma|opa|schwester|bruder|freundin) (?:ist|hat|kann|mag|liebt|will|mochte|braucht|sitzt|geht|isst)',
  couple:
    '(?:als |fur |wir sind )?(?:ein )?(?:\\p{L}+ )?(?:paar|parchen|ehepaar)(?= (?:um die|anfang|mitte|ende|aus|in den|mit) )|(?:als |fur )?(?:ein )?(?:\\p{L}+ )?(?:paar|parchen|ehepaar)(?! (?:tage|nachte|sachen|wochen|stunden|euro|orte|\\p{Ll}))|flitterwochen|hochzeitsreise|hochzeitstag',
  solo: '(?:allein(?:e|reisend\\p{L}*)?|solo|nur ich|ganz allein|bin solo|fur mich allein|eine person|1 person|alleinerziehend\\p{L}*)',
  self: 'ich|mich|mir|mein|meine|meinem|meiner',
  we: 'wir|uns|unser|unsere',
  couples: '{N} (?:\\p{L}+ )?(?:paare|parchen|ehepaare)',
  family: '(?:familie|familienurlaub|familienreise)',
  parent: '(?:mama|papa|mutter|vater|oma|opa|tante|onkel|frau|mann)',
  parents: '(?:eltern|grosseltern|großeltern)',
  offspring: '(?:sohn|tochter|baby|kleinkind|saugling|kind|junge|madchen|teenager|enkel|enkelin)',
  yearOld: '(?:[- ]?jahrigen?r?)',
  months: '(?:monate?n?)',
  years: '(?:jahre?n?|j\\.?|jahrigen?)(?: alt)?',
  and: '(?:und|&|plus|\\+|mit|u\\.)',
  writer: 'ich|mich|mir',
  possessive: '(?:mein|unser|sein|ihr|dein)(?:e[nrms]?)?',
  little: '(?:der|die|das|den|dem)(?: (?:klein|gross|jung)e[nrs]?)?|(?:klein|gross)e[nrs]?',
  aged: 'die(?= \\d)|der(?= \\d)|das(?= \\d)|ist|(?:er|sie) ist|im alter von|von(?= \\d+ jahren)',
  so: 'also|macht|somit|das sind|das macht',
  leftBehind: `${kids} (?:haben|hat) (?:uns|mir|es uns)[^.;!?\\n]{0,30} (?:geschenkt|bezahlt|spendiert|gebucht|zusammengelegt)|(?:geschenk|gutschein) (?:von|der) ${kids}|(?:ein baby|${kids})[^.;!?\\n]{0,30}, (?:\\p{L}+ ){1,3}(?:passt|passen|nimmt|nehmen|hutet|huten)(?: auf)? (?:sie|ihn|es|auf)|${kids} (?:bleib\\p{L}+|sind|werden)(?: (?:diesmal|so lange|solange|dann|derweil|zu hause|daheim)){0,3} (?:bei|mit|in der|zu hause|daheim)(?: (?:der|den|dem|meinen?r?|unserer?))?(?: \\p{L}+)?|(?:lassen|lasse) ${kids}(?: (?:bei|zu hause|daheim)(?: (?:der|den|dem|meine[nr]|unsere[nr]))?(?: \\p{L}+)?)|(?:ohne|keine) ${kids}|kinderfrei`,
  withoutWriter:
    '(?:nur die beiden|die beiden allein|nur die zwei|ohne mich|nicht (?:fur )?mich|ich (?:selbst |selber )?(?:fahre|fliege|komme|reise|bin) nicht mit|ich nicht)',
  forWhom: 'fur',
  goes: '(?:haben mich|baten mich|wollen dass ich|mochten|wollen|wurden gern\\p{L}*|wunschen|planen|traumen|fahren|fliegen|reisen|feiern|sollen|gehen)',
  paid: 'fur (?:alle |uns |die )*{N}',
  inAll:
    '(?:also|macht|somit|das sind|sind) (?:wir )?(?:zu )?{N}(?: personen| leute)?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|(?:insgesamt|zusammen|alles in allem) (?:sind wir )?(?:zu )?{N}(?= ?[,.;:!?)]| (?:personen|leute)|$)|{N} (?:personen |leute )?insgesamt',
  pronounPair: '(?:er|ihn|ihm|sie|ihr) (?:und|&) (?:ich|mich|mir)|(?:ich|mich|mir) (?:und|&) (?:er|ihn|ihm|sie|du|dich)|du (?:und|&) ich',
  otherCouple:
    '(?:ein )?(?:anderes|zweites|weiteres|befreundetes) (?:paar|parchen|ehepaar)|(?:noch )?ein befreundetes (?:paar|parchen|ehepaar)|(?:einem|ein) befreundeten? (?:paar|parchen|ehepaar)',
  others: 'sie|er|ihn|ihm|du|dich|dir',
  onlyWriter:
    '(?:nur|bloss|allein|einzig)(?: fur)? (?:ich|mich|meine wenigkeit)(?! (?:und|mit|will|mochte|habe|bin|kann|muss|brauche|esse|trinke|fliege|fahre) )|ganz allein|solo|auf eigene faust|als alleinreisende[rn]?|mutterseelenallein',
  ages: '(?:wir (?:sind |beide |alle )*|beide |alle |beides |jeweils |ich bin )(?:so )?(?:anfang |mitte |ende |um die |knapp |uber )?\\d{2}(?: jahre(?: alt)?)?(?! ?(?:tage?|nachte?|euro|leute|personen|%|km|uhr|[:.,]\\d))|(?:anfang|mitte|ende|um die) \\d0',
};
