import type { Wish } from '@app/contracts';
import { dietsOf, foldName, toMinutes } from '@app/guide';
import type { GuideEatery, Interest } from '@app/guide';
import { interestWeights, interestsOf } from '../../interests.js';
import { targetsOf } from '../wishes/match.js';
import { moodInterests } from '../wishes/moods.js';
import type { Party, DaysRequest } from '../trip-types.js';

export type Pace = 'slow' | 'normal' | 'fast';

/** Which ways and places are out of reach or hard; what nobody has said stays possible. */
export interface Reach {
  readonly stepFree: boolean;
  readonly noStairs: boolean;
  readonly noSteep: boolean;
  readonly shortWalks: boolean;
}

/** Everything about the travellers that shapes a day. Minutes are after midnight. */
export interface Traveller {
  readonly party: Party;
  readonly pace: Pace;
  /** Nothing begins before and nothing ends after. */
  readonly firstMinute: number;
  readonly lastMinute: number;
  /** True for people who leave earlier than usual when the way is long. */
  readonly risesEarly: boolean;
  readonly maxPerDay: number | null;
  readonly minPerDay: number;
  readonly freeDays: number;
  readonly nap: boolean;
  readonly withChildren: boolean;
  readonly smallChildren: boolean;
  /** Longest time of a full day with nothing named. */
  readonly maxGapMinutes: number;
  /** Share of the day's waking hours that is planned. */
  readonly share: number;
  readonly strainLimit: number;
  readonly reach: Reach;
  /** Whether evenings after dinner are used. */
  readonly evenings: 'never' | 'some' | 'often';
  /** Whether bars are for them. */
  readonly nightlife: boolean;
  readonly diets: readonly GuideEatery['diets'][number][];
  /** Diets and allergies that no table is known to keep, in the traveller's words. */
  readonly otherDiets: readonly string[];
  readonly weights: ReadonlyMap<Interest, number>;
  readonly spoken: ReadonlySet<Interest>;
}

const PACES: Readonly<Record<Pace, { readonly firstMinute: number; readonly share: number; readonly evenings: Traveller['evenings'] }>> = {
  slow: { firstMinute: 570, share: 0.48, evenings: 'never' },
  normal: { firstMinute: 540, share: 0.68, evenings: 'some' },
  fast: { firstMinute: 510, share: 0.82, evenings: 'often' },
};
const LATEST_MINUTE = 1435;
const CHILDREN_LAST_MINUTE = 1260;
const GAP_MINUTES = { usual: 150, slow: 210 };
const SMALL_CHILD_AGE = 6;
const CHILDREN_SHARE = 0.85;
const MOST_WANTED = 9;
/** Kilometres on foot, with stairs, slopes and standing counted as kilometres. */
const STRAIN = { wheelchair: 9, walkingAid: 7, pregnant: 10, smallChildren: 10, children: 13, older: 12, usual: 17, young: 20 };

const wordsOf = (wish: Wish): string => foldName([wish.said, ...wish.targets].join(' '));
const ofKind = (wishes: readonly Wish[], ...kinds: Wish['kind'][]): Wish[] => wishes.filter(({ kind }) => kinds.includes(kind));
const times = (wishes: readonly Wish[]): number[] => wishes.flatMap(({ time }) => (time ? [toMinutes(time)] : []));
const counts = (wishes: readonly Wish[]): number[] => wishes.flatMap(({ count }) => count ?? []);

const WHEELCHAIR = /wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|step free|stufenlos|barrier|scooter/;
const STAIRS =
  /stair|steps|trepp|stufen|escalier|marches|escaler|scale|gradini|escada|knee|knie|genou|rodilla|ginocch|joelho|hip\b|stroller|pram|kinderwagen|poussette/;
const STEEP = /steep|hill|steil|berg|pente|cuesta|salit|subida|colina|knee|knie|genou|rodilla|ginocch|joelho|hip\b|heart|uphill/;
const SHORT =
  /walk(?:ing)? (?:far|much|long)|cane|stick|gehstock|rollator|walker|canne|baston|bastone|bengala|mobility|short walk|bad (?:hip|knee|back)|not walk|wenig laufen|nicht (?:so )?(?:weit|viel)|tired|crutch/;
const OLDER = /\b(?:6[5-9]|7\d|8\d|9\d)\b|older|elder|senior|grand(?:ma|pa|mother|father|parent)|rentner|retire|oma\b|opa\b|abuel|nonn[oi]/;
const PREGNANT = /pregnan|schwanger|enceinte|embarazad|incinta|gravid/;

