import type { Wish } from '@app/contracts';
import { foldName, servesCuisine } from '@app/guide';
import { EVENING, hoursOf } from './hours.js';
import { conceptsOf, targetsOf } from './match.js';
import { isSameWord } from './same-word.js';

/** Words for one kind of food or table; whoever says one is served by the others. */
const SAME_FOOD: readonly RegExp[] = [
  /tapa|pintxo|pincho|taberna|taverna espanola|tapeo|bodeg(?:a|uita)/,
  /seafood|fish|fisch|meeresfr|poisson|fruits de mer|pescad|marisc|pesce|frutti di mare|peixe|oyster/,
  /coffee|kaffee|caff?e|cake|kuchen|torte|konditorei|patisserie|pastr|fika|kanelbull|cinnamon bun|pasticceria|pastel/,
  /beer|bier(?!g)|brauhaus|brauerei|brewery|brewhouse|beer hall|pivnice|pivovar|hospoda|\bpub\b|kolsch|biergarten|beer garden|gastropub|tavern/,
  /street food|hawker|food court|food hall|food centre|food market|satay|stall/,
  /ramen|noodle|nudeln|udon|soba/,
  /sushi|sashimi/,
  /pizz/,
  /pierogi|milk bar|mleczny|dumpling/,
  /ice cream|gelato|eis\b|glace|helado|sorvete/,
  /steak|grill|bbq|barbecue|asado|churrasc|parrilla|braai/,
  /fondue|raclette|savoyard|savoie|tartiflette/,
  /gumbo|creole|cajun|jambalaya/,
  /poutine|quebecois/,
  /curry|thali|south indian|north indian|\bindian\b/,
  /taco|mole\b|mexican|oaxacan/,
  /pasta|tagliatelle|tortellini|ragu|bolognese|trattoria|osteria|emilian|italian/,
  /paella|arroz|rice dish|\brice\b/,
  /cider|cidre|sidra/,
  /crepe|galette/,
  /wurst|sausage|schnitzel|knodel/,
];

/** Folded, with one spelling for letters that are no accents: smorrebrod and smørrebrød. */
const plain = (text: string): string => foldName(text).replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ł', 'l');

/** Where a kitchen is from; a dish from there is more than its kitchen. */
const ORIGIN = new Set(
  (
    'korean japanese chinese thai vietnamese indian nepali sri lankan italian french spanish portuguese mexican peruvian brazilian argentinian argentine greek turkish lebanese moroccan ' +
    'tunisian egyptian ethiopian german austrian swiss bavarian belgian dutch british english scottish irish welsh danish swedish norwegian finnish polish czech slovak hungarian romanian ' +
    'bulgarian serbian croatian slovenian russian ukrainian georgian armenian persian israeli american southern cuban caribbean jamaican malaysian indonesian filipino taiwanese cantonese ' +
    'sichuan hawaiian australian african asian european mediterranean nordic baltic local traditional regional typical'
  ).split(' '),
);
/** What says nothing about the dish. */
const TABLE = new Set(
  'food foods cuisine kitchen restaurant restaurants dinner lunch breakfast meal meals place table tables dish dishes eat eating a an the one real proper good great nice best some any decent in at of for night evening north south east west northern southern eastern western'.split(
    ' ',
  ),
);

/** "Korean bbq" is more than Korean: the words that say what it is, where there are any beside those of its origin. */
function dishOf(wanted: string): string {
  const words = wanted.split(' ');
  const telling = words.filter((word) => !ORIGIN.has(word) && !TABLE.has(word));
  return telling.length > 0 && words.some((word) => ORIGIN.has(word)) ? telling.join(' ') : wanted;
}

/** True when the words of a kitchen answer a wished food. */
export function answersFood(target: string, words: readonly string[]): boolean {
  const wanted = plain(target);
  const offers = words.map(plain);
  if (servesCuisine(wanted, { cuisines: offers.filter((offer) => !ORIGIN.has(offer) || dishOf(wanted) === wanted) })) return true;
  const dish = dishOf(wanted);
  if (dish !== wanted && servesCuisine(dish, { cuisines: offers.filter((offer) => !ORIGIN.has(offer)) })) return true;
  const offered = offers.join(' ; ');
  return SAME_FOOD.some((group) => group.test(dish) && group.test(offered));
}

/** True for words that name a kind of food or table. */
export const isFood = (target: string): boolean => SAME_FOOD.some((group) => group.test(plain(target)));

export const wishesFood = (wish: Pick<Wish, 'targets' | 'said'>, words: readonly string[]): boolean =>
  targetsOf(wish).some((target) => answersFood(target, words));

/** How many times it was asked for: "barbecue at least twice". */
export const timesAsked = ({ count }: Pick<Wish, 'count'>): number => Math.max(1, count ?? 1);

/** What the reader makes of "just to eat", "eat well" and "nice dinners": tables with a name, and no dish. */
export const GOOD_TABLES = 'restaurant';
export const isForGoodTables = (wish: Pick<Wish, 'targets' | 'said'>): boolean => targetsOf(wish).every((target) => target === GOOD_TABLES);

/** A table answers a wish for food, and one for an evening over beer: that is dinner at a brewery. */
export const isMeantForTable = (wish: Pick<Wish, 'kind' | 'targets' | 'said'>): boolean =>
  wish.kind === 'food' ||
  (wish.kind === 'activity' && hoursOf(wish.said).includes(EVENING) && targetsOf(wish).some((target) => conceptsOf(target).some(({ id }) => id === 'beer')));

/** Coffee, cake and ice cream belong in the afternoon. */
export const isBreak = (wish: Pick<Wish, 'targets' | 'said'>): boolean =>
  targetsOf(wish).some((target) =>
    /coffee|kaffee|caff?e|cake|kuchen|torte|konditorei|patisserie|pastr|pasticc|pasteis|fika|cinnamon bun|gelat|ice cream|\beis\b|helado|glaces?\b|sorvete|beignet|afternoon tea|high tea|tea house|teehaus|churro|pastel de nata|macaron|cannol|sfogliatell|granita|strudel|bubble tea|doughnut|donut|baklava|mochi|bakery|backerei|boulangerie|panaderia|chocolat|schokolad|cioccolat|praline/.test(
      foldName(target),
    ),
  );

const MAX_DISH_CHARS = 40;
/** A town's dish under the name that the travellers gave it, where that is another: "grilled fish; Ston oysters". */
export function inTheirWords(wish: Pick<Wish, 'targets' | 'said'>, dish: string): string {
  const [said = ''] = targetsOf(wish);
  const own = foldName(dish).split(' ');
  const isShared = foldName(said)
    .split(' ')
    .some((word) => own.some((other) => isSameWord(word, other)));
  return said === '' || said.length > MAX_DISH_CHARS || isShared ? dish : `${said}; ${dish}`;
}
