import type { Coordinates } from '@app/guide';
import type { DayItem, PlannedDay } from './trip-day.js';

/** Hours of a day that nothing takes, with the points before and after; null is the stay. */
export interface Gap {
  /** A long gap is a stroll first and a rest at the stay then. */
  readonly part: 'first' | 'second' | null;
  readonly from: number;
  readonly to: number;
  readonly before: NamedPoint | null;
  readonly after: NamedPoint | null;
  /** Of the first half of a long gap: where and when its whole gap ends, because the second half may stay empty. */
  readonly onward?: { readonly to: number; readonly point: NamedPoint | null } | undefined;
}

interface Taken {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly point: NamedPoint | null;
  readonly isDinner: boolean;
}

export type NamedSpan = NamedPoint & { readonly startMinute: number; readonly endMinute: number };
type NamedPoint = Coordinates & { readonly name: string };

const STEP_MINUTES = 5;
const MORNING_FROM_MINUTE = 600;
const DAY_ENDS_MINUTE = 1110;
const EVENING_MINUTES = 60;

export const up = (minute: number): number => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
export const down = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
const pointOf = (item: DayItem | undefined): NamedPoint | null => (item === undefined ? null : item.type === 'visit' ? item.sight.place : item.table);

/** The hours of a day that no visit, meal or rest takes, from the late morning to dinner, or to the early evening where none is eaten. */
export function gapsOf({ day, timed }: PlannedDay, rests: readonly NamedSpan[] = []): Gap[] {
  const gaps: Gap[] = [];
  let from = Math.max(day.firstMinute, day.kind === 'full' ? MORNING_FROM_MINUTE : day.fromMinute);
  let before: NamedPoint | null = null;
  const taken: Taken[] = [
    ...timed.items.map((item) => ({
      startMinute: item.startMinute,
      endMinute: item.endMinute,
      point: pointOf(item),
      isDinner: item.type === 'meal' && item.due.meal === 'dinner',
    })),
    ...rests.map((rest) => ({ startMinute: rest.startMinute, endMinute: rest.endMinute, point: rest, isDinner: false })),
  ];
  for (const { startMinute, endMinute, point, isDinner } of taken.sort((a, b) => a.startMinute - b.startMinute)) {
    if (startMinute > from) gaps.push({ part: null, from, to: startMinute, before, after: point });
    from = Math.max(from, endMinute);
    before = point ?? before;
    if (isDinner) return gaps;
  }
  const to = Math.min(day.toMinute, DAY_ENDS_MINUTE);
  if (to > from) gaps.push({ part: null, from, to, before, after: null });
  return gaps;
}

/** The hour after the last item of the day; null when the travellers must be in bed or gone. */
export function eveningGap({ day, timed }: PlannedDay): Gap | null {
  const last = timed.items.at(-1);
  if (!last || last.endMinute < DAY_ENDS_MINUTE) return null;
  const to = Math.min(day.toMinute, last.endMinute + EVENING_MINUTES + 20);
  return to - last.endMinute >= EVENING_MINUTES ? { part: null, from: last.endMinute, to, before: pointOf(last), after: null } : null;
}

/** A long afternoon as a stroll and a rest. */
export function halves(gap: Gap): Gap[] {
  const middle = down(gap.from + (gap.to - gap.from) / 2);
  return [
    { ...gap, part: 'first', to: middle, after: gap.before, onward: { to: gap.to, point: gap.after } },
    { ...gap, part: 'second', from: middle },
  ];
}
