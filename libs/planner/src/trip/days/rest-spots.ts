import type { Wish } from '@app/contracts';
import { distanceKm, openingWindows } from '@app/guide';
import type { Coordinates, TownPlace } from '@app/guide';
import type { Gap } from './gaps.js';
import { isReachable, isUnwanted } from './sights.js';
import type { Traveller } from './traveller.js';
import type { TripDay } from './trip-day.js';

/** Where time without a plan may be spent. */
export interface Spot extends Coordinates {
  readonly name: string;
  readonly kind: 'stay' | 'stroll' | 'cafe' | 'linger';
  readonly title: string;
  readonly note: string;
  /** For one adult in the town's currency. */
  readonly cost: number;
  /** Minutes after midnight between which it can be used. */
  readonly open: readonly { readonly fromMinute: number; readonly toMinute: number }[];
}

export const CAFE_HOURS = { from: 840, to: 1050, minutes: 60 };
const NOON_MINUTE = 780;
const NEAR_KM = 3.2;
const CAFE_COST_SHARE = 0.14;
const ALWAYS = [{ fromMinute: 0, toMinute: 1440 }];
const SWEET_TABLE = /coffee|cake|caf[eé]|pastr|gelato|ice cream/i;
/** Words before the name of what a table is near to. */
const GENERAL_NAME = /^(?:Near|Around|Picnic at|Cafés of|Restaurants of|The stay in) /;
const STROLLS: Readonly<Partial<Record<TownPlace['kind'], (name: string) => string>>> = {
  beach: (name) => `Free time at ${name}`,
  park: (name) => `Unhurried hour in ${name}`,
  garden: (name) => `Unhurried hour in ${name}`,
  neighbourhood: (name) => `Stroll around ${name}`,
  market: (name) => `Look around ${name}`,
  viewpoint: (name) => `Sit down with a view: ${name}`,
  nature: (name) => `Free time at ${name}`,
  shopping: (name) => `Window-shopping around ${name}`,
};

type Named = Coordinates & { readonly name: string };
const stroll = ({ name, lat, lng }: Named, title: string, note: string): Spot => ({
  name,
  lat,
  lng,
  kind: 'stroll',
  title,
  note,
  cost: 0,
  open: ALWAYS,
});

/** The hours around a move: no sights, no hurry. */
const packing = ({ kind, stop: { area } }: TripDay): Spot =>
  kind === 'departure'
    ? stroll(area, `A last stroll in ${area.name}`, 'Pack, check out and leave the bags at the stay.')
    : stroll(area, `Settle in and look around ${area.name}`, 'Check in and get your bearings.');

function staysOf(day: TripDay, gap: Gap): Spot[] {
  if (day.way !== null) return [];
  const { area } = day.stop;
  if (day.returning) {
    const back = stroll({ name: area.name, lat: day.base.lat, lng: day.base.lng }, `Back at the stay in ${area.name}`, 'Freshen up before dinner.');
    return [{ ...back, kind: 'stay' }];
  }
  const early = gap.to <= NOON_MINUTE;
  const note = early ? 'Sleep in and breakfast without hurry.' : day.nap ? 'Time for a nap.' : 'Put your feet up before the evening.';
  return [
    {
      ...stroll({ name: area.name, lat: day.base.lat, lng: day.base.lng }, `${early ? 'Slow morning' : 'Rest'} at the stay in ${area.name}`, note),
      kind: 'stay',
    },
  ];
}

export interface SpotFacts {
  readonly wishes: readonly Wish[];
  readonly traveller: Traveller;
}

/** Everything near by that suits a gap of the day: the stay, quarters, parks, beaches, cafés. */
export function spotsFor(day: TripDay, gap: Gap, facts: SpotFacts): Spot[] {
  if (day.besideMove) return [packing(day)];
  if (day.returning) return [...staysOf(day, gap), ...lingering(gap)];
  const near = gap.before ?? day.base;
  const isNear = (point: Coordinates): boolean => distanceKm(near, point) <= NEAR_KM;
  const { town } = day;
  const strolls = town.places.flatMap((place): Spot[] => {
    const title = STROLLS[place.kind]?.(place.name);
    const inSeason = !place.flags?.months || place.flags.months.includes(Number(day.date.slice(5, 7)));
    if (title === undefined || place.cost > 0 || place.hours !== 'always' || !inSeason || !isNear(place)) return [];
    if (isUnwanted(place, facts.wishes, null) || !isReachable(place, facts.traveller)) return [];
    return [stroll(place, title, 'Nothing is planned: stay as long as you like.')];
  });
  const quarters = town.stayAreas.filter(isNear).map((area) => stroll(area, `Stroll around ${area.name}`, 'Nothing is planned: look into the side streets.'));
  const centre = isNear(town) ? [stroll(town, `Free time in ${town.name}`, 'Nothing is planned: wander where you like.')] : [];
  return [...staysOf(day, gap), ...centre, ...strolls, ...quarters, ...cafes(day, gap), ...lingering(gap)];
}

/** Where nothing else is near, people stay a while where they are, or come early to where they go next. */
function lingering({ before, after }: Gap): Spot[] {
  return [before, after].flatMap((point) => {
    if (!point) return [];
    const whole = point.name.replace(GENERAL_NAME, '');
    // "Boat trip, Old Harbour" happens at the harbour.
    const name = whole.split(', ').at(-1) ?? whole;
    const note = 'Nothing is planned: a walk, a bench, a coffee where you like it.';
    return [{ ...stroll({ ...point, name: `Around ${whole}` }, `Unhurried time around ${name}`, note), kind: 'linger' as const }];
  });
}

function cafes(day: TripDay, gap: Gap): Spot[] {
  if (gap.to <= CAFE_HOURS.from || gap.from >= CAFE_HOURS.to) return [];
  const cost = day.town.daily.food.midrange * CAFE_COST_SHARE;
  const known = day.town.eateries.filter(({ kind, cuisines }) => kind === 'cafe' || cuisines.some((cuisine) => SWEET_TABLE.test(cuisine)));
  return known.map((cafe): Spot => ({
    ...stroll(cafe, `A break at ${cafe.name}: coffee and something sweet`, 'Sit down for a while.'),
    kind: 'cafe',
    cost,
    open: openingWindows(cafe.hours, undefined, day.date),
  }));
}
