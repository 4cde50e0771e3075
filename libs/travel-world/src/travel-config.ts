/** What an app's configuration says about providers; see `providersBlock` of the platform. */
export interface TravelConfig {
  readonly NETWORK?: 'offline' | 'online' | undefined;
  readonly DUFFEL_API_KEY?: string | undefined;
  readonly DUFFEL_BASE_URL: string;
  readonly OPEN_METEO_BASE_URL?: string | undefined;
  readonly OPEN_METEO_GEOCODING_BASE_URL?: string | undefined;
  readonly OPEN_METEO_ARCHIVE_BASE_URL?: string | undefined;
  readonly FRANKFURTER_BASE_URL?: string | undefined;
  readonly SEARCH_BASE_URL?: string | undefined;
  readonly OVERPASS_BASE_URL?: string | undefined;
  readonly WIKIDATA_BASE_URL?: string | undefined;
  readonly WIKIVOYAGE_BASE_URL?: string | undefined;
  readonly PHOTON_BASE_URL?: string | undefined;
  readonly MOTIS_BASE_URL?: string | undefined;
  readonly OSRM_BASE_URL?: string | undefined;
  readonly PLACE_TRUST: string;
  readonly PLACES_CONTACT?: string | undefined;
  readonly PROVIDER_REQUESTS_PER_MINUTE?: string | undefined;
  readonly BREAKER_FAILURES: number;
  readonly BREAKER_OPEN_MS: number;
}

/** Base URLs that somebody set on purpose; Duffel's has a default and counts only with its key. */
export const givenUrls = (config: Omit<TravelConfig, 'BREAKER_FAILURES' | 'BREAKER_OPEN_MS'>): string[] =>
  [
    config.OPEN_METEO_BASE_URL,
    config.OPEN_METEO_GEOCODING_BASE_URL,
    config.OPEN_METEO_ARCHIVE_BASE_URL,
    config.FRANKFURTER_BASE_URL,
    config.SEARCH_BASE_URL,
    config.OVERPASS_BASE_URL,
    config.WIKIDATA_BASE_URL,
    config.WIKIVOYAGE_BASE_URL,
    config.PHOTON_BASE_URL,
    config.MOTIS_BASE_URL,
    config.OSRM_BASE_URL,
  ].filter((url) => url !== undefined);

/** Nothing outside is called unless NETWORK says so, or a provider is configured. */
export const isTravelOnline = (config: TravelConfig): boolean =>
  config.NETWORK === undefined ? Boolean(config.DUFFEL_API_KEY) || givenUrls(config).length > 0 : config.NETWORK === 'online';

/** Servers of volunteers want to know who asks. */
export const userAgentOf = ({ PLACES_CONTACT: contact }: Pick<TravelConfig, 'PLACES_CONTACT'>): string =>
  `NaviGo/0.1 (trip planning${contact ? `; ${contact}` : ''})`;
