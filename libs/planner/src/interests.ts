import { Interest, foldName } from '@app/guide';

/** Words people use, folded, and the interest of the closed list they mean. A word matches at the start of a word of the wish. */
const WORDS: Readonly<Record<Interest, readonly string[]>> = {
  food: ['food', 'eat', 'eating', 'foodie', 'cuisine', 'gastronom', 'restaurant', 'culinar', 'street food', 'tapas', 'essen', 'comida'],
  museums: ['museum', 'museo', 'musee', 'exhibition'],
  art: ['art', 'arts', 'gallery', 'galleries', 'painting', 'sculpture', 'kunst'],
  history: ['history', 'historic', 'ancient', 'heritage', 'archaeolog', 'ruins', 'roman', 'medieval', 'geschichte', 'histoire', 'historia', 'castle', 'palace'],
  architecture: ['architect', 'building', 'modernis', 'gaudi', 'art nouveau', 'art deco'],
  nature: ['nature', 'park', 'garden', 'hike', 'hiking', 'outdoor', 'wildlife', 'animal', 'mountain', 'natur'],
  beach: ['beach', 'sea', 'swim', 'coast', 'surf', 'strand', 'playa', 'plage'],
  shopping: ['shop', 'fashion', 'boutique', 'vintage', 'souvenir'],
  nightlife: ['nightlife', 'club', 'bar', 'bars', 'party', 'cocktail', 'beer', 'pub', 'pubs'],
  music: ['music', 'concert', 'jazz', 'opera', 'fado', 'flamenco', 'theatre', 'theater', 'show', 'musical', 'live music'],
  walks: ['walk', 'stroll', 'wander', 'neighbo', 'sightseeing', 'old town', 'city tour'],
  views: ['view', 'panorama', 'skyline', 'lookout', 'sunset', 'rooftop'],
  religion: ['religi', 'church', 'temple', 'mosque', 'cathedral', 'spiritual', 'synagogue', 'shrine'],
  markets: ['market', 'bazaar', 'flea', 'mercado', 'markt'],
  family: ['family', 'kid', 'kids', 'child', 'zoo', 'zoos', 'aquarium', 'theme park', 'amusement', 'familie'],
  books: ['book', 'literat', 'librar'],
  wine: ['wine', 'winer', 'vineyard', 'port wine', 'wein', 'vino'],
  photography: ['photo', 'instagram'],
  sports: ['sport', 'football', 'soccer', 'stadium', 'cycling', 'bike', 'running', 'climb'],
  wellness: ['wellness', 'spa', 'yoga', 'hammam', 'onsen', 'massage', 'relax', 'bath'],
  local_life: ['local', 'authentic', 'off the beaten', 'everyday', 'hidden', 'culture'],
  science: ['science', 'technolog', 'space', 'planetarium', 'anime', 'gaming'],
};

/** Short words match only as a whole, so that "art" is not found in "party" and "bar" not in "bargain". */
const WHOLE_WORD_CHARS = 4;

function means(wish: string, word: string): boolean {
  const padded = ` ${wish} `;
  return word.length < WHOLE_WORD_CHARS ? padded.includes(` ${word} `) : padded.includes(` ${word}`);
}

/** The interests of the closed list that a wish in free words names, in the order of that list; empty when none does. */
export function interestsOf(wish: string): Interest[] {
  const folded = foldName(wish);
  const exact = Interest.safeParse(folded.replaceAll(' ', '_'));
  if (exact.success) return [exact.data];
  return Interest.options.filter((interest) => WORDS[interest].some((word) => means(folded, word)));
}

/** How much each interest counts: what was said in full, what was inferred by less than half. */
export function interestWeights(explicit: readonly string[], inferred: readonly string[]): ReadonlyMap<Interest, number> {
  const weights = new Map<Interest, number>();
  const add = (wishes: readonly string[], weight: number) => {
    for (const interest of wishes.flatMap(interestsOf)) if (!weights.has(interest)) weights.set(interest, weight);
  };
  add(explicit, 1);
  add(inferred, 0.4);
  return weights;
}
