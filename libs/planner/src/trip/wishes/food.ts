import type { Wish } from '@app/contracts';
import { foldName, servesCuisine } from '@app/guide';
import { EVENING, hoursOf } from './hours.js';
import { conceptsOf, targetsOf } from './match.js';

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

/** True when the words of a kitchen answer a wished food. */
export function answersFood(target: string, words: readonly string[]): boolean {
  if (servesCuisine(plain(target), { cuisines: words.map(plain) })) return true;
  const wanted = plain(target);
  const offered = words.map(plain).join(' ; ');
  return SAME_FOOD.some((group) => group.test(wanted) && group.test(offered));
}

/** True for words that name a kind of food or table. */
export const isFood = (target: string): boolean => SAME_FOOD.some((group) => group.test(plain(target)));

export const wishesFood = (wish: Pick<Wish, 'targets' | 'said'>, words: readonly string[]): boolean =>
  targetsOf(wish).some((target) => answersFood(target, words));

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
