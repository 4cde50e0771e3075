import { bestOrder } from './fill.js';
import { gapsOf } from './gaps.js';
import type { Ways } from './clock.js';
import type { DayItem, PlannedDay } from './trip-day.js';

const STEP_MINUTES = 5;
/** A visit may be taken at this much more leisure. */
const LEISURE_SHARE = 0.6;

/** Minutes of silence beyond what is bearable when the longest `rests` of the gaps get a rest. */
export const excessOf = (planned: PlannedDay, maxGapMinutes: number, rests: number): number =>
  gapsOf(planned)
    .map(({ from, to }) => to - from)
    .sort((a, b) => b - a)
    .slice(rests)
    .reduce((sum, minutes) => sum + Math.max(0, minutes - maxGapMinutes), 0);

/** A morning without anything is worse than this much silence later. */
const EMPTY_MORNING_MINUTES = 60;
/** Tables are found after lunch is placed, and their ways take time. */
const TABLE_SLACK_MINUTES = 15;

/** The same visits with lunch at another point between them where that leaves no long silence, even when visits are taken at leisure. */
export function withLunchMoved(planned: PlannedDay, ways: Ways, asked: { readonly maxGapMinutes: number; readonly rests: number }): PlannedDay {
  const facts = { ...asked, maxGapMinutes: asked.maxGapMinutes - TABLE_SLACK_MINUTES };
  const silence = (option: PlannedDay): number => excessOf(withLeisure(option, ways, facts), facts.maxGapMinutes, facts.rests);
  let best = { planned, excess: silence(planned) };
  for (let lunchAfter = planned.order.length - 1; lunchAfter >= 0 && best.excess > 0; lunchAfter -= 1) {
    const day = { ...planned.day, lunchAfter };
    const ordered = bestOrder(day, planned.order, ways);
    if (!ordered) continue;
    const option = { ...planned, day, ...ordered };
    const excess = silence(option) + (lunchAfter === 0 && planned.order.length > 1 ? EMPTY_MORNING_MINUTES : 0);
    if (excess < best.excess) best = { planned: option, excess };
  }
  return best.planned;
}

const down = (minute: number): number => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;

/** Moves a visit later and makes it longer so that less silence follows; never beyond opening hours, naps or what follows. */
function eased(
  items: readonly DayItem[],
  position: number,
  facts: { readonly ways: Ways; readonly date: string; readonly maxGapMinutes: number; readonly excess: number },
): DayItem | null {
  const item = items[position];
  if (item?.type !== 'visit') return null;
  const { ways, date, maxGapMinutes, excess } = facts;
  const window = ways.windowsOf(item.sight, date).find(({ fromMinute, toMinute }) => fromMinute <= item.startMinute && item.endMinute <= toMinute);
  if (!window) return null;
  const before = items[position - 1];
  const waited = before ? item.startMinute - before.endMinute : 0;
  const shift = down(Math.max(0, Math.min(excess, maxGapMinutes - waited, window.toMinute - item.endMinute)));
  const longer = down(Math.max(0, Math.min(excess - shift, item.sight.minutes * LEISURE_SHARE, window.toMinute - item.endMinute - shift)));
  return shift + longer > 0 ? { ...item, startMinute: item.startMinute + shift, endMinute: item.endMinute + shift + longer } : null;
}

/** The day with visits later and longer where too much silence follows them and no rest may be added. */
export function withLeisure(planned: PlannedDay, ways: Ways, facts: { readonly maxGapMinutes: number; readonly rests: number }): PlannedDay {
  const { maxGapMinutes, rests } = facts;
  if (excessOf(planned, maxGapMinutes, rests) === 0) return planned;
  const items = [...planned.timed.items];
  for (let position = items.length - 2; position >= 0; position -= 1) {
    const [item, next] = [items[position], items[position + 1]];
    if (!item || !next) continue;
    const excess = next.startMinute - item.endMinute - maxGapMinutes;
    const changed = excess > 0 ? eased(items, position, { ways, date: planned.day.date, maxGapMinutes, excess }) : null;
    if (changed) items[position] = changed;
  }
  return { ...planned, timed: { ...planned.timed, items } };
}
