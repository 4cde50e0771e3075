import {
  DEFAULT_ALLOWED_HOSTS,
  createHttpClient,
  createOverpassPlaceFacts,
  createPhotonPlaceNames,
  createWikidataPlaceFacts,
  createWikivoyagePlaceFacts,
  gateHttpClient,
  systemClock,
} from '@app/adapters';
import type { HttpClient } from '@app/adapters';
import { PlaceOrigin } from '@app/contracts';
import { createPlaceSource } from '@app/places';
import { ConfigError } from '@app/platform';
import type { CorrectionStore, PlaceCache, PlaceFactsPort, PlaceNamesPort, PlaceSourcePort } from '@app/ports';
import type { HttpProvider } from './shared-limits.js';
import { userAgentOf } from './travel-config.js';
import type { TravelConfig } from './travel-config.js';
import { providerUrls } from './travel-world.js';
import type { TravelOutside } from './travel-world.js';

/** A traveller waits for the answer, and a server of volunteers may be slow. */
const PLACE_TIMEOUT_MS = 12_000;

/** What places are looked up with besides the providers. */
export interface PlaceStores {
  readonly cache: PlaceCache;
  readonly corrections: Pick<CorrectionStore, 'applied'>;
}

type PlacesConfig = Omit<TravelConfig, 'BREAKER_FAILURES' | 'BREAKER_OPEN_MS'>;

/** @throws {ConfigError} for a source that does not exist. */
function trustOf({ PLACE_TRUST }: Pick<TravelConfig, 'PLACE_TRUST'>): PlaceOrigin[] {
  return PLACE_TRUST.split(',').map((name) => {
    const read = PlaceOrigin.safeParse(name.trim());
    if (!read.success) throw new ConfigError(`PLACE_TRUST names ${name.trim()}, which is no source of places; there are ${PlaceOrigin.options.join(', ')}.`);
    return read.data;
  });
}

/**
 * What is known of places beyond the gazetteer. A live source is asked where its address is configured; with NETWORK=online, the public servers
 * of the others too.
 *
 * @throws {ConfigError} for an order of trust with unknown names.
 */
export function createPlaces(config: PlacesConfig, outside: TravelOutside, stores: PlaceStores): PlaceSourcePort {
  const { logger } = outside;
  const trust = trustOf(config);
  return createPlaceSource({
    ...stores,
    ...(outside.isOnline ? liveSources(config, outside) : { names: null, facts: [] }),
    trust,
    nowMs: () => systemClock.now().getTime(),
    onDegraded: (reason) => logger.warn({ reason }, 'a source of places is away; what is known here is told instead'),
  });
}

function liveSources(config: PlacesConfig, { fetch, gateOf }: TravelOutside): { readonly names: PlaceNamesPort | null; readonly facts: PlaceFactsPort[] } {
  const http = createHttpClient({ allowedHosts: DEFAULT_ALLOWED_HOSTS, baseUrls: providerUrls(config), ...(fetch ? { fetch } : {}) });
  const isAsked = (baseUrl: string | undefined): boolean => baseUrl !== undefined || config.NETWORK === 'online';
  const partsOf = (
    provider: HttpProvider,
    baseUrl: string | undefined,
  ): { http: HttpClient; userAgent: string; baseUrl: string | undefined; timeoutMs: number } => ({
    http: gateHttpClient(http, gateOf(provider)),
    userAgent: userAgentOf(config),
    baseUrl,
    timeoutMs: PLACE_TIMEOUT_MS,
  });
  const { OVERPASS_BASE_URL, WIKIDATA_BASE_URL, WIKIVOYAGE_BASE_URL, PHOTON_BASE_URL } = config;
  return {
    names: isAsked(PHOTON_BASE_URL) ? createPhotonPlaceNames(partsOf('photon', PHOTON_BASE_URL)) : null,
    facts: [
      ...(isAsked(OVERPASS_BASE_URL) ? [createOverpassPlaceFacts(partsOf('overpass', OVERPASS_BASE_URL))] : []),
      ...(isAsked(WIKIVOYAGE_BASE_URL) ? [createWikivoyagePlaceFacts(partsOf('wikivoyage', WIKIVOYAGE_BASE_URL))] : []),
      ...(isAsked(WIKIDATA_BASE_URL) ? [createWikidataPlaceFacts(partsOf('wikidata', WIKIDATA_BASE_URL))] : []),
    ],
  };
}
