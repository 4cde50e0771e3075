import type { OpeningWindow } from '@app/guide';

/** Something that could be done on that day: a meeting, or a visit within opening hours. */
export interface ScheduleItem {
  readonly id: string;
  readonly place: string;
  /** Spans in which the whole of it must lie, in minutes after midnight. */
  readonly windows: readonly OpeningWindow[];
  readonly minutes: number;
  /** What it is worth; 1 when absent, so that as many as possible are done. Not negative. */
  readonly value?: number | undefined;
}

/** One day: where and when it begins, what could be done, and how long the ways take. */
export interface ScheduleRequest {
  readonly start: { readonly place: string; readonly minute: number };
  /** Where the day has to end, and when at the latest. */
  readonly end?: { readonly place: string; readonly minute: number } | undefined;
  readonly items: readonly ScheduleItem[];
  /** Minutes from one place to another one; Infinity where no way leads. */
  readonly wayMinutes: (from: string, to: string) => number;
}

/** One thing of the day with its times, in minutes after midnight. */
export interface ScheduledItem {
  readonly id: string;
  readonly place: string;
  readonly startMinute: number;
  readonly endMinute: number;
}

/**
 * Why something is not done: its windows are shorter than it takes, nobody can be there in time even alone, or it does not go together with
 * what is worth more.
 */
export type LeftOutReason = 'window_too_short' | 'out_of_reach' | 'no_room';

/** Something that is not done; `laterByMinutes` is how much longer its last window would have to be to fit after the rest, null where nothing helps. */
export interface LeftOutItem {
  readonly id: string;
  readonly why: LeftOutReason;
  readonly laterByMinutes: number | null;
}

/** The best day. `exact` is false when the time ran out: then it is the best of what was tried. */
export interface DaySchedule {
  readonly items: readonly ScheduledItem[];
  readonly value: number;
  readonly leftOut: readonly LeftOutItem[];
  readonly exact: boolean;
}
