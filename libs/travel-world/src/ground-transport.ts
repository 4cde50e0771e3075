import { createHttpClient, createMotisJourneyPlanner, createOsrmRoadRouter, gateHttpClient } from '@app/adapters';
import type { GroundTransportPort } from '@app/ports';
import { userAgentOf } from './travel-config.js';
import type { TravelConfig } from './travel-config.js';
import { providerUrls } from './travel-world.js';
import type { TravelOutside } from './travel-world.js';

/** The ways of a trip are asked for while its travellers wait, and tables stand where no answer comes. */
const WAYS_TIMEOUT_MS = 8_000;

type WaysConfig = Omit<TravelConfig, 'BREAKER_FAILURES' | 'BREAKER_OPEN_MS'>;

/**
 * Timetables and roads that ways are looked up in. A source is asked where its address is configured, and nowhere else: the public servers want to
 * be told before an application uses them. Undefined where none is.
 */
export function createGroundTransport(config: WaysConfig, { isOnline, fetch, gateOf }: TravelOutside): GroundTransportPort | undefined {
  const { MOTIS_BASE_URL: motis, OSRM_BASE_URL: osrm } = config;
  if (!isOnline || (motis === undefined && osrm === undefined)) return undefined;
  const http = createHttpClient({ allowedHosts: [], baseUrls: providerUrls(config), ...(fetch ? { fetch } : {}) });
  const parts = { userAgent: userAgentOf(config), timeoutMs: WAYS_TIMEOUT_MS };
  return {
    planner: motis === undefined ? null : createMotisJourneyPlanner({ ...parts, http: gateHttpClient(http, gateOf('motis')), baseUrl: motis }),
    roads: osrm === undefined ? null : createOsrmRoadRouter({ ...parts, http: gateHttpClient(http, gateOf('osrm')), baseUrl: osrm }),
  };
}
