import { compile } from '../languages/compile.js';
import type { LanguageWords } from '../languages/language-words.js';

/** What the words beside a place say about it. */
export type PlaceRole = 'origin' | 'destination';

const ARTICLES =
  '(?:\\s{1,2}(?:the|city|cities|town|state|of|beautiful|lovely|sunny|downtown|greater|der|die|das|la|el|las|los|ciudad|ville|stadt|region|different|area|around|my|home|airport|island|either))*\\s{0,2}[:"(]?\\s{0,2}';
const TRIP = '(?:\\s{1,2}(?:my|our|the|a|this|his|her|their))?(?:\\s{1,2}(?:trip|journey|travels?|tour|adventure|holiday|vacation|flight|reise|voyage|viaje))?';

/** "Starting in" names an origin only where no stronger word does: a tour may start in one city and end in another. */
const WEAK_ORIGIN = new RegExp(
  `\\b(?:start(?:s|ing)?|begin(?:s|ning)?|commenc\\w+|kick\\w* off|set(?:ting|s)? off|living|live|based|reside)${TRIP}\\s{1,2}(?:at|in|out of)${ARTICLES}$`,
);
// Who travels was read before places are: "quatre amis de Lyon" has its first words taken.
const ORIGIN = new RegExp(
  `(?:\\u0001 de|\\b(?:from|here in|(?:escap(?:e|ing)|flee(?:ing)?)(?: from)?|out of|off from|leav(?:e|es|ing)(?: behind| form)?|(?:fly|leave|depart)\\w* (?:out of|from) is|depart(?:s|ing)?(?: form)?|originat\\w+ (?:in|at)|depart\\w* (?:in|at)|home (?:is|city)|von|ab|aus|depuis|desde|au depart de|part(?:ant|ons|ir|ez|ent|s) de|saliendo de|salgo de|salimos de|(?:familia|famille|somos|soy|venimos|vengo|nous venons|je viens|nous sommes|je suis) de)|\\b(?:origin|departure|departing|starting (?:point|city|location|place)|current (?:city|location)|pick-?up|boarding|home airport|abflugort|abflug|salida|city of departure|departure city|departure location)(?: city| airport| point| place| station| location)?\\s{0,2}(?:is|will be|would be|:|=|from|in|at|ist|es)*|\\b(?:currently|right now) in)${ARTICLES}$`,
);
const DESTINATION = new RegExp(
  `(?:\\b(?:to|into|onto|in|inside|within|at|near|around|over|via|through|visit\\w*|see(?:ing)?|explor\\w+|tour(?:ing)?(?: of)?|toward|towards|heading|headed|reach\\w*|bound for|for|go|going|arriv\\w+|cover\\w*|try|on|discover\\w*|nach|in|im|ins|bei|uber|besuch\\w*|a|en|au|aux|vers|visiter|decouvrir|hacia|para|hasta|visitar|conocer|pour|fur|destino|ziel)|\\b(?:destination|arrival city|city of arrival|going to)(?: city)?\\s{0,2}(?:is|will be|would be|:|=|to)*|\\b(?:capital|city|cities|town|trip|days?|weekend|holiday|vacation|week|tage?|jours?|dias?) of|->|→)${ARTICLES}$`,
);
/** Words that name no direction but show that a place is meant. */
const NEUTRAL = /\b(?:is|it's|it is|city|town|like|love|want|prefer\w*|consider\w*|maybe|perhaps|say|choose|and|or|then|also|finally|y|und|et|,|de|-)\s{0,2}$/;
const BOUND = /^\s{0,2}(?:-\s{0,2})?bound\b/;
const IS_ORIGIN =
  /^\s{0,2}(?:(?:couple|family|fam|folks?|crew|lot|lads|gang|mob|people|locals|heat|winter|drizzle)(?=[:,.;]| (?:here|in our|taking|looking|wanting|with our|of (?:two|three|four|five|six|seven|eight|\d)))|(?:is|as|will be|would be|'s)\s{1,2}(?:(?:my |the |our )?(?:city of departure|departure|origin|starting|home)|[^.;!?]{0,30}\b(?:leav\w*|depart\w*|start\w*|from(?=\s{0,2}(?:[.,!?]|$)))))/;
const IS_DESTINATION = /^\s{0,2}(?:is|as|will be|would be)\s{1,2}(?:my |the |our )?(?:destination|city\b|place|where)/;
const TO_NEXT = /^\s{0,2}(?:to|nach|a|->|→|-|hacia|hasta|bis)\s{0,2}$/;
const LISTED =
  /^(?!$)\s{0,2}(?:(?:,|:|\/|&|\+|->|→|and|then|und|et|y|o|or|plus|via|finally|dann|danach|puis|luego|after that|to)\s{0,2}){0,9}(?:(?:to|in|visit\w*|go to|the)\s{0,2})?$/;
const OF_IN_FROM = /\b(?:de|du|d')\s{0,2}$/;

export interface Cue {
  readonly role: PlaceRole | null;
  readonly isWeak: boolean;
  /** Words beside it show that a place is meant at all. */
  readonly isStrong: boolean;
}

/** What stands left and right of a candidate decides its role; `left` ends where it starts. */
export function cueOf(left: string, right: string, own?: OwnWords): Cue {
  const ownRole = own && own.words.code !== 'en' ? ownCue(own) : null;
  if (ownRole) return ownRole;
  if (BOUND.test(right) || IS_DESTINATION.test(right)) return { role: 'destination', isWeak: false, isStrong: true };
  if (IS_ORIGIN.test(right)) return { role: 'origin', isWeak: false, isStrong: true };
  if (WEAK_ORIGIN.test(left)) return { role: 'origin', isWeak: true, isStrong: true };
  if (ORIGIN.test(left)) return { role: 'origin', isWeak: false, isStrong: true };
  if (DESTINATION.test(left)) return { role: 'destination', isWeak: false, isStrong: true };
  return { role: null, isWeak: false, isStrong: NEUTRAL.test(left) };
}

const CUE_CHARS = 40;

/** The language of the text, and the folded text left of the name with nothing taken out. */
export interface OwnWords {
  readonly words: LanguageWords;
  readonly left: string;
}

/** The cues of the language that the text is written in. */
function ownCue({ words: language, left }: OwnWords): Cue | null {
  const near = left.slice(-CUE_CHARS);
  const { route, calendar } = language;
  const is = (pattern: string): boolean => compile(language, pattern, 'left').test(near);
  if (is(route.returnFrom)) return { role: 'destination', isWeak: false, isStrong: true };
  if (is(route.origin)) return { role: 'origin', isWeak: false, isStrong: true };
  if (is(route.destination) || is(`{N} (?:${calendar.nights}|${calendar.days})`) || is(route.dayTrip))
    return { role: 'destination', isWeak: false, isStrong: true };
  return null;
}

/** "Rome to Florence", "Zürich - Paris": the words between two places make the first one the origin. */
export const leadsTo = (between: string): boolean => TO_NEXT.test(between);
const BY_MODE =
  /^,? (?:(?:en|by|mit|in|de|per|on|with)(?: (?:the|dem|der|il|le))? )?(?:trains?|tgv|eurostar|thalys|ouigo|ice|avion|plane|bus|flixbus|coach|car|voiture|zug|bahn|flieger|auto|tren|coche|treno|aereo|macchina|comboio|trem|aviao|carro|ferry|fahre|bateau|ryanair|easyjet|wizz|vueling)(?!\p{L})/u;
/** "Lyon Turin en train": two names beside each other before a way of travelling. */
export const isBareWay = (between: string, behind: string): boolean => between === ' ' && BY_MODE.test(behind);
/** "Rome, Florence and Venice": the words between two places make them one list. */
export const isList = (between: string): boolean => LISTED.test(between);
/** French and Spanish "de" names an origin only before a place to go to. */
export const endsInDe = (left: string): boolean => OF_IN_FROM.test(left);
/** "Two cities in New York" means the state. */
export const asksForRegion = (left: string): boolean =>
  /\b(?:cities|towns|places|stops|stadte|orte|villes|ciudades|state|province|throughout|across|around|parks)\s{1,2}(?:in|of|from|across|throughout|within|around|von|de|en)\s{1,2}(?:the\s{1,2})?(?:state of\s{1,2})?$/.test(
    left,
  ) || /\bstate of\s{1,2}$/.test(left);

/** "Bath three nights": a town, whatever else the word means. */
export const WORDED_NIGHTS_BEHIND =
  /^:? (?:for )?(?:\d{1,2}|one|two|three|four|five|six|seven|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro) (?:nights?|nachte|nuits|noches|notti|noites)\b/;
