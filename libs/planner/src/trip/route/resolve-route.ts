import type { RequestedRoute, RequestedStop } from '@app/contracts';
import { distanceKm, findTowns, foldName, isOwnName, openTown, townSummaries, townsNear } from '@app/guide';
import type { Coordinates, Town, TownSummary } from '@app/guide';
import type { Words } from '@app/messages';
import { worthOf } from './town-worth.js';

/** A stop with the town it means. */
export interface ResolvedStop {
  readonly asked: RequestedStop;
  readonly town: Town;
  /** Why it is on the route. */
  readonly why: string;
}

export interface ResolvedRoute {
  readonly stops: readonly ResolvedStop[];
  /** Places that are visited from a stop. */
  readonly dayTrips: readonly RequestedStop[];
  /** Names that nobody knows. */
  readonly unknown: readonly RequestedStop[];
  /** Stops for which the trip has no night. */
  readonly dropped: readonly RequestedStop[];
}

/** Finds a place that the gazetteer lacks: its position, so that ways and neighbours can be found. */
export type PlaceFinder = (name: string) => (Coordinates & { readonly name: string; readonly country: string; readonly countryCode: string }) | null;

/** A town this near to a place that the gazetteer lacks is as good to stay in. */
const SAME_PLACE_KM = 12;
const FAR_KM = 3000;

function nearest(candidates: readonly TownSummary[], points: readonly Coordinates[]): TownSummary | undefined {
  if (points.length === 0 || candidates.length < 2) return candidates[0];
  const cost = (town: TownSummary): number => Math.min(...points.map((point) => distanceKm(point, town)));
  const [first] = candidates;
  const closest = [...candidates].sort((a, b) => cost(a) - cost(b))[0];
  return first && closest && cost(first) > FAR_KM && cost(closest) < FAR_KM ? closest : first && closest && cost(closest) < cost(first) / 4 ? closest : first;
}

/** Beside a stop in Cusco "Machu Picchu" is the village below it, not Cusco again, which is called so too. */
function bearersOf(name: string): readonly TownSummary[] {
  const found = findTowns(name);
  const own = found.filter((town) => isOwnName(town, foldName(name)));
  return own.length > 0 ? own : found;
}

/** Beside other stops in Galicia, "Santiago" is Santiago de Compostela and not the capital of Chile. */
function longerName(place: string, found: TownSummary, points: readonly Coordinates[]): TownSummary | undefined {
  const near = points.filter((point) => distanceKm(point, found) > 1);
  if (near.length === 0 || near.some((point) => distanceKm(point, found) < FAR_KM)) return undefined;
  const begins = `${foldName(place)} `;
  const options = townSummaries().filter(({ name, kind }) => kind !== 'region' && foldName(name).startsWith(begins));
  return options.find((town) => near.some((point) => distanceKm(point, town) < FAR_KM / 3));
}

/** Who asked for Tiradentes reads "Tiradentes", though it is known as "Tiradentes and São João del-Rei". */
function calledAsAsked(town: Town, { place, said }: RequestedStop): Town {
  const asked = new Set([place, said ?? ''].map(foldName));
  const parts = town.name.split(/ and |, /);
  const called = parts.length > 1 ? parts.find((part) => asked.has(foldName(part)) && findTowns(part)[0]?.id === town.id) : undefined;
  return called === undefined ? town : { ...town, name: called };
}

function townOf(stop: RequestedStop, near: readonly Coordinates[], find: PlaceFinder): Town | undefined {
  const named = [stop.place, stop.said ?? ''].filter((name) => name !== '').flatMap(bearersOf);
  const summary = nearest(named, near);
  if (summary) {
    const town = openTown(longerName(stop.place, summary, near)?.id ?? summary.id);
    return town && calledAsAsked(town, stop);
  }
  const place = find(stop.place);
  if (!place) return undefined;
  const [close] = townsNear(place, SAME_PLACE_KM).filter(({ kind }) => kind !== 'region');
  return close ? openTown(close.id) : undefined;
}

