import type { ItineraryDay, TransportLeg, Wish } from '@app/contracts';
import type { Evidence } from './evidence.js';
import { quoted } from './evidence.js';
import { meansHome } from './home-by.js';
import { met, notMet, notUnderstood, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';

interface Timed {
  readonly id: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

const itemsOf = ({ facts, activities, meals }: Evidence): Timed[] => [
  ...activities.map(({ activity, dayIndex }) => ({ id: activity.id, date: facts.days[dayIndex]?.date ?? '', start: activity.start, end: activity.end })),
  ...meals.map(({ meal, id, dayIndex }) => ({ id, date: facts.days[dayIndex]?.date ?? '', start: meal.start, end: meal.end })),
];

/** Nothing begins before, or ends after, the wished time. */
export function checkClock(wish: Wish, evidence: Evidence): Finding {
  const { time } = wish;
  if (!time) return notUnderstood('No time of day was read from these words.');
  const before = wish.kind === 'not_before';
  if (meansHome(wish)) return checkWays({ ...wish, kind: 'back_by' }, evidence);
  const broken = itemsOf(evidence).filter(({ start, end }) => (before ? start < time : end > time || end < start));
  if (broken.length === 0) return met(before ? `No day begins before ${time}.` : `Every day ends by ${time}.`);
  return notMet(
    `${broken.length} things ${before ? 'begin before' : 'end after'} ${time}, first on ${broken[0]?.date}.`,
    broken.map(({ id }) => id),
  );
}

const isRest = (day: ItineraryDay): boolean => day.activities.length > 0 && day.activities.every(({ kind }) => kind === 'free_time');

/** Dates on which the travellers move from place to place, home or away. */
function movingDates(transport: readonly TransportLeg[]): ReadonlySet<string> {
  const local = new Set(['transit', 'walk', 'taxi']);
  return new Set(
    transport.filter(({ mode, id }) => !local.has(mode) && !/trip-(?:out|back)$/.test(id)).flatMap(({ date, arrivalDate }) => [date, arrivalDate ?? date]),
  );
}

/** The number of things a day, or of days without a plan. */
export function checkCounts(wish: Wish, { facts }: Evidence): Finding {
  const { days, transport } = facts;
  const moving = movingDates(transport);
  const full = days.filter((day, index) => index > 0 && index < days.length - 1 && !moving.has(day.date));
  const count = wish.count ?? 1;
  if (wish.kind === 'free_day') {
    const free = full.filter(isRest);
    const where = free.flatMap(({ activities }) => activities.map(({ id }) => id));
    const dates = quoted(free.map(({ date }) => date));
    if (free.length >= count) return met(`Nothing is planned on ${dates}.`, where);
    return free.length > 0
      ? partly(`Only ${free.length} of ${count}: ${dates}.`, where)
      : notMet('The trip has no full day that could stay free; add a day or leave out a stop.');
  }
  if (wish.count === null || wish.count === undefined) return notUnderstood('No number was read from these words.');
  const broken =
    wish.kind === 'max_per_day' ? days.filter(({ activities }) => activities.length > count) : full.filter(({ activities }) => activities.length < count);
  if (broken.length === 0)
    return met(wish.kind === 'max_per_day' ? `No day holds more than ${count} things.` : `Every full day holds ${count} things or more.`);
  const dates = quoted(broken.map(({ date }) => date));
  return broken.length < full.length ? partly(`Not on ${dates}.`) : notMet(`Not kept on ${dates}.`);
}

const NAP = { from: '13:00', to: '15:00' };

/** At noon nothing is planned but rest on full days. */
export function checkNap(_: Wish, evidence: Evidence): Finding {
  const moving = movingDates(evidence.facts.transport);
  const rests = new Set(evidence.activities.filter(({ activity }) => activity.kind === 'free_time').map(({ activity }) => activity.id));
  const broken = itemsOf(evidence).filter(({ id, date, start, end }) => !rests.has(id) && !moving.has(date) && start < NAP.to && end > NAP.from);
  if (broken.length === 0) return met('From 13:00 to 15:00 nothing is planned on full days.');
  return partly(
    `Not at noon on ${quoted(broken.map(({ date }) => date))}.`,
    broken.map(({ id }) => id),
  );
}

const LONG_WAYS = new Set(['flight', 'train', 'bus', 'drive', 'ferry']);

/** The first and last way of the trip keep to the wished times. */
export function checkWays(wish: Wish, { facts }: Evidence): Finding {
  const { time } = wish;
  if (!time) return notUnderstood('No time of day was read from these words.');
  const legs = facts.transport.filter(({ mode, id }) => LONG_WAYS.has(mode) && !/trip-(?:out|back)$/.test(id));
  const leg = wish.kind === 'back_by' ? legs.at(-1) : legs[0];
  if (!leg?.departureTime || !leg.arrivalTime) return notMet('The plan knows no time for that way.');
  const arrivalDate = leg.arrivalDate ?? leg.date;
  const inTime = {
    back_by: wish.date
      ? arrivalDate < wish.date || (arrivalDate === wish.date && leg.arrivalTime <= time)
      : leg.arrivalTime <= time && arrivalDate === leg.date,
    depart_after: leg.departureTime >= time,
    arrive_after: leg.arrivalTime >= time || leg.departureTime >= time || arrivalDate > leg.date,
  }[wish.kind as 'back_by' | 'depart_after' | 'arrive_after'];
  const words = `${leg.mode} ${leg.from} to ${leg.to} at ${leg.departureTime}, there at ${leg.arrivalTime} on ${arrivalDate}`;
  return inTime ? met(`${words}.`, [leg.id]) : notMet(`${words}; another connection or day would be needed.`, [leg.id]);
}
