import { TerminalError } from '@app/contracts';
import type { DriveQuery, RoadRouterPort } from '@app/ports';
import { z } from 'zod';
import { greatCircleKm } from '../flights/great-circle.js';
import type { HttpClient } from '../http/http-client.js';
import { joinUrl } from '../provider-hosts.js';

const PROVIDER = 'OSRM';
const MAX_BYTES = 256 * 1024;
/** With this status OSRM says that no road leads there. */
const NO_ROAD_STATUS = 400;
const FASTEST_KM_PER_HOUR = 150;
/** Roads begin and end at the nearest street, so that they may be a little shorter than the way of a bird. */
const SNAP_KM = 10;
const METRES_PER_KM = 1_000;
const SECONDS_PER_MINUTE = 60;

const Answer = z.discriminatedUnion('code', [
  z.object({ code: z.literal('Ok'), routes: z.array(z.object({ duration: z.number().min(0), distance: z.number().min(0) })).min(1) }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
]);

export interface OsrmOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `route/v1/driving` is under. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
}

function isPlausible(km: number, minutes: number, { from, to }: DriveQuery): boolean {
  return minutes >= 1 && km >= 1 && km + SNAP_KM >= greatCircleKm(from, to) && (km / minutes) * 60 <= FASTEST_KM_PER_HOUR;
}

/**
 * Ways by road of an OSRM server.
 *
 * @see https://github.com/Project-OSRM/osrm-backend, docs/http.md, route service
 */
export function createOsrmRoadRouter({ http, userAgent, baseUrl, timeoutMs }: OsrmOptions): RoadRouterPort {
  const about = { name: 'OSRM', licence: '© OpenStreetMap contributors, ODbL 1.0', url: 'https://www.openstreetmap.org/copyright' };
  return {
    about,
    async drive(query, signal) {
      signal.throwIfAborted();
      const { from, to } = query;
      const answer = await http.requestJson({
        ...{ provider: PROVIDER, url: joinUrl(baseUrl, `route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}`), query: { overview: 'false' } },
        ...{ headers: { 'user-agent': userAgent }, schema: Answer, answerStatuses: [NO_ROAD_STATUS], retries: 0, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      const [route] = answer.code === 'Ok' ? answer.routes : [];
      if (!route) return null;
      const km = Math.round(route.distance / METRES_PER_KM);
      const minutes = Math.round(route.duration / SECONDS_PER_MINUTE);
      if (!isPlausible(km, minutes, query))
        throw new TerminalError('PROVIDER_BAD_RESPONSE', `${PROVIDER} answered a drive that cannot be: ${km} km in ${minutes} min`);
      return { km, minutes, source: 'live', sourceName: about.name };
    },
  };
}
