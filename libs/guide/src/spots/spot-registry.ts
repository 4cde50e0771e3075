import { distanceKm } from '../distance.js';
import type { Coordinates } from '../distance.js';
import { foldName } from '../names.js';
import { LENT_KM } from '../towns/found-town.js';
import { summaryOf } from '../towns/town-index.js';
import type { TownRegistry } from '../towns/town-registry.js';
import type { Town, TownSummary } from '../towns/town.js';
import { spotOf, spotSummary, spotsNamed } from './spot-lines.js';
import { townOfSpot } from './spot-town.js';

/** As many spots as a few plans may touch. */
const MAX_OPEN_SPOTS = 100;
/** Towns whose sights are looked through for a spot; each is read from its file. */
const MAX_LENDERS = 4;
const KM_PER_DEGREE = 111;

/** Farther north or south a town is no neighbour; saves most of the distances. */
const NEIGHBOUR_DEGREES = 1.5;

interface Neighbour {
  readonly town: TownSummary;
  readonly km: number;
}

const nearer = (best: Neighbour | undefined, next: Neighbour): Neighbour => (best && best.km <= next.km ? best : next);

/** The nearest town, the nearest of the country, and those whose sights may be in reach; in one pass, because there are thousands. */
function around(spot: Coordinates & { readonly countryCode: string }, towns: readonly TownSummary[]) {
  let [nearest, compatriot]: (Neighbour | undefined)[] = [];
  const close: Neighbour[] = [];
  for (const town of towns) {
    const isClose = Math.abs(town.lat - spot.lat) <= NEIGHBOUR_DEGREES;
    const isOwn = town.countryCode === spot.countryCode;
    if (!isClose && !isOwn && nearest && Math.abs(town.lat - spot.lat) * KM_PER_DEGREE > nearest.km) continue;
    const next = { town, km: distanceKm(spot, town) };
    nearest = nearer(nearest, next);
    if (isOwn) compatriot = nearer(compatriot, next);
    if (next.km <= LENT_KM + town.radiusKm) close.push(next);
  }
  const lenders = close.sort((a, b) => a.km - b.km).slice(0, MAX_LENDERS);
  return { nearest: nearest?.town, compatriot: compatriot?.town, lenders: lenders.map(({ town }) => town) };
}

/** A town's own name in any language; its other aliases may be those of a region, as Langeoog is one of the East Frisian Islands. */
const isOwnName = ({ name, names }: TownSummary, folded: string): boolean => [name, ...Object.values(names)].some((one) => foldName(one) === folded);

function open(id: string, below: TownRegistry): Town | undefined {
  const spot = spotOf(id);
  if (!spot) return undefined;
  const { nearest: first, compatriot: own, lenders: close } = around(spot, below.summaries);
  const [nearest, compatriot, ...lenders] = [first, own, ...close].map((town) => town && below.open(town.id));
  if (!nearest) return undefined;
  const country = compatriot?.country ?? new Intl.DisplayNames('en', { type: 'region' }).of(spot.countryCode) ?? spot.countryCode;
  return townOfSpot(spot, country, { nearest, compatriot: compatriot ?? null, lenders: lenders.filter((town) => town !== undefined) });
}

/**
 * The registry with the spots beside its towns: found by name before towns that bear the name as an alias, and opened by id.
 * They are in no list of towns, so nothing is proposed or looked for around them.
 */
export function withSpots(below: TownRegistry): TownRegistry {
  const opened = new Map<string, Town>();
  const openSpot = (id: string): Town | undefined => {
    const town = opened.get(id) ?? open(id, below);
    if (!town) return undefined;
    if (opened.size >= MAX_OPEN_SPOTS) opened.delete(opened.keys().next().value ?? '');
    opened.set(id, town);
    return town;
  };
  const summary = (id: string): TownSummary | undefined => {
    const town = spotSummary(id) && openSpot(id);
    return town && summaryOf(town);
  };
  return {
    summaries: below.summaries,
    named(folded) {
      const towns = below.named(folded);
      const spots = spotsNamed(folded).flatMap(({ id }) => summary(id) ?? []);
      if (spots.length === 0) return towns;
      const own = towns.filter((town) => isOwnName(town, folded));
      return [...own, ...spots, ...towns.filter((town) => !own.includes(town))];
    },
    summary: (id) => below.summary(id) ?? summary(id),
    open: (id) => below.open(id) ?? openSpot(id),
  };
}
