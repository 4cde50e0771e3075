import type { Wish } from '@app/contracts';
import { distanceKm } from '@app/guide';
import type { Town, TownEvent, TownPlace } from '@app/guide';
import { wishScore } from '../wishes/match.js';
import { capital, monthDay } from './held-events.js';
import { WISHED_ALSO, WISHED_BEST, keyOf } from './answers.js';
import { PLAIN_SIGHT } from './sight.js';
import type { Sight } from './sight.js';

const EVENT_MINUTES = 90;
const EVENT_VALUE = 60;

/** The event as a sight in the middle of the town, on the dates on which it runs. */
export function eventSight(town: Town, event: TownEvent, dates: readonly string[], wishIds: readonly string[]): Sight | null {
  const running = dates.filter((date) => runsOn(event, date));
  const [first, last] = [running[0], running.at(-1)];
  if (first === undefined || last === undefined) return null;
  const evening = /market|light|music|fireworks|festival/.test(event.tag);
  const place: TownPlace = {
    id: `event-${
      event.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'event'
    }`,
    name: event.name,
    kind: 'experience',
    interests: ['local_life'],
    lat: town.lat,
    lng: town.lng,
    visitMinutes: EVENT_MINUTES,
    cost: 0,
    indoor: false,
    hours: [{ days: 'Mon-Sun', from: '11:00', to: '21:30' }],
    rank: 4,
    note: `${capital(event.tag.replaceAll('_', ' '))}: usually from ${monthDay(event.from)} to ${monthDay(event.to)}; check the dates and hours of the year.`,
    ...(evening ? { flags: { bestAt: 'evening' as const } } : {}),
  };
  return {
    ...PLAIN_SIGHT,
    place,
    townId: town.id,
    key: keyOf(town, place),
    title: null,
    source: 'guide',
    minutes: EVENT_MINUTES,
    value: EVENT_VALUE + (wishIds.length > 0 ? WISHED_BEST : 0),
    wishIds,
    bestFor: wishIds,
    must: wishIds.length > 0,
    between: [first, last],
  };
}

const LIVELY: ReadonlySet<TownPlace['kind']> = new Set(['market', 'neighbourhood', 'landmark']);

/** Whoever comes for an event goes to it again, in another part of the town. */
export function furtherVisit(town: Town, event: TownEvent, sight: Sight): Sight[] {
  const spot = [...town.places].filter(({ kind }) => LIVELY.has(kind)).sort((a, b) => b.rank - a.rank || distanceKm(town, a) - distanceKm(town, b))[0];
  if (!spot) return [];
  const place: TownPlace = { ...sight.place, id: `${sight.place.id}-again`, name: `${event.name}, ${spot.name}`, lat: spot.lat, lng: spot.lng };
  return [
    {
      ...sight,
      place,
      key: keyOf(town, place),
      title: `${event.name} around ${spot.name}`,
      source: 'estimate',
      value: EVENT_VALUE + WISHED_ALSO,
      bestFor: [],
      must: false,
    },
  ];
}

/** True when a yearly event covers the date; spans may cross the end of the year. */
export function runsOn({ from, to }: Pick<TownEvent, 'from' | 'to'>, date: string): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** How well an event answers a wish. */
export const eventScore = (wish: Wish, { name, tag }: TownEvent): number =>
  wishScore(wish, { name: `${name} ${tag.replaceAll('_', ' ')}`, kind: 'experience', interests: [], note: '' });