/** As many stops as there are nights; those go first that offer least and were given no nights of their own. */
function withNights(stops: readonly ResolvedStop[], totalNights: number): { readonly kept: ResolvedStop[]; readonly dropped: RequestedStop[] } {
  const sleeping = stops.filter(({ asked }) => asked.role !== 'pass');
  const over = Math.max(0, sleeping.length - Math.max(1, totalNights));
  const least = [...sleeping]
    .sort((a, b) => Number(a.asked.nights !== null) - Number(b.asked.nights !== null) || worthOf(a.town) - worthOf(b.town))
    .slice(0, over);
  return { kept: stops.filter((stop) => !least.includes(stop)), dropped: least.map(({ asked }) => asked) };
}

/** A region is slept in at its own quarters, unless there are nights enough for several of its towns. */
const NIGHTS_PER_BASE = 3;
const MIN_NIGHTS_FOR_BASES = 6;

interface BaseRules {
  readonly oneBase: boolean;
  readonly named: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  readonly words: Words;
}

function basesOf(stop: ResolvedStop, nights: number, { oneBase, named, refused, words }: BaseRules): ResolvedStop[] {
  const bases = stop.town.bases.flatMap((id) => openTown(id) ?? []).filter(({ name }) => !refused.has(foldName(name)));
  const wanted = bases.filter(({ name, id }) => named.has(foldName(name)) || named.has(foldName(id)));
  if (oneBase || bases.length === 0 || (nights < MIN_NIGHTS_FOR_BASES && wanted.length < 2)) return [stop];
  const count = Math.max(wanted.length, Math.min(3, Math.floor(nights / NIGHTS_PER_BASE)));
  const chosen = [...wanted, ...bases.filter((base) => !wanted.includes(base))].slice(0, count);
  if (chosen.length < 2) return [stop];
  return chosen.map((town) => ({
    asked: { ...stop.asked, place: town.name, nights: null, nightsRule: 'at_least' as const },
    town,
    why: words.say('stop.base_in', { region: stop.town.name }),
  }));
}

/** Why a stop is on the route: it was asked for, with its nights, or chosen for the travellers. */
function whyOf(
  { place, nights }: RequestedStop,
  { chosen, words: { say } }: { readonly chosen?: ReadonlySet<string> | undefined; readonly words: Words },
): string {
  if (chosen?.has(foldName(place))) return say('stop.chosen');
  return nights ? say('stop.asked_nights', { nights }) : say('stop.asked');
}

/**
 * The towns that a request means. A name that several towns bear is the one near home or near the other stops; a region becomes bases when
 * there are nights for them. `mentioned` are folded names from the wishes, which decide between bases; `refused` ones are no base, and `chosen` ones
 * are stops that nobody named.
 */
export function resolveRoute(
  route: RequestedRoute,
  options: {
    readonly home: Coordinates | null;
    readonly totalNights: number;
    readonly mentioned: ReadonlySet<string>;
    readonly refused: ReadonlySet<string>;
    readonly find: PlaceFinder;
    readonly chosen?: ReadonlySet<string> | undefined;
    readonly words: Words;
  },
): ResolvedRoute {
  const rules = { oneBase: route.oneBase, named: options.mentioned, refused: options.refused, words: options.words };
  const stays = route.stops.filter(({ role }) => role !== 'day_trip');
  const sure = stays.flatMap((stop) => {
    const found = findTowns(stop.place);
    return found.length === 1 && found[0] ? [found[0]] : [];
  });
  const points: Coordinates[] = sure.length > 0 ? [...sure] : options.home ? [options.home] : [];
  const resolved = stays.map((asked) => ({ asked, town: townOf(asked, points, options.find) }));
  const known = resolved.flatMap(({ asked, town }): ResolvedStop[] => (town ? [{ asked, town, why: whyOf(asked, options) }] : []));
  const fixed = known.reduce((sum, { asked }) => sum + (asked.nights ?? 0), 0);
  const open = Math.max(1, known.filter(({ asked }) => asked.nights === null).length);
  const stops = known.flatMap((stop) => basesOf(stop, stop.asked.nights ?? Math.floor((options.totalNights - fixed) / open), rules));
  const { kept, dropped } = withNights(stops, options.totalNights);
  return {
    stops: kept,
    dropped,
    dayTrips: route.stops.filter(({ role }) => role === 'day_trip'),
    unknown: resolved.flatMap(({ asked, town }) => (town ? [] : [asked])),
  };
}
