import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import { interestWords } from '../../themes.js';
import { moodInterests } from './moods.js';
import { quoted, townNames } from './evidence.js';
import type { Evidence, SeenActivity } from './evidence.js';
import { checkStay } from './check-people.js';
import { hoursOf, isAtHour } from './hours.js';
import { GOOD_MATCH, SURE_MATCH, conceptsOf, rareTokens, targetsOf, wishScore } from './match.js';
import type { Matchable } from './match.js';
import { madeFor } from './made-words.js';
import { met, notMet, notUnderstood, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';

/** What was named leaves out what only bears a part of the name. */
const NEARLY_AS_GOOD = 0.14;

export const thingOf = ({ activity, known }: SeenActivity): Matchable => ({
  name: activity.source === 'guide' || madeFor(activity.id) !== undefined ? activity.place.name : `${activity.title} ${activity.place.name}`,
  kind: known?.kind ?? 'experience',
  interests: known?.interests ?? [],
  ...(known?.alsoCalled ? { alsoCalled: known.alsoCalled } : {}),
  note: known?.note ?? activity.note ?? '',
  madeFor: activity.source === 'estimate' ? madeFor(activity.id) : undefined,
});
const scoreOf = (wish: Wish, seen: SeenActivity): number => wishScore(wish, thingOf(seen));

const missing = (wish: Wish, evidence: Evidence): string => {
  const [target = wish.said] = targetsOf(wish);
  return evidence.words.say('wish.missing', { what: target, city: townNames(evidence) });
};

/** Done anywhere without a provider or an address. */
const NEEDS_NO_ADDRESS: ReadonlySet<string> = new Set([
  'walk',
  'hike',
  'swim',
  'beach',
  'viewpoint',
  'nature',
  'photography',
  'cycling',
  'old_town',
  'playground',
]);
/** A visit under the traveller's own words, of which no source knows anything. */
const isUnverified = ({ activity }: SeenActivity): boolean => activity.source === 'estimate' && /-asked-w\d+$/.test(activity.id);
const shownName = ({ activity }: SeenActivity): string => (activity.source === 'estimate' ? activity.title : activity.place.name);

/** What the plan only holds time for; null when something with a name answers the wish, or when it needs none. */
function withoutAddress(found: readonly SeenActivity[], names: string, where: readonly string[], { words: { say } }: Evidence): Finding | null {
  if (!found.every(({ activity }) => activity.source === 'estimate')) return null;
  if (found.some(({ activity }) => (activity.note ?? '').includes(say('advice.book')))) return partly(say('wish.no_provider', { names }), where);
  const isFree = found.every(({ activity }) => NEEDS_NO_ADDRESS.has(madeFor(activity.id) ?? ''));
  return isFree ? null : partly(say('wish.no_named_place', { names }), where);
}

/** A wish for something to see or do holds when activities of the plan are what it speaks of; what only comes near is told as that. */
export function checkSights(wish: Wish, evidence: Evidence): Finding {
  const scored = evidence.activities.map((seen) => ({ seen, score: scoreOf(wish, seen) })).filter(({ score }) => score >= GOOD_MATCH);
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const isSure = top >= SURE_MATCH;
  const least = isSure ? Math.max(SURE_MATCH, top - NEARLY_AS_GOOD) : GOOD_MATCH;
  const near = scored.filter(({ score }) => score >= least).map(({ seen }) => seen);
  if (near.length === 0) return notMet(missing(wish, evidence));
  const hours = hoursOf(wish.said);
  const inTime = near.filter(({ activity }) => isAtHour(activity, hours));
  const found = inTime.length > 0 ? inTime : near;
  const where = found.map(({ activity }) => activity.id);
  const names = quoted(found.map(shownName));
  const { say } = evidence.words;
  const open = withoutAddress(found, names, where, evidence);
  // Time alone is no answer to what the trip must have.
  if (open !== null) return wish.must && found.every(isUnverified) ? { ...open, status: 'not_met' } : open;
  if (!isSure) return partly(say('wish.stands_for', { names }), where);
  if (wish.often === 'every_day') {
    const days = new Set(found.map(({ dayIndex }) => dayIndex)).size;
    const all = evidence.facts.days.length;
    return days >= all - 2 ? met(say('wish.on_days', { days, all, names }), where) : partly(say('wish.on_days_only', { days, all, names }), where);
  }
  return inTime.length > 0 ? met(say('wish.in_plan', { names }), where) : partly(say('wish.other_hour', { names }), where);
}

/** A mood shows in what is visited; a word that stands for nothing known is not understood. */
export function checkMood(wish: Wish, evidence: Evidence): Finding {
  if (wish.targets.includes('budget')) return checkStay(wish, evidence);
  const interests = moodInterests([wish]);
  if (interests.length === 0) return conceptsOf(wish.said).length > 0 ? checkSights(wish, evidence) : notUnderstood(evidence.words.say('wish.mood_unknown'));
  const found = evidence.activities.filter(({ known }) => known?.interests.some((interest) => interests.includes(interest)));
  const where = found.map(({ activity }) => activity.id);
  const { say } = evidence.words;
  const words = interestWords(interests, say).join(', ');
  return found.length >= 2
    ? met(say('wish.mood_met', { words, names: quoted(found.map(({ activity }) => activity.place.name)) }), where)
    : partly(say('wish.mood_little', { words }), where);
}

/** A day trip is an excursion to a named target, or a stop there. */
export function checkDayTrip(wish: Wish, evidence: Evidence): Finding {
  const { days, transport } = evidence.facts;
  const { say, day } = evidence.words;
  const folded = targetsOf(wish).map(foldName);
  const says = (text: string): boolean => folded.some((target) => ` ${foldName(text)} `.includes(` ${target} `));
  const trips = evidence.activities.filter(
    (seen) => seen.activity.kind === 'day_trip' && (says(`${seen.activity.title} ${seen.activity.place.name}`) || scoreOf(wish, seen) >= GOOD_MATCH),
  );
  const legs = transport.filter(({ to, id }) => /trip-out$/.test(id) && says(to));
  const where = [...legs.map(({ id }) => id), ...trips.map(({ activity }) => activity.id)];
  if (where.length > 0) return met(say('wish.trip_on', { date: day(legs[0]?.date ?? days[trips[0]?.dayIndex ?? 0]?.date ?? '') }), where);
  if (days.some(({ city }) => says(city))) return met(say('wish.is_stop'));
  const seen = evidence.activities.filter((other) => rareTokens(targetsOf(wish)[0] ?? '').length > 0 && scoreOf(wish, other) >= GOOD_MATCH);
  if (seen.length > 0)
    return met(
      say('wish.in_plan', { names: quoted(seen.map(({ activity }) => activity.place.name)) }),
      seen.map(({ activity }) => activity.id),
    );
  if (targetsOf(wish).every((target) => rareTokens(target).length === 0) && transport.some(({ id }) => /trip-out$/.test(id)))
    return met(
      say('wish.trip_there'),
      transport.filter(({ id }) => /trip-out$/.test(id)).map(({ id }) => id),
    );
  return notMet(say('wish.no_trip', { what: targetsOf(wish)[0] ?? say('wish.it') }));
}
