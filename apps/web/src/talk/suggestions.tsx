import type { JSX } from 'preact';
import type { ShownPlan } from '../store/shown-plan.js';
import { requestIn } from '../store/shown-plan.js';
import { useTrip } from '../store/trip-context.js';
import { t } from '../words/words.js';

const MAX_OFFERED = 3;

/** Number of the day with the most visits, where one has more than three. */
function fullestDay({ itinerary }: ShownPlan): number | null {
  const counts = itinerary.map(({ activities }) => activities.filter(({ kind }) => kind !== 'free_time').length);
  const most = Math.max(0, ...counts);
  return most > 3 ? counts.indexOf(most) + 1 : null;
}

/** Three changes that fit the plan as it is. */
export function Suggestions(): JSX.Element | null {
  const { store, talk } = useTrip();
  const [plan, thread] = [store.plan.value, store.thread.value];
  const isOpen = store.status.value === 'complete' || store.status.value === 'awaiting_review';
  if (!plan || plan.isDraft || plan.itinerary.length === 0 || !thread || !isOpen) return null;
  const request = requestIn(thread);
  const day = fullestDay(plan);
  const offers = [
    plan.budget && plan.budget.estimatedTotal > 0.85 * plan.budget.budgetLimit ? t('suggest.cheaper') : t('suggest.stay'),
    ...(day === null ? [] : [t('suggest.lighter', { day })]),
    ...(request?.interests ?? []).slice(0, 1).map((interest) => t('suggest.more', { interest })),
    t('suggest.later'),
  ].slice(0, MAX_OFFERED);
  return (
    <div class="ideas">
      {offers.map((words) => (
        <button key={words} type="button" class="chip" disabled={talk.isSending.value} onClick={() => void talk.say(words)}>
          {words}
        </button>
      ))}
    </div>
  );
}