/** What ways and places these wishes and a mobility constraint leave within reach. */
export function reachOf(wishes: readonly Wish[], mobility: string | undefined): Reach {
  const words = [...ofKind(wishes, 'mobility').map(wordsOf), foldName(mobility ?? '')].join(' ');
  const stepFree = WHEELCHAIR.test(words);
  // Whoever speaks of how they walk is spared stairs and slopes, in whatever words they say it.
  const spared = ofKind(wishes, 'mobility').length > 0;
  return {
    stepFree,
    noStairs: stepFree || spared || STAIRS.test(words),
    noSteep: stepFree || spared || STEEP.test(words),
    shortWalks: stepFree || SHORT.test(words) || mobility !== undefined,
  };
}

function strainLimitOf(reach: Reach, party: Party, words: string, pace: Pace): number {
  const children = party.children > 0;
  const small = hasSmallChildren(party);
  const limits = [
    ...(reach.stepFree ? [STRAIN.wheelchair] : []),
    ...(reach.shortWalks && !reach.stepFree ? [STRAIN.walkingAid] : []),
    ...(PREGNANT.test(words) ? [STRAIN.pregnant] : []),
    ...(small ? [STRAIN.smallChildren] : children ? [STRAIN.children] : []),
    ...(OLDER.test(words) ? [STRAIN.older] : []),
    pace === 'fast' ? STRAIN.young : STRAIN.usual,
  ];
  return Math.min(...limits);
}

/** Children of an age at which the day is planned around their sleep; unknown ages count as small. */
const hasSmallChildren = ({ children, childrenAges }: Party): boolean =>
  children > 0 && (childrenAges.length === 0 || childrenAges.some((age) => age <= SMALL_CHILD_AGE));

/** The hours and numbers that wishes set, or the pace where they set none. */
function limitsOf(
  wishes: readonly Wish[],
  pace: Pace,
  withChildren: boolean,
): Pick<Traveller, 'firstMinute' | 'lastMinute' | 'maxPerDay' | 'minPerDay' | 'freeDays'> {
  const notBefore = times(ofKind(wishes, 'not_before'));
  const most = counts(ofKind(wishes, 'max_per_day'));
  const maxPerDay = most.length > 0 ? Math.max(1, Math.min(...most)) : null;
  return {
    firstMinute: notBefore.length > 0 ? Math.max(...notBefore) : PACES[pace].firstMinute,
    lastMinute: Math.min(LATEST_MINUTE, withChildren ? CHILDREN_LAST_MINUTE : LATEST_MINUTE, ...times(ofKind(wishes, 'not_after'))),
    maxPerDay,
    minPerDay: Math.min(maxPerDay ?? MOST_WANTED, Math.max(0, ...counts(ofKind(wishes, 'min_per_day')))),
    freeDays: ofKind(wishes, 'free_day').reduce((sum, { count }) => sum + (count ?? 1), 0),
  };
}

/** Who travels, read from the request once. */
export function travellerOf(request: Pick<DaysRequest, 'party' | 'preferences' | 'constraints' | 'wishes' | 'interests'>): Traveller {
  const { party, preferences, constraints, wishes, interests } = request;
  const pace = constraints?.pace ?? preferences.preferredPace;
  const withChildren = party.children > 0;
  const smallChildren = hasSmallChildren(party);
  const reach = reachOf(wishes, constraints?.mobility);
  const people = ofKind(wishes, 'company', 'mobility', 'mood', 'other').map(wordsOf).join(' ');
  const limits = limitsOf(wishes, pace, withChildren);
  const kept = dietsOf({ diet: [...(constraints?.diet ?? []), ...ofKind(wishes, 'diet').flatMap(targetsOf)] });
  const earlyNights = withChildren || PREGNANT.test(people) || OLDER.test(people);
  const slow = pace === 'slow' || withChildren || limits.maxPerDay !== null;
  return {
    ...limits,
    party,
    pace,
    nap: ofKind(wishes, 'nap').length > 0,
    risesEarly: pace !== 'slow' && !withChildren && ofKind(wishes, 'not_before').length === 0,
    withChildren,
    smallChildren,
    maxGapMinutes: slow ? GAP_MINUTES.slow : GAP_MINUTES.usual,
    share: PACES[pace].share * (smallChildren ? CHILDREN_SHARE : 1),
    strainLimit: strainLimitOf(reach, party, people, pace),
    reach,
    evenings: earlyNights ? 'never' : PACES[pace].evenings,
    nightlife: !earlyNights && !kept.diets.includes('halal'),
    diets: kept.diets,
    otherDiets: kept.unknown,
    weights: interestWeights([...interests, ...moodInterests(wishes)], preferences.prioritizedInterests),
    spoken: new Set(interests.flatMap(interestsOf)),
  };
}
