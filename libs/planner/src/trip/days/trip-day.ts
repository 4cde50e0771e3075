import type { DailyWeather } from '@app/contracts';
import type { Coordinates, Town } from '@app/guide';
import type { Said } from '@app/messages';
import type { MealName } from '../../meal-slots.js';
import type { DayWindow, TripStop } from '../trip-types.js';
import type { Sight } from './sight.js';

/** A meal that is due: when it may start and how long it takes, in minutes after midnight. */
export interface MealDue {
  readonly meal: MealName;
  readonly fromMinute: number;
  readonly preferredStartMinute: number;
  readonly latestStartMinute: number;
  readonly minutes: number;
}

/** A table, or a quarter in which one is found. */
export interface Table extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly cuisine: string;
  readonly adultCost: number;
  readonly windowsOn: (date: string) => readonly { readonly fromMinute: number; readonly toMinute: number }[];
  readonly wishIds: readonly string[];
}

/** The way to the target of a day trip and back. */
export interface TripWay {
  readonly fromName: string;
  readonly toName: string;
  readonly mode: string;
  readonly minutes: number;
  readonly adultCost: number;
  /** A table's own words, or a message. */
  readonly note: Said | string;
}

/** One window of the trip, to be filled. */
export interface TripDay {
  /** Position of its date in the trip, from 0. */
  readonly index: number;
  readonly date: string;
  readonly kind: DayWindow['kind'];
  readonly stop: TripStop;
  /** Where the day is spent: the town of the stop, or the target of a day trip. */
  readonly town: Town;
  readonly base: Coordinates;
  readonly fromMinute: number;
  readonly toMinute: number;
  /** The first visit or table begins here at the earliest. */
  readonly firstMinute: number;
  readonly meals: readonly MealDue[];
  /** After how many visits lunch is eaten; null leaves it to the clock. */
  readonly lunchAfter: number | null;
  /** From when to when the travellers sleep at noon. */
  readonly nap: { readonly fromMinute: number; readonly toMinute: number } | null;
  /** Minutes of visits and ways that the pace asks for. */
  readonly targetMinutes: number;
  readonly maxVisits: number;
  readonly minVisits: number;
  /** A full day with fewer visits gets more, also such as take their time or lie aside. */
  readonly enoughVisits: number;
  readonly maxKm: number;
  readonly strainLimit: number;
  /** Sights are shared by the days of one group: those in one town, or one excursion. */
  readonly group: string;
  /** The lesser end of a move: its items are named without positions, and nothing is visited. */
  readonly besideMove: boolean;
  /** The evening after a day trip. */
  readonly returning: boolean;
  /** A day on which nothing is planned. */
  readonly free: boolean;
  readonly way: TripWay | null;
  readonly weather: DailyWeather | undefined;
  readonly usualHighC: number;
  readonly evenings: boolean;
}

export type DayItem =
  | { readonly type: 'visit'; readonly sight: Sight; readonly startMinute: number; readonly endMinute: number }
  | { readonly type: 'meal'; readonly due: MealDue; readonly table: Table | null; readonly startMinute: number; readonly endMinute: number };

/** A feasible day with its times. */
export interface TimedDay {
  readonly items: readonly DayItem[];
  readonly travelMinutes: number;
  readonly idleMinutes: number;
  readonly visitMinutes: number;
  /** Kilometres between visits, straight. */
  readonly hopKm: number;
  readonly strain: number;
}

export type Tables = Readonly<Partial<Record<MealName, Table>>>;

/** A day with its visits in order. */
export interface PlannedDay {
  readonly day: TripDay;
  readonly order: readonly Sight[];
  readonly timed: TimedDay;
  readonly tables: Tables;
}
