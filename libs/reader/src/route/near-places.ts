import { distanceKm, findTown } from '@app/guide';
import type { PlaceMention } from '../places/find-places.js';
import type { KnownPlace } from '../places/place-index.js';
import { isIn } from '../places/regions.js';
import type { Region } from '../places/regions.js';
import type { StopMention } from './stop-mentions.js';

const NEAR_KM = 170;
const CLOSE_KM = 60;

const cityOf = ({ cities }: PlaceMention): KnownPlace | undefined => cities[0];

/** Borders of named parts of a country are known as circles; towns just outside one are still said to lie in it. */
const BORDER_FACTOR = 1.1;

/** Countries and states by their codes, named parts such as Tuscany by their distance where the guide knows them. */
function holds(region: Region, city: KnownPlace): boolean {
  const part = region.adminCode?.startsWith('~') ? findTown(region.name, city) : undefined;
  const isSameCountry = isIn(region, city.countryCode, city.adminCode);
  return isSameCountry && (part === undefined || distanceKm(part, city) <= part.radiusKm * BORDER_FACTOR);
}

/** The place lies in the region. */
export function isInside(region: PlaceMention, place: PlaceMention): boolean {
  const city = cityOf(place);
  if (!region.region) return false;
  if (place.region) return place.region !== region.region && place.region.countryCode === region.region.countryCode && region.region.adminCode === undefined;
  return city !== undefined && holds(region.region, city);
}

export const isWithinKm = (a: PlaceMention, b: PlaceMention, km: number): boolean => {
  const [one, two] = [cityOf(a), cityOf(b)];
  return one !== undefined && two !== undefined && distanceKm(one, two) <= km;
};
const DAY_TRIP_KM = 450;
/** As far as a day out may go. */
export const isWithinDay = (a: PlaceMention, b: PlaceMention): boolean => cityOf(a) === undefined || cityOf(b) === undefined || isWithinKm(a, b, DAY_TRIP_KM);
export const isNear = (a: PlaceMention, b: PlaceMention): boolean => isWithinKm(a, b, NEAR_KM);
export const isClose = (a: PlaceMention, b: PlaceMention): boolean => isWithinKm(a, b, CLOSE_KM);

/** "Promising the kids Florida ... from London to Orlando" goes to Orlando: the region merely comes up. */
export const isTownOfPassingRegion = (one: StopMention, stays: readonly StopMention[]): boolean =>
  one.isTarget && !one.mention.region && stays.length === 1 && stays.some((stay) => isPassingRegion(stay) && isInside(stay.mention, one.mention));

/** Only regions around the place; "10 nights in Portugal: Porto, Lisbon" counts the nights of the whole trip. */
export const areWiderRegions = (stays: readonly StopMention[], one: StopMention): boolean =>
  stays.every(({ mention }) => mention.region !== null && isInside(mention, one.mention));

/** A region that is no target, has no nights and stands in no list. */
export const isPassingRegion = ({ mention, nights, isTarget, isItem, isListed }: StopMention): boolean =>
  mention.region !== null && nights === null && !isTarget && !isItem && !isListed;

export const isFarFrom = (one: StopMention, stays: readonly StopMention[]): boolean =>
  !stays.some((stay) => isNear(stay.mention, one.mention) || isInside(stay.mention, one.mention) || isInside(one.mention, stay.mention));
