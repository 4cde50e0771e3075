import type { Wish } from '@app/contracts';
import { distanceKm, openingWindows } from '@app/guide';
import type { Coordinates, TownPlace } from '@app/guide';
import { besideOf } from '@app/messages';
import type { MessageId, Words } from '@app/messages';
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
const STROLLS = {
  beach: 'rest.at',
  park: 'rest.hour',
  garden: 'rest.hour',
  neighbourhood: 'rest.stroll',
  market: 'rest.market',
  viewpoint: 'rest.view',
  nature: 'rest.at',
  shopping: 'rest.windows',
} as const satisfies Readonly<Partial<Record<TownPlace['kind'], MessageId>>>;

const isStroll = (kind: TownPlace['kind']): kind is keyof typeof STROLLS => kind in STROLLS;

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
const packing = ({ kind, stop: { area } }: TripDay, { say }: Words): Spot =>
  kind === 'departure'
    ? stroll(area, say('rest.last_stroll', { name: area.name }), say('rest.pack'))
    : stroll(area, say('rest.settle', { name: area.name }), say('rest.check_in'));

function staysOf(day: TripDay, gap: Gap, { say }: Words): Spot[] {
  if (day.way !== null) return [];
  const { area } = day.stop;
  if (day.returning) {
    const back = stroll({ name: area.name, lat: day.base.lat, lng: day.base.lng }, say('rest.back', { name: area.name }), say('rest.freshen'));
    return [{ ...back, kind: 'stay' }];
  }
  const early = gap.to <= NOON_MINUTE;
  const note = say(early ? 'rest.sleep_in' : day.nap ? 'rest.nap' : 'rest.feet_up');
  return [
    {
      ...stroll({ name: area.name, lat: day.base.lat, lng: day.base.lng }, say(early ? 'rest.stay_morning' : 'rest.stay', { name: area.name }), note),
      kind: 'stay',
    },
  ];
}

export interface SpotFacts {
  readonly wishes: readonly Wish[];
  readonly traveller: Traveller;
  readonly words: Words;
}

/** Everything near by that suits a gap of the day: the stay, quarters, parks, beaches, cafés. */
export function spotsFor(day: TripDay, gap: Gap, facts: SpotFacts): Spot[] {
  const { say } = facts.words;
  if (day.besideMove) return [packing(day, facts.words)];
  if (day.returning) return [...staysOf(day, gap, facts.words), ...lingering(gap, facts.words)];
  const near = gap.before ?? day.base;
  const isNear = (point: Coordinates): boolean => distanceKm(near, point) <= NEAR_KM;
  const { town } = day;
  const strolls = town.places.flatMap((place): Spot[] => {
    const { kind } = place;
    const inSeason = !place.flags?.months || place.flags.months.includes(Number(day.date.slice(5, 7)));
    if (!isStroll(kind) || place.cost > 0 || place.hours !== 'always' || !inSeason || !isNear(place)) return [];
    if (isUnwanted(place, facts.wishes, null) || !isReachable(place, facts.traveller)) return [];
    return [stroll(place, say(STROLLS[kind], { name: place.name }), say('rest.no_plan'))];
  });
  const quarters = town.stayAreas.filter(isNear).map((area) => stroll(area, say('rest.stroll', { name: area.name }), say('rest.side_streets')));
  const centre = isNear(town) ? [stroll(town, say('rest.in', { name: town.name }), say('rest.wander'))] : [];
  return [...staysOf(day, gap, facts.words), ...centre, ...strolls, ...quarters, ...cafes(day, gap, facts.words), ...lingering(gap, facts.words)];
}

/** Where nothing else is near, people stay a while where they are, or come early to where they go next. */
function lingering({ before, after }: Gap, { say }: Words): Spot[] {
  return [before, after].flatMap((point) => {
    if (!point) return [];
    const whole = besideOf(point.name) ?? point.name;
    // "Boat trip, Old Harbour" happens at the harbour.
    const name = whole.split(', ').at(-1) ?? whole;
    const around = { ...point, name: say('rest.around', { name: whole }) };
    return [{ ...stroll(around, say('rest.linger', { name }), say('rest.linger_note')), kind: 'linger' as const }];
  });
}

function cafes(day: TripDay, gap: Gap, { say }: Words): Spot[] {
  if (gap.to <= CAFE_HOURS.from || gap.from >= CAFE_HOURS.to) return [];
  const cost = day.town.daily.food.midrange * CAFE_COST_SHARE;
  const known = day.town.eateries.filter(({ kind, cuisines }) => kind === 'cafe' || cuisines.some((cuisine) => SWEET_TABLE.test(cuisine)));
  return known.map((cafe): Spot => ({
    ...stroll(cafe, say('rest.cafe', { name: cafe.name, what: say('rest.coffee') }), say('rest.sit_down')),
    kind: 'cafe',
    cost,
    open: openingWindows(cafe.hours, undefined, day.date),
  }));
}
