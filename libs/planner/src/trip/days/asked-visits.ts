import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { Words } from '@app/messages';
import type { TripStop } from '../trip-types.js';
import { conceptsOf, ownNames, targetsOf } from '../wishes/match.js';
import { PLAIN_SIGHT } from './sight.js';
import type { Sight } from './sight.js';

const ASKED_ID = 'asked-';
const ASKED_VALUE = 180;
const ASKED_MINUTES = 90;
const DAY_HOURS = { from: '09:00', to: '19:00' };
const MAX_WORDS = 8;
/** "School trip to the north island": the trip itself; a boat trip to the caves is a thing to do. */
const TRIP_ITSELF =
  /(?<!\b(?:boat|day|bus|train|side) )\b(?:trip|hols|holidays?|vacation|getaway|reise|urlaub|voyage|vacances|sejour|viaje|vacaciones|viaggio|vacanza|viagem|ferias) (?:to|nach|in|a|au|aux|en|al|ao|para|por)\b/;
/** "The", "una", "quelque". */
const MAX_ARTICLE_CHARS = 8;
const MAX_CHARS = 60;

const LEAST_NAME_CHARS = 5;
const LEAST_WORD_CHARS = 4;
/** "Montparnasse", "lascaux" for itself; in the midst of other words one in small letters may be anything. */
const isLoneName = (name: string, { said }: Wish): boolean =>
  (name.length >= LEAST_NAME_CHARS && /^\p{Lu}/u.test(name)) || (name.length >= LEAST_WORD_CHARS && MAX_ARTICLE_CHARS >= said.trim().length - name.length);

/** Kinds of things that are where the land has them; a town without them gets none by asking. */
const OF_THE_LAND: ReadonlySet<string> = new Set(
  'beach swim lake river waterfall cave gorge glacier volcano dunes desert mountain island hot_springs nature hike snorkel dive surf ski sledge snowshoe'.split(
    ' ',
  ),
);
const TASTED: ReadonlySet<string> = new Set(['wine', 'beer', 'whisky', 'mezcal']);
const MAX_KIND_WORDS = 4;

/** What is asked for by its kind only is called as it was said: its key words are English. */
function calledSo(wish: Wish): string | null {
  const [name = ''] = targetsOf(wish);
  if (wish.kind === 'place' || ownNames(wish).length > 0) return name;
  const concepts = targetsOf(wish).slice(0, 1).flatMap(conceptsOf);
  const isOfLand = ({ id, make }: (typeof concepts)[number]): boolean => OF_THE_LAND.has(id) || (make !== null && make.needs.length > 0 && !TASTED.has(id));
  if (concepts.length === 0 || concepts.some(isOfLand)) return null;
  return foldName(wish.said).split(' ').length <= MAX_KIND_WORDS ? wish.said : name;
}

/** What the travellers called a thing to see or do, where it can stand in a plan as it is; null for longer thoughts. */
function nameOf(wish: Wish): string | null {
  if (wish.kind !== 'place' && wish.kind !== 'activity') return null;
  const name = calledSo(wish);
  if (name === null) return null;
  const count = foldName(name).split(' ').length;
  if (name.length > MAX_CHARS || count > MAX_WORDS || TRIP_ITSELF.test(foldName(name)) || (count === 1 && !isLoneName(name, wish))) return null;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The town itself, one of its quarters or a part of a sight's name is nothing to go to besides. */
const isKnownName = (name: string, stops: readonly TripStop[]): boolean => {
  const folded = ` ${foldName(name)} `;
  return stops.some(({ town }) =>
    [
      town.name,
      ...Object.values(town.names),
      ...town.aliases,
      town.country,
      ...town.stayAreas.map((area) => area.name),
      ...town.places.map((place) => place.name),
    ].some((other) => ` ${foldName(other)} `.includes(folded)),
  );
};

const saysTown = (wish: Wish, { town }: TripStop): boolean => ` ${foldName(wish.said)} `.includes(` ${foldName(town.name)} `);

/** Time for a thing that the travellers named and that no source knows: the plan keeps it, in their words, and says that it is unverified. */
export function askedVisit(wish: Wish, stops: readonly TripStop[], words: Words): Sight | null {
  const name = nameOf(wish);
  const stop = stops.find((one) => saysTown(wish, one)) ?? [...stops].sort((a, b) => b.nights - a.nights)[0];
  if (name === null || !stop || isKnownName(name, stops)) return null;
  const { town, area } = stop;
  const place: Sight['place'] = {
    id: `${ASKED_ID}${wish.id}`,
    name: `${name}, ${words.say('table.centre', { town: town.name })}`,
    kind: 'experience',
    interests: ['local_life'],
    lat: area.lat,
    lng: area.lng,
    visitMinutes: ASKED_MINUTES,
    cost: 0,
    indoor: false,
    hours: [{ days: 'Mon-Sun', ...DAY_HOURS }],
    rank: 3,
    note: words.say('made.asked'),
  };
  return {
    ...PLAIN_SIGHT,
    place,
    townId: town.id,
    key: `${town.id}/${place.id}`,
    title: name,
    source: 'estimate',
    minutes: ASKED_MINUTES,
    value: ASKED_VALUE,
    wishIds: [wish.id],
    bestFor: [wish.id],
    located: false,
  };
}

/** True for what {@link askedVisit} makes: it lies somewhere in the town of the day. */
export const isAskedVisit = ({ place }: Sight): boolean => place.id.startsWith(ASKED_ID);
