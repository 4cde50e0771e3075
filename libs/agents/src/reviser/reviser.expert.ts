import { readRouteChange } from '@app/reader';
import { clausesOf } from './feedback-words.js';
import { readClause } from './feedback-rules.js';
import type { FeedbackReading, ReviserInput, RevisionWish } from './reviser.schema.js';

/** Reads wishes by rules: changes of the route in six languages, others in English and the basics of German, French and Spanish. */
export function reviserExpert({ feedback, days, route }: Pick<ReviserInput, 'feedback' | 'days' | 'route'>): FeedbackReading {
  const dates = days.map(({ date }) => date);
  const wishes = clausesOf(feedback).flatMap((text) => {
    const read = readClause({ text, dates });
    // "Add Siena" may mean a sight of that name: whoever knows the plan decides.
    const aboutRoute = readRouteChange(text, route).some((change) => change.kind !== 'add_stop' || change.nights !== null || read?.kind !== 'add');
    return aboutRoute ? [routeWish(text)] : (read ?? []);
  });
  return { wishes };
}

const routeWish = (text: string): RevisionWish => ({ kind: 'route', day: null, what: text, instead: null, amount: null });
