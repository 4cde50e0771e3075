import type { GroundJourney, TimetableMode, RoadDrive } from '@app/contracts';

/** How a source of ways is named, and what its licence wants said. */
export interface WaySourceName {
  readonly name: string;
  readonly licence: string;
  readonly url: string;
}

/** One end of a way. */
export interface GroundPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timezone: string;
}

/** A connection that is looked for on a date. Times are HH:MM, `departAfter` local at the beginning, `arriveBy` at the end. */
export interface JourneyQuery {
  readonly from: GroundPlace;
  readonly to: GroundPlace;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly time: { readonly departAfter: string } | { readonly arriveBy: string };
  /** At least one. */
  readonly modes: readonly TimetableMode[];
}

/** A road that is looked for. */
export interface DriveQuery {
  readonly from: GroundPlace;
  readonly to: GroundPlace;
}

/** Connections by train, bus and ferry of a timetable. */
export interface JourneyPlannerPort {
  readonly about: WaySourceName;
  /** In the order of departure; empty where the timetable holds none. @throws {RetryableError | TerminalError} PROVIDER_*; the signal's reason. */
  search(query: JourneyQuery, signal: AbortSignal): Promise<readonly GroundJourney[]>;
}

/** Ways by road. */
export interface RoadRouterPort {
  readonly about: WaySourceName;
  /** Null where no road leads. @throws {RetryableError | TerminalError} PROVIDER_*; the signal's reason. */
  drive(query: DriveQuery, signal: AbortSignal): Promise<RoadDrive | null>;
}

/** What is asked about ways over land and sea; null where no such source is configured. */
export interface GroundTransportPort {
  readonly planner: JourneyPlannerPort | null;
  readonly roads: RoadRouterPort | null;
}
