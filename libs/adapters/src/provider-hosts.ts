/** Where each provider answers when no base URL is configured. */
export const DEFAULT_BASE_URLS = {
  openai: 'https://api.openai.com/v1',
  duffel: 'https://api.duffel.com',
  openMeteoForecast: 'https://api.open-meteo.com',
  openMeteoGeocoding: 'https://geocoding-api.open-meteo.com',
  openMeteoArchive: 'https://archive-api.open-meteo.com',
  frankfurter: 'https://api.frankfurter.dev/v1',
  overpass: 'https://overpass-api.de/api',
  wikidata: 'https://query.wikidata.org',
  wikivoyage: 'https://en.wikivoyage.org/w',
  photon: 'https://photon.komoot.io',
  wikipedia: 'https://en.wikipedia.org/api/rest_v1',
} as const;

/** The hosts of {@link DEFAULT_BASE_URLS}, for the allow-list. */
export const DEFAULT_ALLOWED_HOSTS: readonly string[] = Object.values(DEFAULT_BASE_URLS).map((url) => new URL(url).hostname);

/** `base` and `path` joined by one slash. */
export const joinUrl = (base: string, path: string): string => `${base.replace(/\/{1,9}$/, '')}/${path.replace(/^\/+/, '')}`;
