import type { Wish, WishResult } from '@app/contracts';
import { foldName } from '@app/guide';
import { checkAvoid } from './check-avoid.js';
import { checkDiet, checkFood } from './check-food.js';
import { checkMobility, checkStay } from './check-people.js';
import { checkDayTrip, checkMood, checkSights } from './check-sights.js';
import { checkClock, checkCounts, checkNap, checkWays } from './check-times.js';
import { evidenceOf } from './evidence.js';
import type { Evidence, LedgerFacts } from './evidence.js';
import { met, notUnderstood } from './ledger-row.js';
import { isMeantForTable } from './food.js';
import { groundWishes } from './ground.js';
import type { Finding } from './ledger-row.js';
import { conceptsOf, rareTokens } from './match.js';

const CHECKS: Readonly<Record<Wish['kind'], (wish: Wish, evidence: Evidence) => Finding>> = {
  place: checkSights,
  activity: checkActivity,
  event: checkSights,
  food: checkFood,
  diet: checkDiet,
  not_before: checkClock,
  not_after: checkClock,
  max_per_day: checkCounts,
  min_per_day: checkCounts,
  free_day: checkCounts,
  avoid: checkAvoid,
  stay: checkStay,
  mobility: checkMobility,
  day_trip: checkDayTrip,
  arrive_after: checkWays,
  depart_after: checkWays,
  back_by: checkWays,
  mood: checkMood,
  nap: checkNap,
  company: (_, { words }) => met(words.say('wish.company')),
  other: checkOther,
};

/** An evening in a brewery is spent at a table. */
function checkActivity(wish: Wish, evidence: Evidence): Finding {
  const seen = checkSights(wish, evidence);
  if (seen.status === 'met' || !isMeantForTable(wish)) return seen;
  const eaten = checkFood(wish, evidence);
  return eaten.status === 'met' || seen.status === 'not_met' ? eaten : seen;
}

/** Words that no kind fits may still name something that the plan holds. */
function checkOther(wish: Wish, evidence: Evidence): Finding {
  const { say } = evidence.words;
  const words = [wish.said, ...wish.targets];
  if (words.every((text) => conceptsOf(text).length === 0 && rareTokens(text).length === 0)) return notUnderstood(say('wish.not_understood'));
  const found = checkSights({ ...wish, kind: 'place' }, evidence);
  return found.status === 'met' ? found : notUnderstood(say('wish.say_otherwise'));
}

/** "Opera in Verona" asks for an opera: that a visit bears the town's name says nothing. */
function withoutTowns(wish: Wish, towns: readonly { readonly name: string }[]): Wish {
  if (wish.kind !== 'activity' && wish.kind !== 'event' && wish.kind !== 'mood') return wish;
  const names = new Set(towns.map(({ name }) => foldName(name)));
  const targets = wish.targets.map((target) => {
    const kept = target.split(/\s+/).filter((word) => !names.has(foldName(word)));
    return kept.length > 0 ? kept.join(' ') : target;
  });
  return { ...wish, targets };
}

/** What became of every wish in a finished trip, in the order of the wishes; nothing is called met without evidence in the plan. */
export function wishLedger(facts: LedgerFacts): WishResult[] {
  const evidence = evidenceOf(facts);
  return groundWishes(facts.wishes, facts.towns).map((wish) => ({
    id: wish.id,
    said: wish.said,
    kind: wish.kind,
    ...CHECKS[wish.kind](withoutTowns(wish, facts.towns), evidence),
  }));
}
