import { bestOrder } from './fill.js';
import { gapsOf } from './gaps.js';
import { wayMinutes } from './clock.js';
import type { Ways } from './clock.js';
import type { Sight } from './sight.js';
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

/** Lunch may begin this much later and last this much longer. */
const LUNCH_LEISURE = { laterMinutes: 40, longerMinutes: 25 };

interface Room {
  /** The item must have ended by then. */
  readonly latestEnd: number;
  readonly longerMinutes: number;
}

/** How far a visit may move within its opening hours, and lunch within those of its table; null where nothing may move. */
function roomFor(item: DayItem, { day }: PlannedDay, ways: Ways): Room | null {
  const lies = ({ fromMinute, toMinute }: { readonly fromMinute: number; readonly toMinute: number }): boolean =>
    fromMinute <= item.startMinute && item.endMinute <= toMinute;
  if (item.type === 'visit') {
    const window = ways.windowsOf(item.sight, day.date).find(lies);
    return window ? { latestEnd: window.toMinute, longerMinutes: item.sight.minutes * LEISURE_SHARE } : null;
  }
  if (item.due.meal !== 'lunch') return null;
  const window = item.table ? item.table.windowsOn(day.date).find(lies) : { toMinute: Infinity };
  const latest = item.endMinute + LUNCH_LEISURE.laterMinutes + LUNCH_LEISURE.longerMinutes;
  return window ? { latestEnd: Math.min(window.toMinute, day.nap?.fromMinute ?? latest, latest), longerMinutes: LUNCH_LEISURE.longerMinutes } : null;
}

/** Moves an item later and makes it longer so that less silence follows; never beyond opening hours, naps or what follows. */
function eased(position: number, planned: PlannedDay, facts: { readonly ways: Ways; readonly maxGapMinutes: number; readonly excess: number }): DayItem | null {
  const { items } = planned.timed;
  const item = items[position];
  const room = item && roomFor(item, planned, facts.ways);
  if (!item || !room) return null;
  const { maxGapMinutes, excess } = facts;
  const before = items[position - 1];
  const waited = before ? item.startMinute - before.endMinute : 0;
  const shift = down(Math.max(0, Math.min(excess, maxGapMinutes - waited, room.latestEnd - item.endMinute)));
  const longer = down(Math.max(0, Math.min(excess - shift, room.longerMinutes, room.latestEnd - item.endMinute - shift)));
  return shift + longer > 0 ? { ...item, startMinute: item.startMinute + shift, endMinute: item.endMinute + shift + longer } : null;
}

/** It is rather made longer than put off. */
const SHIFT_UP_TO_MINUTES = 75;
const LEAST_GAIN_MINUTES = 30;

/** On a day trip that may hold no further thing, the last visit fills the hours until the way back. */
function withLastVisitLonger(planned: PlannedDay, ways: Ways): PlannedDay {
  const { day, timed } = planned;
  const position = timed.items.length - 1;
  const last = timed.items[position];
  if (day.way === null || last?.type !== 'visit') return planned;
  const excess = day.toMinute - wayMinutes(ways.travel, last.sight.place, day.base) - last.endMinute;
  const changed = excess >= LEAST_GAIN_MINUTES ? eased(position, planned, { ways, maxGapMinutes: SHIFT_UP_TO_MINUTES, excess: down(excess) }) : null;
  return changed ? { ...planned, timed: { ...timed, items: timed.items.with(position, changed) } } : planned;
}

/** The day with visits later and longer where too much silence follows them and no rest may be added. */
export function withLeisure(planned: PlannedDay, ways: Ways, facts: { readonly maxGapMinutes: number; readonly rests: number }): PlannedDay {
  const { maxGapMinutes, rests } = facts;
  const stayed = rests === 0 ? withLastVisitLonger(planned, ways) : planned;
  if (excessOf(stayed, maxGapMinutes, rests) === 0) return stayed;
  let result = stayed;
  for (let position = stayed.timed.items.length - 2; position >= 0; position -= 1) {
    const { items } = result.timed;
    const [item, next] = [items[position], items[position + 1]];
    if (!item || !next) continue;
    const excess = next.startMinute - item.endMinute - maxGapMinutes;
    const changed = excess > 0 ? eased(position, result, { ways, maxGapMinutes, excess }) : null;
    if (changed) result = { ...result, timed: { ...result.timed, items: items.with(position, changed) } };
  }
  return withEarlierDinner(result);
}

/** Where nothing else can shorten a long afternoon, dinner comes earlier, but not before this hour. */
const EARLIEST_DINNER_MINUTE = 1110;
const LONGEST_AFTERNOON_MINUTES = 210;

function withEarlierDinner(planned: PlannedDay): PlannedDay {
  const { items } = planned.timed;
  const position = items.findIndex((item) => item.type === 'meal' && item.due.meal === 'dinner');
  const [before, dinner] = [items[position - 1], items[position]];
  if (!before || dinner?.type !== 'meal') return planned;
  const excess = dinner.startMinute - before.endMinute - LONGEST_AFTERNOON_MINUTES;
  const startMinute = Math.max(EARLIEST_DINNER_MINUTE, down(dinner.startMinute - excess));
  const lies = ({ fromMinute, toMinute }: { readonly fromMinute: number; readonly toMinute: number }): boolean =>
    fromMinute <= startMinute && startMinute + dinner.due.minutes <= toMinute;
  if (excess <= 0 || startMinute >= dinner.startMinute || dinner.table?.windowsOn(planned.day.date).some(lies) === false) return planned;
  const moved = { ...dinner, startMinute, endMinute: startMinute + dinner.due.minutes };
  return { ...planned, timed: { ...planned.timed, items: items.with(position, moved) } };
}

const isAtBestHour = ({ light, place }: Sight): boolean => light !== null || place.flags?.bestAt === 'evening';

const atAnyHour = (sight: Sight): Sight => {
  const { bestAt: _evening, ...flags } = sight.place.flags ?? {};
  return { ...sight, light: null, evening: false, place: { ...sight.place, flags } };
};

/** A sight that was wished for, and whose best hour or light fits no day, is seen at another hour rather than not at all. */
export function filledInLight(sights: readonly Sight[], fill: (from: readonly Sight[]) => PlannedDay[]): PlannedDay[] {
  const planned = fill(sights);
  const answered = new Set(planned.flatMap(({ order }) => order.flatMap(({ wishIds }) => wishIds)));
  const seen = new Set(planned.flatMap(({ order }) => order.map(({ key }) => key)));
  const isMissed = (sight: Sight): boolean =>
    isAtBestHour(sight) && !seen.has(sight.key) && (sight.light !== null ? sight.bestFor.length > 0 : sight.bestFor.some((id) => !answered.has(id)));
  return sights.some(isMissed) ? fill(sights.map((sight) => (isMissed(sight) ? atAnyHour(sight) : sight))) : planned;
}
