import type { Wish } from '@app/contracts';
import { foldName, isAvoided, namesPlace } from '@app/guide';
import { wordsIn } from '@app/messages';
import { interestWords } from '../../themes.js';
import { moodInterests } from './moods.js';
import { quoted, townNames } from './evidence.js';
import type { Evidence, SeenActivity } from './evidence.js';
import { answersFood } from './food.js';
import { GOOD_MATCH, conceptsOf, rareTokens, targetsOf, wishScore } from './match.js';
import { met, notMet, notUnderstood, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';

const NEARLY_AS_GOOD = 0.16;
const BOOKED_ON_THE_SPOT = /book one|ask locally/i;

function scoreOf(wish: Wish, { activity, known }: SeenActivity): number {
  return wishScore(wish, {
    name: activity.source === 'guide' ? activity.place.name : `${activity.title} ${activity.place.name}`,
    kind: known?.kind ?? 'experience',
    interests: known?.interests ?? [],
    note: known?.note ?? activity.note ?? '',
  });
}

const missing = (wish: Wish, evidence: Evidence): string => {
  const [target = wish.said] = targetsOf(wish);
  return `NaviGo knows no ${target} in ${townNames(evidence)}, or it found no open hour; name another or move the dates.`;
};

/** A wish for something to see or do holds when activities of the plan answer it. */
export function checkSights(wish: Wish, evidence: Evidence): Finding {
  const scored = evidence.activities.map((seen) => ({ seen, score: scoreOf(wish, seen) })).filter(({ score }) => score >= GOOD_MATCH);
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score >= top - NEARLY_AS_GOOD).map(({ seen }) => seen);
  if (found.length === 0) return notMet(missing(wish, evidence));
  const where = found.map(({ activity }) => activity.id);
  const names = quoted(found.map(({ activity }) => activity.place.name));
  if (wish.often === 'every_day') {
    const days = new Set(found.map(({ dayIndex }) => dayIndex)).size;
    const all = evidence.facts.days.length;
    return days >= all - 2 ? met(`On ${days} of ${all} days: ${names}.`, where) : partly(`On ${days} of ${all} days only: ${names}.`, where);
  }
  const unnamed = found.every(({ activity }) => activity.source === 'estimate');
  if (unnamed && found.some(({ activity }) => BOOKED_ON_THE_SPOT.test(activity.note ?? '')))
    return partly(`There is time for it (${names}), but no provider is known; book one.`, where);
  return met(`In the plan: ${names}.`, where);
}

/** A mood shows in what is visited; a word that stands for nothing known is not understood. */
export function checkMood(wish: Wish, evidence: Evidence): Finding {
  const interests = moodInterests([wish]);
  if (interests.length === 0)
    return conceptsOf(wish.said).length > 0 ? checkSights(wish, evidence) : notUnderstood('NaviGo does not know what this asks of a plan.');
  const found = evidence.activities.filter(({ known }) => known?.interests.some((interest) => interests.includes(interest)));
  const where = found.map(({ activity }) => activity.id);
  const words = interestWords(interests, wordsIn('en').say).join(', ');
  return found.length >= 2
    ? met(`Taken as ${words}: ${quoted(found.map(({ activity }) => activity.place.name))}.`, where)
    : partly(`Taken as ${words}, of which the plan holds little.`, where);
}

/** Nothing of what is to be avoided is in the plan. */
export function checkAvoid(wish: Wish, { activities, meals }: Evidence): Finding {
  const targets = targetsOf(wish);
  const isIt = ({ activity, known }: SeenActivity): boolean =>
    targets.some(
      (target) =>
        namesPlace(target, activity.place.name) ||
        isAvoided({ avoid: [target] }, { name: activity.place.name, kind: activity.kind }) ||
        (activity.kind !== 'free_time' &&
          conceptsOf(target).some(
            ({ kinds, shows }) => kinds.some((kind) => kind === (known?.kind ?? activity.kind)) || shows.test(`${foldName(activity.place.name)} `),
          )),
    );
  const broken = [
    ...activities.filter(isIt).map(({ activity }) => ({ id: activity.id, name: activity.place.name })),
    ...meals
      .filter(({ meal }) => targets.some((target) => meal.place !== null && answersFood(target, [meal.cuisine ?? '', meal.place.name])))
      .map(({ id, meal }) => ({ id, name: meal.place?.name ?? meal.meal })),
  ];
  if (broken.length > 0)
    return notMet(
      `Still in the plan: ${quoted(broken.map(({ name }) => name))}.`,
      broken.map(({ id }) => id),
    );
  return met('Nothing of the kind is in the plan.');
}

/** A day trip is an excursion to a named target, or a stop there. */
export function checkDayTrip(wish: Wish, evidence: Evidence): Finding {
  const { days, transport } = evidence.facts;
  const folded = targetsOf(wish).map(foldName);
  const says = (text: string): boolean => folded.some((target) => ` ${foldName(text)} `.includes(` ${target} `));
  const trips = evidence.activities.filter(
    (seen) => seen.activity.kind === 'day_trip' && (says(`${seen.activity.title} ${seen.activity.place.name}`) || scoreOf(wish, seen) >= GOOD_MATCH),
  );
  const legs = transport.filter(({ to, id }) => /trip-out$/.test(id) && says(to));
  const where = [...legs.map(({ id }) => id), ...trips.map(({ activity }) => activity.id)];
  if (where.length > 0) return met(`On ${quoted([...legs.map(({ date }) => date), ...trips.map(({ dayIndex }) => days[dayIndex]?.date ?? '')], 1)}.`, where);
  if (days.some(({ city }) => says(city))) return met('It is a stop of the trip.');
  const seen = evidence.activities.filter((other) => rareTokens(targetsOf(wish)[0] ?? '').length > 0 && scoreOf(wish, other) >= GOOD_MATCH);
  if (seen.length > 0)
    return met(
      `In the plan: ${quoted(seen.map(({ activity }) => activity.place.name))}.`,
      seen.map(({ activity }) => activity.id),
    );
  if (targetsOf(wish).every((target) => rareTokens(target).length === 0) && transport.some(({ id }) => /trip-out$/.test(id)))
    return met(
      'A day trip is in the plan.',
      transport.filter(({ id }) => /trip-out$/.test(id)).map(({ id }) => id),
    );
  return notMet(`No full day and way was found for ${targetsOf(wish)[0] ?? 'it'}; a day more or a nearer stop would make room.`);
}
