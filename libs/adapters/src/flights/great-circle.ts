const EARTH_RADIUS_KM = 6371.0088;

export interface Point {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Shortest distance over the ground in km, on a sphere: within 0.6 % of the ellipsoid. */
export function greatCircleKm(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
