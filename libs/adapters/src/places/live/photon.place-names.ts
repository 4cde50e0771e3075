import { z } from 'zod';
import type { MappedTown, PlaceNamesPort } from '@app/ports';
import type { HttpClient } from '../../http/http-client.js';
import { DEFAULT_BASE_URLS, joinUrl } from '../../provider-hosts.js';
import { OPENSTREETMAP } from './openstreetmap.js';

const MAX_BYTES = 512 * 1024;
const MAX_FOUND = 8;
/** What is a destination of its own; `place` and `boundary` are keys of OpenStreetMap. */
const DESTINATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  place: new Set(['city', 'town', 'village', 'hamlet', 'island', 'archipelago', 'municipality', 'borough', 'suburb']),
  boundary: new Set(['national_park', 'protected_area']),
  leisure: new Set(['nature_reserve']),
};

const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
      properties: z.object({
        osm_key: z.string().optional(),
        osm_value: z.string().optional(),
        name: z.string().optional(),
        country: z.string().optional(),
        countrycode: z.string().optional(),
      }),
    }),
  ),
});
type Feature = z.infer<typeof Answer>['features'][number];

export interface PhotonOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `api` is under. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
}

/**
 * Where a town lies, by a Photon server.
 *
 * @see https://github.com/komoot/photon, /api
 */
export function createPhotonPlaceNames({ http, userAgent, baseUrl = DEFAULT_BASE_URLS.photon, timeoutMs }: PhotonOptions): PlaceNamesPort {
  return {
    about: OPENSTREETMAP,
    async find(name, signal) {
      signal.throwIfAborted();
      const { features } = await http.requestJson({
        ...{ provider: 'Photon', url: joinUrl(baseUrl, 'api'), query: { q: name, limit: MAX_FOUND, lang: 'en' }, headers: { 'user-agent': userAgent } },
        ...{ schema: Answer, retries: 1, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      return features.map(townOf).find((town) => town !== null) ?? null;
    },
  };
}

function townOf({ geometry, properties }: Feature): MappedTown | null {
  const { osm_key: key = '', osm_value: value = '', name, country, countrycode } = properties;
  const isDestination = DESTINATIONS[key]?.has(value) ?? false;
  if (!isDestination || !name || !country || !/^[A-Za-z]{2}$/.test(countrycode ?? '')) return null;
  const [lng, lat] = geometry.coordinates;
  return { name, country, countryCode: (countrycode ?? '').toUpperCase(), lat, lng };
}
