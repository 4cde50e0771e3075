export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A little less than one degree of latitude is long. */
const KM_PER_DEGREE = 111;

/** True when already the latitudes lie farther apart; what is left has to be measured. */
export const isBeyond = (from: Coordinates, to: Coordinates, km: number): boolean => Math.abs(to.lat - from.lat) * KM_PER_DEGREE > km;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
