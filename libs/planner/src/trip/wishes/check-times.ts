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
  if (!time) return notUnderstood(evidence.words.say('wish.no_time_read'));
  const before = wish.kind === 'not_before';
  const { say, day } = evidence.words;
  if (meansHome(wish)) return checkWays({ ...wish, kind: 'back_by' }, evidence);
  const broken = itemsOf(evidence).filter(({ start, end }) => (before ? start < time : end > time || end < start));
  if (broken.length === 0) return met(say(before ? 'wish.none_before' : 'wish.all_end_by', { time }));
  return notMet(
    say(before ? 'wish.begin_before' : 'wish.end_after', { count: broken.length, time, date: day(broken[0]?.date ?? '') }),
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
export function checkCounts(wish: Wish, { facts, words: { say, day: dayWords } }: Evidence): Finding {
  const { days, transport } = facts;
  const moving = movingDates(transport);
  const full = days.filter((day, index) => index > 0 && index < days.length - 1 && !moving.has(day.date));
  const count = wish.count ?? 1;
  if (wish.kind === 'free_day') {
    const free = full.filter(isRest);
    const where = free.flatMap(({ activities }) => activities.map(({ id }) => id));
    const dates = quoted(free.map(({ date }) => dayWords(date)));
    if (free.length >= count) return met(say('wish.nothing_on', { dates }), where);
    return free.length > 0 ? partly(say('wish.only_free', { free: free.length, count, dates }), where) : notMet(say('wish.no_free_day'));
  }
  if (wish.count === null || wish.count === undefined) return notUnderstood(say('wish.no_number_read'));
  const broken =
    wish.kind === 'max_per_day' ? days.filter(({ activities }) => activities.length > count) : full.filter(({ activities }) => activities.length < count);
  if (broken.length === 0) return met(say(wish.kind === 'max_per_day' ? 'wish.at_most' : 'wish.at_least', { count }));
  const dates = quoted(broken.map(({ date }) => dayWords(date)));
  return broken.length < full.length ? partly(say('wish.not_on', { dates })) : notMet(say('wish.not_kept_on', { dates }));
}

const NAP = { from: '13:00', to: '15:00' };

/** At noon nothing is planned but rest on full days. */
export function checkNap(_: Wish, evidence: Evidence): Finding {
  const moving = movingDates(evidence.facts.transport);
  const rests = new Set(evidence.activities.filter(({ activity }) => activity.kind === 'free_time').map(({ activity }) => activity.id));
  const broken = itemsOf(evidence).filter(({ id, date, start, end }) => !rests.has(id) && !moving.has(date) && start < NAP.to && end > NAP.from);
  if (broken.length === 0) return met(evidence.words.say('wish.nap_kept'));
  return partly(
    evidence.words.say('wish.nap_broken', { dates: quoted(broken.map(({ date }) => evidence.words.day(date))) }),
    broken.map(({ id }) => id),
  );
}

const LONG_WAYS = new Set(['flight', 'train', 'bus', 'drive', 'ferry']);

/** The first and last way of the trip keep to the wished times. */
export function checkWays(wish: Wish, evidence: Evidence): Finding {
  const { facts } = evidence;
  const { time } = wish;
  if (!time) return notUnderstood(evidence.words.say('wish.no_time_read'));
  const legs = facts.transport.filter(({ mode, id }) => LONG_WAYS.has(mode) && !/trip-(?:out|back)$/.test(id));
  const leg = wish.kind === 'back_by' ? legs.at(-1) : legs[0];
  if (!leg?.departureTime || !leg.arrivalTime) return notMet(evidence.words.say('wish.way_untimed'));
  const arrivalDate = leg.arrivalDate ?? leg.date;
  const inTime = {
    back_by: wish.date
      ? arrivalDate < wish.date || (arrivalDate === wish.date && leg.arrivalTime <= time)
      : leg.arrivalTime <= time && arrivalDate === leg.date,
    depart_after: leg.departureTime >= time,
    arrive_after: leg.arrivalTime >= time || leg.departureTime >= time || arrivalDate > leg.date,
  }[wish.kind as 'back_by' | 'depart_after' | 'arrive_after'];
  const { say, day, title } = evidence.words;
  const { from, to, departureTime: departure, arrivalTime: arrival } = leg;
  const mode = say(`mode.${leg.mode}`);
  const way = say('wish.way', { mode: evidence.words.language === 'en' ? mode : title(mode), from, to, departure, arrival, date: day(arrivalDate) });
  return inTime ? met(say('wish.way_in_time', { way }), [leg.id]) : notMet(say('wish.way_late', { way }), [leg.id]);
}
