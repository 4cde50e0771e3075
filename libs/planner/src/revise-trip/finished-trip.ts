import { isDeepStrictEqual } from 'node:util';
import { withFreeTimeEased } from './ease-free-time.js';
import { moneyWords } from '../money-words.js';
import type { RevisedTrip } from './revise-input.js';
import type { TripDesk } from './trip-desk.js';

/** Changed days whose rests leave time for the new ways. */
function easeRests(desk: TripDesk): void {
  for (const [index, day] of desk.days.entries()) {
    if (isDeepStrictEqual(day, desk.input.present.days[index])) continue;
    const eased = withFreeTimeEased(day, desk.setup.travel, (id) => !desk.isLocked(index, id));
    if (!isDeepStrictEqual(eased, day)) desk.setDay(index, eased);
  }
}

/** What lies on the desk as a trip, with the days that differ from before. */
export function finishedTrip(desk: TripDesk): RevisedTrip {
  easeRests(desk);
  return tripOn(desk);
}

const tripOn = (desk: TripDesk): RevisedTrip => ({
  days: [...desk.days],
  stays: [...desk.stays],
  transport: [...desk.transport],
  costs: desk.costs(),
  tier: desk.stayChoice.tier,
  notes: [...desk.notes, ...overNotes(desk)],
  unmet: desk.unmet,
  changedDays: desk.days.flatMap((day, index) => (isDeepStrictEqual(day, desk.input.present.days[index]) ? [] : [index + 1])),
});

function overNotes(desk: TripDesk): string[] {
  const over = -desk.spare();
  return over > 0 && !desk.unmet.some(({ what }) => what === 'budget') ? [`The trip is ${moneyWords(over, desk.input.currency)} over the budget now.`] : [];
}
