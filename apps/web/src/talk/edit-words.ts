import type { ItineraryDay, RevisionChange } from '@app/contracts';
import { listed } from '../words/formats.js';
import { t } from '../words/words.js';

const nameIn = (id: string): string => id.replace(/^d\d+-(?:a\d+-)?/, '');

/** What an id stands for: the visit of that place in the plan as it is now, else the place that the id is made of. */
function placeOf(id: string, days: readonly ItineraryDay[]): string {
  const name = nameIn(id);
  const visit = days.flatMap(({ activities }) => activities).find((activity) => nameIn(activity.id) === name);
  return visit?.title ?? name.replaceAll('-', ' ');
}

type Worded = { readonly [K in RevisionChange['kind']]?: (change: Extract<RevisionChange, { kind: K }>, days: readonly ItineraryDay[]) => string };

/** Changes that a page can make by hand; others come from sentences. */
const WORDS: Worded = {
  remove: ({ activityId }, days) => t('edit.remove', { what: placeOf(activityId, days) }),
  replace: ({ activityId, place }, days) => t('edit.replace', { place, what: placeOf(activityId, days) }),
  move: ({ activityId, day, position }, days) =>
    position ? t('edit.moveTo', { what: placeOf(activityId, days), day, number: position }) : t('edit.move', { what: placeOf(activityId, days), day }),
  add: ({ place }) => t('edit.add', { place }),
  stop_nights: ({ by, stop }) => t('edit.nights', { by, stop }),
  skip_stop: ({ stop }) => t('edit.skip', { stop }),
  stop_order: ({ stops }) => t('edit.order', { stops: listed(stops) }),
  budget: ({ amount }) => t('edit.budget', { amount }),
};

/** A change by hand, in the words that a person would use for it. */
export function editWords<C extends RevisionChange>(change: C, days: readonly ItineraryDay[] = []): string {
  const words = WORDS[change.kind] as ((one: C, days: readonly ItineraryDay[]) => string) | undefined;
  return words ? words(change, days) : t('edit.said');
}
