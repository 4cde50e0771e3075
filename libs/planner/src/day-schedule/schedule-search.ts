import type { SearchLimit } from '../routing/index.js';
import type { ScheduleItem, ScheduleRequest, ScheduledItem } from './schedule-request.js';

const STATES_BETWEEN_LOOKS_AT_THE_CLOCK = 1024;

/** The earliest way to have done these things with that one last. */
interface DayState {
  readonly done: number;
  readonly last: number;
  readonly endMinute: number;
  readonly value: number;
  readonly before: DayState | null;
}

/** When something may begin for who is ready at that minute; undefined when it does not fit any more. */
export function startOf({ windows, minutes }: ScheduleItem, readyMinute: number): number | undefined {
  const starts = windows.map((window) => ({ start: Math.max(readyMinute, window.fromMinute), toMinute: window.toMinute }));
  const fitting = starts.filter(({ start, toMinute }) => start + minutes <= toMinute).map(({ start }) => start);
  return fitting.length > 0 ? Math.min(...fitting) : undefined;
}

/**
 * Goes through all sets of things in order of their size and keeps for each set and each last place the earliest end.
 *
 * Who is ready earlier can do whatever the later one can, so nothing better is lost; the same request gives the same day.
 */
export class ScheduleSearch {
  private best: DayState | null = null;
  private complete = true;
  private seen = 0;

  constructor(
    private readonly request: ScheduleRequest,
    private readonly limit: SearchLimit | undefined,
  ) {}

  run(): { readonly items: ScheduledItem[]; readonly value: number; readonly exact: boolean } {
    let layer = this.extended(null);
    while (layer.size > 0 && this.complete) {
      const next = new Map<number, DayState>();
      for (const state of layer.values()) {
        if (!this.mayGoOn()) break;
        this.keepBest(state);
        for (const [key, option] of this.extended(state)) if (isEarlier(option, next.get(key))) next.set(key, option);
      }
      layer = next;
    }
    return { items: this.itemsOf(this.best), value: this.best?.value ?? 0, exact: this.complete };
  }

  /** Every way to do one thing more. */
  private extended(state: DayState | null): Map<number, DayState> {
    const { items } = this.request;
    const options = new Map<number, DayState>();
    for (const [index, item] of items.entries()) {
      const option = this.withItem(state, item, index);
      if (option) options.set(option.done * items.length + index, option);
    }
    return options;
  }

  private withItem(state: DayState | null, item: ScheduleItem, index: number): DayState | null {
    const bit = 2 ** index;
    const { done, value } = state ?? { done: 0, value: 0 };
    if (Math.floor(done / bit) % 2 === 1) return null;
    const begins = startOf(item, this.arrival(state, item));
    if (begins === undefined || begins + item.minutes > (this.request.end?.minute ?? Infinity)) return null;
    return { done: done + bit, last: index, endMinute: begins + item.minutes, value: value + (item.value ?? 1), before: state };
  }

  private arrival(state: DayState | null, { place }: ScheduleItem): number {
    const { items, start } = this.request;
    return state ? state.endMinute + this.way(items[state.last]?.place ?? '', place) : start.minute + this.way(start.place, place);
  }

  private way(from: string, to: string): number {
    return from === to ? 0 : this.request.wayMinutes(from, to);
  }

  /** Asked for the last thing of a day only: a detour over another place may be the quicker way home. */
  private getsHome({ last, endMinute }: DayState): boolean {
    const { end, items } = this.request;
    return !end || endMinute + this.way(items[last]?.place ?? '', end.place) <= end.minute;
  }

  /** More worth first; of equal worth the day that ends earlier. */
  private keepBest(state: DayState): void {
    if (!this.getsHome(state)) return;
    if (!this.best || state.value > this.best.value || (state.value === this.best.value && state.endMinute < this.best.endMinute)) this.best = state;
  }

  private mayGoOn(): boolean {
    this.seen += 1;
    if (this.seen % STATES_BETWEEN_LOOKS_AT_THE_CLOCK === 0 && this.limit?.expired()) this.complete = false;
    return this.complete;
  }

  private itemsOf(state: DayState | null): ScheduledItem[] {
    if (!state) return [];
    const item = this.request.items[state.last];
    const before = this.itemsOf(state.before);
    return item ? [...before, { id: item.id, place: item.place, startMinute: state.endMinute - item.minutes, endMinute: state.endMinute }] : before;
  }
}

const isEarlier = (option: DayState, known: DayState | undefined): boolean => !known || option.endMinute < known.endMinute;
