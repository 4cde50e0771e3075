import type { Wish } from '@app/contracts';
import { isAvoided, namesPlace } from '@app/guide';
import type { GuideEatery } from '@app/guide';
import { answersFood } from '../wishes/food.js';
import { targetsOf } from '../wishes/match.js';

/** True when the travellers want to keep away from the table or its kitchen. */
export const isUnwantedTable = (eatery: GuideEatery, avoid: readonly string[], wishes: readonly Wish[]): boolean =>
  isAvoided({ avoid }, { name: eatery.name, kind: 'table' }) ||
  wishes.some((wish) => wish.kind === 'avoid' && targetsOf(wish).some((target) => namesPlace(target, eatery.name) || answersFood(target, eatery.cuisines)));
