import type { Wish } from '@app/contracts';
import { foldName, isAvoided, namesPlace } from '@app/guide';
import { besideOf } from '@app/messages';
import { thingOf } from './check-sights.js';
import { quoted } from './evidence.js';
import type { Evidence, SeenActivity } from './evidence.js';
import { answersFood, isFood } from './food.js';
import { met, notMet, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';
import { conceptsOf, isAskedFor, targetsOf } from './match.js';
import { isSeen, seenOf } from './seen-kinds.js';

/** Nothing of what is to be avoided is in the plan. */
export function checkAvoid(wish: Wish, { activities, meals, facts, words: { say } }: Evidence): Finding {
  const targets = targetsOf(wish);
  const isIt = (seen: SeenActivity): boolean => !isAskedFor(thingOf(seen), facts.wishes) && isAvoidedThing(seen);
  const isAvoidedThing = ({ activity, known }: SeenActivity): boolean =>
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
    ...targets.flatMap((target) => seenOf(target, facts) ?? []),
    ...activities.filter(isIt).map(({ activity }) => ({ id: activity.id, name: activity.place.name })),
    ...meals
      .filter(({ meal }) =>
        targets.some((target) => meal.place !== null && answersFood(target, [meal.cuisine ?? '', besideOf(meal.place.name) === null ? meal.place.name : ''])),
      )
      .map(({ id, meal }) => ({ id, name: meal.place?.name ?? meal.meal })),
  ];
  if (broken.length > 0)
    return notMet(
      say('wish.still_there', { names: quoted(broken.map(({ name }) => name)) }),
      broken.map(({ id }) => id),
    );
  return targets.some(isKnowable) || isProperName(targets, facts.language) ? met(say('wish.nothing_of_kind')) : partly(say('wish.avoid_unknown'));
}

/** A kind of thing that sources tell of; of cobbles, cats or a crowd they tell nothing. */
const isKnowable = (target: string): boolean => conceptsOf(target).length > 0 || KNOWN_KINDS.test(foldName(target)) || isSeen(target) || isFood(target);
/** German nouns all begin with a capital; a place that was recognised is told with its English name as well. */
const isProperName = (targets: readonly string[], language: string): boolean =>
  targets.every((target) => /^\p{Lu}/u.test(target)) && (language !== 'de' || targets.length > 1);
const KNOWN_KINDS = /^(?:zoos?|theme parks?|day trips?|flights?|flying|planes?)$/;
