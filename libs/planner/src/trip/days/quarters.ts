import { distanceKm, foldName, openingWindows } from '@app/guide';
import type { Coordinates, Town } from '@app/guide';
import type { Words } from '@app/messages';
import type { MealName } from '../../meal-slots.js';
import type { PlannedDay, Table, TripDay } from './trip-day.js';

const CORNER_KM = 5;
const ALWAYS = [{ fromMinute: 0, toMinute: 1440 }];

/** Around what is seen that day, and around the stay; for places with few quarters. */
function cornersOf({ base, town }: TripDay, order: PlannedDay['order'], { say }: Words): Quarter[] {
  const seen = order.filter(({ located, source }) => located && source === 'guide').map(({ place }) => place);
  const around = town.places.filter((place) => distanceKm(base, place) <= CORNER_KM);
  return [...new Set([...seen, ...around])].map(({ name, lat, lng }) => atAnyHour({ name: say('table.near', { name }), lat, lng }));
}

const OUTDOORS: ReadonlySet<string> = new Set(['beach', 'park', 'nature', 'viewpoint']);

/** Where there are few tables, lunch comes out of the bag. */
const picnicsOf = ({ base, town }: TripDay, { say }: Words): Quarter[] =>
  SMALL.has(town.kind)
    ? town.places
        .filter(({ kind, hours, lat, lng }) => OUTDOORS.has(kind) && hours === 'always' && distanceKm(base, { lat, lng }) <= CORNER_KM)
        .map(({ name, lat, lng }) => atAnyHour({ name: say('table.picnic', { name }), lat, lng }))
    : [];

const SMALL: ReadonlySet<string> = new Set(['village', 'park', 'resort', 'island', 'region']);

/** Tables by the stay without a name of their own; in small places the house itself serves dinner. */
function aroundStay({ way, town, stop: { area } }: TripDay, meal: MealName, { say }: Words): Quarter[] {
  if (way !== null) return [];
  const { name: where } = area;
  const dinner = [say('table.restaurants', { name: where }), ...(SMALL.has(town.kind) ? [say('table.stay', { name: where })] : [])];
  const names = meal === 'lunch' ? [say('table.cafes', { name: where })] : dinner;
  return names.map((name) => atAnyHour({ name, lat: area.lat, lng: area.lng }));
}

const TABLE_KINDS: ReadonlySet<string> = new Set(['neighbourhood', 'market', 'food_hall', 'shopping', 'nightlife']);

export interface Quarter extends Coordinates {
  readonly name: string;
  readonly windowsOn: Table['windowsOn'];
}

const atAnyHour = ({ name, lat, lng }: Coordinates & { readonly name: string }): Quarter => ({ name, lat, lng, windowsOn: () => ALWAYS });

/** Everywhere that a table without a name can be looked for on that day. */
export const placesToEat = (planned: PlannedDay, meal: MealName, words: Words): Quarter[] => [
  ...quartersOf(planned.day.town, Number(planned.day.date.slice(5, 7)), words),
  ...aroundStay(planned.day, meal, words),
  ...cornersOf(planned.day, planned.order, words),
  ...(meal === 'lunch' ? picnicsOf(planned.day, words) : []),
];

/** Where people find tables without a name: quarters to stay in, lively places at their hours, the middle of the town. */
function quartersOf(town: Town, month: number, { say }: Words): Quarter[] {
  const lively = town.places.filter(({ kind, flags }) => TABLE_KINDS.has(kind) && (flags?.months?.includes(month) ?? true));
  const all = [
    ...town.stayAreas.map(atAnyHour),
    ...lively.map(({ name, lat, lng, hours, closedOn }): Quarter => ({ name, lat, lng, windowsOn: (date) => openingWindows(hours, closedOn, date) })),
    atAnyHour({ name: say('table.centre', { town: town.name }), lat: town.lat, lng: town.lng }),
  ];
  const byName = new Map<string, Quarter>();
  for (const quarter of all) {
    const key = foldName(quarter.name);
    if (!byName.has(key)) byName.set(key, quarter);
  }
  return [...byName.values()];
}
