import type { Constraints } from '@app/contracts';
import type { GuideEatery } from './city.schema.js';
import { foldName } from './names.js';

/** Words of a name that tell nothing about which place it is. */
const COMMON_WORDS = new Set([
  'the',
  'of',
  'de',
  'da',
  'do',
  'del',
  'di',
  'la',
  'le',
  'el',
  'in',
  'at',
  'and',
  'y',
  'museum',
  'museo',
  'musee',
  'park',
  'market',
  'church',
  'palace',
  'tower',
  'garden',
  'gardens',
  'square',
  'street',
  'old',
  'town',
  'city',
  'national',
  'a',
  'visit',
  'see',
]);

/** One spelling for names that languages write with other letters: Kolosseum and Colosseum. */
const oneSpelling = (word: string): string => word.replace(/ph/g, 'f').replace(/c(?!h)/g, 'k');

const telling = (folded: string): string[] =>
  folded
    .split(' ')
    .filter((word) => word.length > 2 && !COMMON_WORDS.has(word))
    .map(oneSpelling);

/** True when a wish in a person's words names this place: equal, contained as whole words, or with the same telling words. */
export function namesPlace(wish: string, placeName: string): boolean {
  const wanted = foldName(wish);
  const name = foldName(placeName);
  if (!wanted) return false;
  if (` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `)) return true;
  const words = telling(wanted);
  const nameWords = new Set(telling(name));
  return words.length > 0 && words.every((word) => nameWords.has(word));
}

/** The place that a wish fits best: the same name first, else the best known of those it names. */
export function bestNamed<P extends { readonly name: string; readonly rank?: number }>(wish: string, places: readonly P[]): P | undefined {
  const wanted = foldName(wish);
  const named = places.filter((place) => namesPlace(wish, place.name));
  return named.find((place) => foldName(place.name) === wanted) ?? named.sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))[0];
}

const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  museum: ['museum', 'gallery'],
  museums: ['museum', 'gallery'],
  gallery: ['gallery'],
  galleries: ['gallery'],
  church: ['religious'],
  churches: ['religious'],
  temples: ['religious'],
  mosques: ['religious'],
  beach: ['beach'],
  beaches: ['beach'],
  shopping: ['shopping'],
  nightlife: ['nightlife'],
  clubs: ['nightlife'],
  bars: ['nightlife'],
  zoo: ['zoo'],
  zoos: ['zoo'],
  'theme parks': ['theme_park'],
  markets: ['market'],
  market: ['market'],
  'day trips': ['day_trip'],
};

/** What a traveller must see and what they want to avoid, in their own words. */
export interface SightWishes {
  readonly mustSee?: readonly string[] | undefined;
  readonly avoid?: readonly string[] | undefined;
}

/** True when the place is to be avoided by its name, or by its kind unless it must be seen ("no museums but the Louvre"). */
export function isAvoided({ avoid = [], mustSee = [] }: SightWishes, place: { readonly name: string; readonly kind: string }): boolean {
  if (avoid.some((wish) => namesPlace(wish, place.name))) return true;
  return avoid.some((wish) => (KIND_WORDS[foldName(wish)] ?? []).includes(place.kind)) && !mustSee.some((wish) => namesPlace(wish, place.name));
}

type Diet = GuideEatery['diets'][number];
const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/vegan/, 'vegan'],
  [/vegetar|veggie/, 'vegetarian'],
  [/halal/, 'halal'],
  [/kosher|koscher/, 'kosher'],
  [/gluten|coeliac|celiac/, 'gluten_free'],
];

/** The diets of the closed list that the constraints name, and the words that name none of it. */
export function dietsOf(constraints: Constraints | null | undefined): { readonly diets: Diet[]; readonly unknown: string[] } {
  const diets = new Set<Diet>();
  const unknown: string[] = [];
  for (const wish of constraints?.diet ?? []) {
    const found = DIET_WORDS.find(([words]) => words.test(foldName(wish)));
    if (found) diets.add(found[1]);
    else unknown.push(wish);
  }
  return { diets: [...diets], unknown };
}

/** True when every diet is easy to keep there; a vegan kitchen also feeds vegetarians. */
export const keepsDiets = (eatery: Pick<GuideEatery, 'diets'>, diets: readonly Diet[]): boolean =>
  diets.every((diet) => eatery.diets.includes(diet) || (diet === 'vegetarian' && eatery.diets.includes('vegan')));

/** True when the wish names a cuisine of the eatery, in either direction ("italian" and "northern italian"). */
export function servesCuisine(wish: string, eatery: Pick<GuideEatery, 'cuisines'>): boolean {
  const wanted = foldName(wish);
  return eatery.cuisines.some((cuisine) => ` ${foldName(cuisine)} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${foldName(cuisine)} `));
}
