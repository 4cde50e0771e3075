interface Spot {
  readonly name: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}
type Placed = Readonly<Record<'lat' | 'lng', number>>;

const MAX_STOPS = 10;

/** One place on a map that everybody may look at; empty where nobody knows its position. */
export const placeLink = ({ lat, lng, name }: Spot): string =>
  lat === undefined || lng === undefined ? '' : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}&query=${encodeURIComponent(name)}`;

/** The way from place to place, for an app that leads along it; empty for less than two. */
export const wayLink = (places: readonly Placed[]): string =>
  places.length < 2
    ? ''
    : `https://www.google.com/maps/dir/${places
        .slice(0, MAX_STOPS)
        .map(({ lat, lng }) => `${lat},${lng}`)
        .join('/')}`;
