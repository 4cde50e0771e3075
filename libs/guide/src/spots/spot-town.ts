import type { FoundTown } from '@app/contracts';
import { distanceKm } from '../distance.js';
import { foldName } from '../names.js';
import { townOfFound } from '../towns/found-town.js';
import type { FoundTownNeighbours } from '../towns/found-town.js';
import { INTERESTS_OF } from '@app/contracts';
import type { Town, TownKind, TownPlace } from '../towns/town.js';
import { slugOf } from './spot.js';
import type { Spot, SpotKind } from './spot.js';

const TOWN_KIND: Readonly<Record<SpotKind, TownKind>> = {
  village: 'village',
  island: 'island',
  resort: 'resort',
  park: 'park',
  beach: 'resort',
  lake: 'park',
  valley: 'park',
  spa: 'resort',
  theme_park: 'resort',
  sight: 'village',
  town: 'town',
};
const TOP_RANK = 5;
const LEAST_RANK = 3;
/** What towns around lend comes after what the spot itself is known for. */
const LENT_RANK_LOSS = 2;
/** From an island nobody goes for an hour to the other shore. */
const ISLAND_KM = 8;
/** Names of one sight, or one point: positions of spots are good to about a kilometre. */
const SAME_SIGHT_KM = 0.3;

function numbered(names: readonly string[]): string[] {
  const ids = names.map(slugOf);
  return ids.map((id, index) => (ids.indexOf(id) === index ? id : `${id}-${index + 1}`));
}

function foundOf(spot: Spot, country: string): FoundTown {
  const { id, name, countryCode, lat, lng } = spot;
  const ids = numbered(spot.sights.map((sight) => sight.name));
  const unknown = { price: null, isFree: null, hours: null, stepFree: null, wikidataId: null, url: null };
  const sights = spot.sights.map((sight, index) => ({
    ...{ ...sight, ...unknown, id: ids[index] ?? `sight-${index}` },
    interests: [...INTERESTS_OF[sight.kind]],
    rank: Math.max(LEAST_RANK, TOP_RANK - index),
    origins: { place: 'gazetteer' as const },
  }));
  return { ...{ id, name, country, countryCode, lat, lng, sights }, askedAs: [], population: null, tables: [], houses: [], sources: [], safetyFlags: [] };
}

const isSame = (own: TownPlace, lent: TownPlace): boolean => {
  const [a, b] = [foldName(own.name), foldName(lent.name)];
  return a.includes(b) || b.includes(a) || distanceKm(own, lent) <= SAME_SIGHT_KM;
};

/** The spot's own sights with notes of their own, then those of towns around that are within reach and none of them. */
function placesOf({ places }: Town, { kind, lat, lng, sights }: Spot): TownPlace[] {
  const own = places.slice(0, sights.length).map((place) => ({ ...place, note: 'Hours and price are usual ones for its kind, please check.' }));
  const around = places.slice(sights.length).filter((place) => kind !== 'island' || distanceKm({ lat, lng }, place) <= ISLAND_KM);
  const lent = around.reduce<TownPlace[]>((known, place) => ([...own, ...known].some((one) => isSame(one, place)) ? known : [...known, place]), []);
  return [...own, ...lent.map((place) => ({ ...place, rank: Math.max(1, place.rank - LENT_RANK_LOSS) }))];
}

/** The spot as a town that trips are planned in: its own sights and those around it, prices and climate of its neighbours. */
export function townOfSpot(spot: Spot, country: string, neighbours: FoundTownNeighbours): Town {
  const town = townOfFound(foundOf(spot, country), undefined, neighbours);
  const wayIn = spot.wayIn === '' ? '' : `Usual way in: ${spot.wayIn}. `;
  return {
    ...town,
    aliases: spot.otherNames.map(foldName),
    kind: TOWN_KIND[spot.kind],
    places: placesOf(town, spot),
    summary: `${spot.name}, ${country}. ${wayIn}Prices are usual ones of the country, the climate is that of ${neighbours.nearest.name}.`,
    localTransport: { ...town.localTransport, summary: `${wayIn}${town.localTransport.summary}` },
    basis: 'general_knowledge',
  };
}
