import type { Wish } from '@app/contracts';
import { bestNamed, distanceKm, foldName, namesPlace } from '@app/guide';
import type { Town, TownPlace } from '@app/guide';
import { GOOD_MATCH, OPEN_MATCH, SURE_MATCH, conceptsOf, namesIn, ownNames, rareTokens, targetsOf, wishScore } from '../wishes/match.js';

/** A place farther from the stay takes most of a day. */
export const FAR_KM = 25;
/** What is round the corner answers a wish as well as what takes a day, unless that is what was named. */
const FAR_ANSWER = 20;
export const WISHED_BEST = 320;
export const WISHED_ALSO = 55;

export const isSightWish = ({ kind }: Wish): boolean => kind === 'place' || kind === 'activity' || kind === 'event' || kind === 'mood' || kind === 'day_trip';

/** Which wishes each place of all towns of the trip answers, and which of them it answers best. */
export interface Answers {
  readonly by: ReadonlyMap<string, readonly string[]>;
  readonly best: ReadonlyMap<string, readonly Wish[]>;
  /** Wishes for something to see or do that no place answers. */
  readonly open: readonly Wish[];
  /** Those that name a thing of which only the kind is known here. */
  readonly unknownNames: readonly Wish[];
}

export const keyOf = (town: Pick<Town, 'id'>, place: Pick<TownPlace, 'id'>): string => `${town.id}/${place.id}`;

interface Answer {
  readonly key: string;
  readonly name: string;
  readonly points: number;
  /** True when it takes most of a day and is only of the kind that was wished for. */
  readonly isFarKind: boolean;
  /** True when it only comes near to what was wished for. */
  readonly isSubstitute: boolean;
  /** True when it is of the kind that was said, and bears no word of the name. */
  readonly isOnlyKind: boolean;
}

/** The places of a town that answer a wish. */
const answersIn = (town: Town, wish: Wish, admitted: (place: TownPlace) => boolean): Answer[] =>
  town.places.flatMap((place): Answer[] => {
    const score = admitted(place) ? wishScore(wish, place) : 0;
    if (score < GOOD_MATCH) return [];
    const isFar = place.kind === 'day_trip' || distanceKm(town, place) > FAR_KM;
    return [
      {
        key: keyOf(town, place),
        name: foldName(place.name),
        points: score * 100 + place.rank - (isFar && score < 1 ? FAR_ANSWER : 0),
        isFarKind: isFar && score < 1,
        isSubstitute: score <= OPEN_MATCH,
        isOnlyKind: score < SURE_MATCH,
      },
    ];
  });

/** A bike is rented round the corner before people travel far for a ride. */
const isFoundNearer = ({ isFarKind }: Answer, wish: Wish): boolean =>
  isFarKind && wish.kind === 'activity' && ownNames(wish).length === 0 && isDoneAnywhere(wish);

/** Matches wishes with the places of the trip; one wish may be answered in several towns, its best place counts most. */
export function answersOf(towns: readonly Town[], wishes: readonly Wish[], admitted: (town: Town, place: TownPlace) => boolean): Answers {
  const by = new Map<string, string[]>();
  const best = new Map<string, Wish[]>();
  const open: Wish[] = [];
  const unknownNames: Wish[] = [];
  for (const wish of wishes.filter(isSightWish)) {
    const found = towns.flatMap((town) => answersIn(town, wish, (place) => admitted(town, place)));
    for (const { key } of found) by.set(key, [...(by.get(key) ?? []), wish.id]);
    const top = found.reduce<Answer | null>((first, answer) => (first && first.points >= answer.points ? first : answer), null);
    if (!top || isFoundNearer(top, wish)) open.push(wish);
    else {
      // One sight that two towns list is the best in both: the day is spent in only one of them.
      for (const { key, name } of found) if (key === top.key || name === top.name) best.set(key, [...(best.get(key) ?? []), wish]);
      if (found.every(({ isSubstitute }) => isSubstitute)) open.push(wish);
      else if (found.every(({ isOnlyKind }) => isOnlyKind) && rareTokens(targetsOf(wish)[0] ?? '').length > 0) unknownNames.push(wish);
    }
    for (const target of top ? targetsOf(wish).flatMap(namesIn).slice(1) : []) addNamed(target, wish);
  }
  return { by, best, open, unknownNames };

  /** "Prado and Reina Sofía" in one wish are two places, each of which counts. */
  function addNamed(target: string, wish: Wish): void {
    for (const town of towns) {
      const place = bestNamed(
        target,
        town.places.filter((candidate) => admitted(town, candidate)),
      );
      if (!place || !namesPlace(target, place.name)) continue;
      const key = keyOf(town, place);
      if (!(best.get(key) ?? []).includes(wish)) best.set(key, [...(best.get(key) ?? []), wish]);
    }
  }
}

const isDoneAnywhere = (wish: Wish): boolean =>
  targetsOf(wish).some((target) => conceptsOf(target).some(({ make }) => make !== null && make.needs.length === 0));
