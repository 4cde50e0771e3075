import { TerminalError } from '@app/contracts';
import type { TimetableMode } from '@app/contracts';
import type { JourneyPlannerPort, JourneyQuery } from '@app/ports';
import { Temporal } from 'temporal-polyfill';
import type { HttpClient } from '../http/http-client.js';
import { joinUrl } from '../provider-hosts.js';
import { MotisAnswer } from './motis.schemas.js';
import { isPlausible, journeyOf, ridesOf } from './read-itinerary.js';

const PROVIDER = 'MOTIS';
/** Each leg brings its shape on the map, which is not read. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_JOURNEYS = 12;
/** Stations lie at the edge of many a town. */
const STATION_REACH_SECONDS = 1_800;

/** Trams and buses lead to the station. */
const FEEDERS = ['METRO', 'SUBWAY', 'TRAM', 'BUS'];
const MOTIS_MODES: Readonly<Record<TimetableMode, string>> = { train: 'RAIL', bus: 'COACH', ferry: 'FERRY' };

export interface MotisOptions {
  readonly http: HttpClient;
  readonly userAgent: string;
  /** The root that `api/v1/plan` is under, such as `https://api.transitous.org`. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
}

const instantOf = ({ date, time, from, to }: JourneyQuery): string => {
  const [clock, { timezone }] = 'arriveBy' in time ? [time.arriveBy, to] : [time.departAfter, from];
  return Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(timezone).toInstant().toString();
};

const queryOf = (query: JourneyQuery): Record<string, string> => ({
  fromPlace: `${query.from.lat},${query.from.lng}`,
  toPlace: `${query.to.lat},${query.to.lng}`,
  time: instantOf(query),
  arriveBy: String('arriveBy' in query.time),
  transitModes: [...new Set([...query.modes.map((mode) => MOTIS_MODES[mode]), ...FEEDERS])].join(','),
  maxPreTransitTime: String(STATION_REACH_SECONDS),
  maxPostTransitTime: String(STATION_REACH_SECONDS),
});

/** Transitous wants to be named for what it collects; other servers have timetables of their own. */
const aboutOf = (baseUrl: string): JourneyPlannerPort['about'] =>
  /(^|\.)transitous\.org$/.test(new URL(baseUrl).hostname)
    ? { name: 'Transitous', licence: 'timetables of the operators, © OpenStreetMap contributors', url: 'https://transitous.org/sources' }
    : { name: 'MOTIS', licence: 'timetables of the operators, © OpenStreetMap contributors', url: 'https://motis-project.de' };

/**
 * Connections of a MOTIS server. It tells no fares.
 *
 * @see https://github.com/motis-project/motis, openapi.yaml, /api/v1/plan
 */
export function createMotisJourneyPlanner({ http, userAgent, baseUrl, timeoutMs }: MotisOptions): JourneyPlannerPort {
  const about = aboutOf(baseUrl);
  return {
    about,
    async search(query, signal) {
      signal.throwIfAborted();
      const { itineraries } = await http.requestJson({
        ...{ provider: PROVIDER, url: joinUrl(baseUrl, 'api/v1/plan'), query: queryOf(query), headers: { 'user-agent': userAgent } },
        ...{ schema: MotisAnswer, retries: 0, maxBytes: MAX_BYTES, signal },
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      const ridden = itineraries
        .slice(0, MAX_JOURNEYS)
        .map(({ legs }) => ridesOf(legs))
        .filter((rides) => rides.length > 0);
      const plausible = ridden.filter((rides) => isPlausible(rides, query));
      if (ridden.length > 0 && plausible.length === 0)
        throw new TerminalError('PROVIDER_BAD_RESPONSE', `${PROVIDER} answered connections that cannot be: other places, or times that no vehicle keeps`);
      const journeys = plausible.map((rides) => journeyOf(rides, query, about.name));
      return journeys.filter(({ mode }) => query.modes.includes(mode)).sort((a, b) => a.departureAt.localeCompare(b.departureAt));
    },
  };
}
