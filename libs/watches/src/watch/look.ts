import type { AgentContext } from '@app/agent-kit';
import type { DailyWeather, RevisionChange, WatchFinding, WatchKind, WatchSettings } from '@app/contracts';
import type { WatchedTrip } from '@app/ports';

/** What was told before, by the thing it is about: a fare, the risk of a day, or that it was told. */
export type Seen = Readonly<Record<string, string | number>>;

/** What a check looks at. */
export interface Look {
  readonly trip: WatchedTrip;
  readonly now: Date;
  readonly settings: WatchSettings;
  readonly seen: Seen;
  readonly context: AgentContext;
}

/** A finding with what would follow from it for the plan. */
export interface Found extends WatchFinding {
  /** Null where there is nothing to change. */
  readonly change: RevisionChange | null;
  readonly diff: { readonly what: string; readonly before: string | null; readonly after: string | null } | null;
  /** What the change saves in the plan's currency, negative where it costs more; null where that is known only once it is planned. */
  readonly saves: number | null;
  readonly weather: readonly DailyWeather[];
}

/** What one kind of look found. */
export interface Checked {
  /** New since the last look. */
  readonly found: readonly Found[];
  readonly seen: Seen;
  /** When there is something to look at again; null: never. */
  readonly next: Date | null;
  /** Changes of an open proposal that do not hold any more. */
  readonly gone?: (change: RevisionChange) => boolean;
}

export interface Check {
  readonly kind: WatchKind;
  look(at: Look): Promise<Checked>;
}

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const NOTHING: Omit<Found, 'id' | 'kind' | 'text'> = { change: null, diff: null, saves: null, weather: [] };

/** The next look at what may change at any time. */
export const nextLook = ({ now, settings }: Pick<Look, 'now' | 'settings'>): Date => new Date(now.getTime() + settings.everyHours * HOUR_MS);
/** Midnight of a date in UTC: near enough for looks that are days apart. */
export const dayStart = (date: string): Date => new Date(`${date}T00:00:00Z`);
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
export const earliest = (dates: readonly (Date | null)[]): Date | null => {
  const known = dates.flatMap((date) => (date ? [date.getTime()] : []));
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};
