import type { Interest } from '@app/guide';
import type { Scan } from '../text/scan.js';

/** The words for each interest of the guide, in the four languages; the order is the order of the answer. */
const WORDS: readonly (readonly [Interest, RegExp])[] = [
  [
    'food',
    /\b(?:food(?:ie)?s?(?! allerg)|gastronom\w*|culinary|eating|street food|tapas|sushi|cuisines?|local dishes|restaurants?|essen gehen|gutes essen|kulinar\w*|kuche|bonne table|manger|comida|cocina|comer)\b/,
  ],
  ['museums', /\b(?:museums?|museen|musees?|museos?|exhibitions?|ausstellung\w*|expositions?)\b/],
  ['art', /\b(?:art|arts|galler(?:y|ies)|kunst\w*|galerien?|arte|painting|paintings|street art|sculptures?)\b/],
  ['history', /\b(?:histor\w*|geschicht\w*|ruins|ancient|castles?|monuments?|heritage|archaeolog\w*|burgen|chateaux?|castillos?|landmarks?)\b/],
  ['architecture', /\b(?:architect\w*|architekt\w*|arquitect\w*|buildings|skyscrapers?)\b/],
  [
    'nature',
    /\b(?:nature|natur|naturaleza|hik(?:e|es|ing)|wandern|wanderung\w*|randonn\w*|senderismo|mountains?|berge|montagnes?|montanas?|parks?|forests?|lakes?|waterfalls?|national parks?|outdoors?|wildlife|gardens?|garten|jardins?|jardines|landscapes?)\b/,
  ],
  ['beach', /\b(?:beach(?:es)?|strand|strande|plages?|playas?|swim(?:ming)?|baden|seaside|snorkel\w*|surf(?:ing)?|sea|meer)\b/],
  ['shopping', /\b(?:shop(?:s|ping)?|malls?|boutiques?|einkaufen|compras|faire les magasins|outlets?)\b/],
  ['nightlife', /\b(?:night ?life|clubs?|clubbing|bars|pubs?|part(?:y|ying)(?! of)|nachtleben|vie nocturne|vida nocturna|discos?)\b/],
  ['music', /\b(?:music|concerts?|opera|oper|jazz|musik|konzerte?|musique|musica|conciertos?|live bands?|fado|flamenco)\b/],
  ['walks', /\b(?:walks|walking|strolls?|strolling|spazier\w*|promenades?|paseos?|pasear|on foot)\b/],
  ['views', /\b(?:views?|viewpoints?|panoram\w*|aussicht\w*|vues?|miradores|mirador|skyline|sunsets?|rooftops?)\b/],
  [
    'religion',
    /\b(?:temples?|church(?:es)?|cathedrals?|mosques?|shrines?|religio\w*|kirchen?|tempel|eglises?|iglesias?|templos?|synagogues?|monaster(?:y|ies)|pilgrim\w*)\b/,
  ],
  ['markets', /\b(?:markets?|markte|marches?(?= (?:aux|locaux|de))|mercados?|flea markets?|bazaars?|souks?|flohmarkt\w*)\b/],
  [
    'family',
    /\b(?:family[- ]friendly|kid[- ]friendly|child[- ]friendly|for (?:the )?kids|theme parks?|amusement parks?|zoos?|playgrounds?|aquariums?|familienfreundlich\w*|kinderfreundlich\w*|freizeitpark\w*|parc d'attractions|parques? tematicos?|disney\w*)\b/,
  ],
  ['books', /\b(?:books?(?:hops?|stores?)|literature|literary|librar(?:y|ies)|literatur|buchladen|librairies?|librerias?)\b/],
  ['wine', /\b(?:wines?|winer(?:y|ies)|vineyards?|wein\w*|vins?|vignobles?|vinos?|bodegas?|breweries|craft beer|beer)\b/],
  ['photography', /\b(?:photo(?:s|graph\w*)?|fotograf\w*|instagram\w*)\b/],
  [
    'sports',
    /\b(?:sports?|football|soccer|stadiums?|cycling|biking|bike tours?|ski(?:ing)?|golf(?:ing)?|div(?:ing|e)|kayak\w*|climb\w*|fussball|fußball|radfahren|velo|deportes?|ciclismo|running|marathon)\b/,
  ],
  ['wellness', /\b(?:spas?|wellness|yoga|massages?|hot springs?|onsen|thermal|thermen?|sauna|hammam|termas|meditation)\b/],
  [
    'local_life',
    /\b(?:local (?:life|culture|experiences?|neighbou?rhoods?|people)|off the beaten (?:path|track)|authentic\w*|like a local|einheimische\w*|alltag|vie locale|vida local|hidden gems?|culture|kultur|cultura|traditions?|festivals?)\b/,
  ],
  ['science', /\b(?:science|scientific|technolog\w*|planetarium|observator(?:y|ies)|space|wissenschaft\w*|ciencia|tech museums?)\b/],
];
const LIKES =
  /\b(?:interest(?:s|ed)?(?: in| are| is|:)*|love|enjoy|fond of|passionate about|fan of|fans of|into|keen on|interessier\w+(?: \w+){0,2}(?: fur)?|interessen:?|passionn\w+ (?:de|par)|nous aimons|j'aime|me gustan?|nos gustan?|intereses:?)\s{0,2}:?\s{0,2}([^.;!?\n]{3,120})/g;
const SEPARATOR = /\s{0,2}(?:,|\band\b|\bund\b|\bet\b|\by\b|&)\s{0,2}/;
const MAX_WORDS_OF_INTEREST = 3;
const NO_INTEREST =
  /\b(?:to|travel|trip|visit|visiting|going|see|seeing|cities|city|days?|week|budget|people|us|we|i|you|find|finding|place|places|attractions?|hotels?|it|that|this|our|my|your|cuisines?|anything|everything|the|in|would|like|staying|exploring|particular)\b|\d|\u0001/;
const REFUSED = /\b(?:no|not|avoid|without|hate|don't like|skip|kein\w*|ohne|vermeid\w*|pas de|sans|eviter|sin|evitar)\s{1,2}(?:\w+\s{1,2})?$/;

/** "We love gardens, without crowds" goes on about something else. */
const WITHOUT = /^(?:no|not|without|kein\w*|ohne|pas|sans|sin)\b/;

/** Things the person says to love that the guide has no word for, as said. */
function unknownLikes(scan: Scan): string[] {
  return scan.findAll(LIKES).flatMap(({ match, start }) => {
    const list = match[1] ?? '';
    const at = start + match[0].length - list.length;
    return scan.text
      .slice(at, at + list.length)
      .split(SEPARATOR)
      .map((item) => item.trim().replace(/^(?:(?:the|el|las?|los|les?|die|der|das)\s{1,2}|l')/i, ''))
      .filter((item) => {
        const folded = item.toLowerCase();
        return (
          item.length > 2 &&
          item.split(' ').length <= MAX_WORDS_OF_INTEREST &&
          !NO_INTEREST.test(folded) &&
          !WITHOUT.test(folded) &&
          !WORDS.some(([, pattern]) => pattern.test(folded)) &&
          !/[\u0001]/.test(scan.rest.slice(at, at + 1))
        );
      });
  });
}

/** What the person likes: words of the guide's closed list where they fit, else their own words. */
export function readInterests(scan: Scan): string[] {
  const known = WORDS.filter(([, pattern]) => {
    const found = scan.find(pattern);
    return found !== null && !REFUSED.test(scan.rest.slice(0, found.start));
  }).map(([interest]) => interest);
  return [...new Set<string>([...known, ...unknownLikes(scan)])];
}
