import type { RevisionChange } from '@app/contracts';
import { listed } from '../words/formats.js';
import { t } from '../words/words.js';

/** The place that an id is made of: `d2-a1-torre-de-belem` is "torre de belem". */
const placeOf = (id: string): string => id.replace(/^d\d+-(?:a\d+-)?/, '').replaceAll('-', ' ');

type Worded = { readonly [K in RevisionChange['kind']]?: (change: Extract<RevisionChange, { kind: K }>) => string };

/** Changes that a page can make by hand; others come from sentences. */
const WORDS: Worded = {
  remove: ({ activityId }) => t('edit.remove', { what: placeOf(activityId) }),
  replace: ({ activityId, place }) => t('edit.replace', { place, what: placeOf(activityId) }),
  move: ({ activityId, day, position }) =>
    position ? t('edit.moveTo', { what: placeOf(activityId), day, number: position }) : t('edit.move', { what: placeOf(activityId), day }),
  add: ({ place }) => t('edit.add', { place }),
  stop_nights: ({ by, stop }) => t('edit.nights', { by, stop }),
  skip_stop: ({ stop }) => t('edit.skip', { stop }),
  stop_order: ({ stops }) => t('edit.order', { stops: listed(stops) }),
  budget: ({ amount }) => t('edit.budget', { amount }),
};

/** A change by hand, in the words that a person would use for it. */
export function editWords<C extends RevisionChange>(change: C): string {
  const words = WORDS[change.kind] as ((one: C) => string) | undefined;
  return words ? words(change) : t('edit.said');
}
