const AIRPORT_RADIUS_KM = 110;
const KM_PER_DEGREE = 111;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres as the crow flies, good enough over short distances and far cheaper than the sphere. */
export const kmBetween = (a: Point, b: Point): number =>
  Math.hypot((a.lat - b.lat) * KM_PER_DEGREE, (a.lng - b.lng) * KM_PER_DEGREE * Math.cos((a.lat * Math.PI) / 180));

/** As near as an airport that serves a town. */
export const isNear = (a: Point, b: Point): boolean => kmBetween(a, b) < AIRPORT_RADIUS_KM;
