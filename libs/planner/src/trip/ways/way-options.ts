import type { TravelMode } from '@app/contracts';
import { distanceKm, townSummary } from '@app/guide';
import type { Words } from '@app/messages';
import type { Party, WayOption } from '../trip-types.js';
import { knownRoute, mainMode } from './known-route.js';
import type { KnownMode, KnownRoute } from './known-route.js';
import { endOf } from './spot.js';
import type { Spot } from './spot.js';
import { modelledWays } from './way-model.js';
import type { ModelledWay } from './way-model.js';

const CHILD_FARE_SHARE = 0.5;
const SEATS_PER_CAR = 5;
const MODE_OF: Readonly<Record<KnownMode, TravelMode>> = { train: 'train', night_train: 'train', bus: 'bus', ferry: 'ferry', car: 'drive' };
const PUBLIC: ReadonlySet<KnownMode> = new Set(['train', 'bus', 'ferry']);
const SEARCHES: readonly ReadonlySet<KnownMode>[] = [new Set(['train']), new Set(['train', 'ferry']), new Set(['bus', 'ferry']), PUBLIC, new Set(['car'])];

export interface WayPricing {
  readonly party: Party;
  /** Units of the trip's currency for one unit of that currency; 0 where no rate is known, so that no price in it counts. */
  rateFrom(currency: string): number;
  readonly words: Words;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
export const fares = ({ adults, children }: Party): number => adults + CHILD_FARE_SHARE * children;
export const cars = ({ adults, children }: Party): number => Math.ceil((adults + children) / SEATS_PER_CAR);

/** A through ticket by train costs less than the fares of its parts. */
const THROUGH_SHARES = [1, 0.85, 0.75, 0.7];
const throughShare = ({ ways }: KnownRoute): number => (ways.every(({ mode }) => mode === 'train') ? (THROUGH_SHARES[ways.length - 1] ?? 0.7) : 1);

/** Chains of tables that take this much longer than the model are detours. */
const DETOUR_LIMIT = 1.6;
const DETOUR_GRACE_MINUTES = 60;
/** A car needs no town of a table to change in: roads lead there directly. */
const DRIVEN_DETOUR_LIMIT = 1.1;

/** Chains of connections that take longer are no way for one day. */
const DAY_MINUTES = 20 * 60;

function isDetour(route: KnownRoute, modelled: readonly ModelledWay[]): boolean {
  const mode = MODE_OF[mainMode(route)];
  const same = modelled.find((way) => way.mode === mode);
  if (!same) return false;
  const limit = mode === 'drive' && route.via.length > 0 ? same.minutes * DRIVEN_DETOUR_LIMIT : same.minutes * DETOUR_LIMIT + DETOUR_GRACE_MINUTES;
  return route.minutes > limit;
}

function knownOptions(from: Spot, to: Spot, pricing: WayPricing, modelled: readonly ModelledWay[]): WayOption[] {
  const { townId: fromId } = from;
  const { townId: toId } = to;
  const { say, list } = pricing.words;
  if (fromId === null || toId === null) return [];
  const isPriced = ({ ways }: KnownRoute): boolean => ways.every(({ currency }) => pricing.rateFrom(currency) > 0);
  const routes = SEARCHES.flatMap((modes) => knownRoute(fromId, toId, modes) ?? []).filter((route) => isPriced(route) && !isDetour(route, modelled));
  const options = routes.map((route): WayOption => {
    const mode = MODE_OF[mainMode(route)];
    const heads = mode === 'drive' ? cars(pricing.party) : fares(pricing.party);
    const via = route.via.map((id) => townSummary(id)?.name ?? id);
    const notes = [
      via.length > 0 ? say(mode === 'drive' ? 'way.by_way_of' : 'way.change_in', { places: list(via) }) : '',
      ...route.ways.map(({ note }) => (note === 'reserve' ? say('way.reserve') : note)),
    ];
    return {
      mode,
      from: endOf(from),
      to: endOf(to),
      minutes: route.minutes,
      price: cents(route.ways.reduce((sum, way) => sum + way.price * pricing.rateFrom(way.currency), 0) * throughShare(route) * heads),
      source: 'guide',
      note: [...new Set(notes.filter((note) => note !== ''))].join('; '),
      operators: [...new Set(route.ways.map(({ operators }) => operators).filter((name) => name !== '' && name !== '-'))].join(', '),
      perDay: Math.min(...route.ways.map(({ perDay }) => perDay)),
      overnight: false,
      flight: null,
    };
  });
  return options.filter((option, index) => options.findIndex((other) => other.mode === option.mode && other.minutes <= option.minutes) === index);
}

/** Ways over land and sea between two places, from tables where they hold one, else from the model; every price is for all travellers. */
export function surfaceOptions(from: Spot, to: Spot, pricing: WayPricing): WayOption[] {
  if (distanceKm(from, to) < 1) return [];
  const model = modelledWays(from, to, pricing.words);
  const modelled = model.map((way): WayOption => ({
    mode: way.mode,
    from: endOf(from),
    to: endOf(to),
    minutes: way.minutes,
    price: cents(Math.max(1, way.priceEur * pricing.rateFrom('EUR') * (way.mode === 'drive' ? cars(pricing.party) : fares(pricing.party)))),
    source: 'estimate',
    note: pricing.words.say('way.estimate', { assumption: way.assumption }),
    operators: '',
    perDay: 0,
    overnight: false,
    flight: null,
  }));
  const known = knownOptions(from, to, pricing, model);
  // A chain that takes longer than a day is not offered, and no model of the same mode promises it in less.
  const inDay = known.filter(({ minutes }) => minutes <= DAY_MINUTES);
  return [...inDay, ...modelled.filter(({ mode }) => !known.some((option) => option.mode === mode))];
}
