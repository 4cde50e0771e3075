import type { TakenPlan } from '@app/ports';
import { tripTitle } from '@app/take-along';

const MAX_CHARS = 20_000;
const CHAT_DAYS = 60;

/** The plan in a few plain lines, as it stands in mails and messages. */
export function mailText(taken: TakenPlan | null): string {
  if (!taken) return 'There is no plan yet.';
  const { plan } = taken;
  const days = plan.itinerary.slice(0, CHAT_DAYS).map(({ date, city, theme }) => `${date}  ${city}: ${theme}`);
  return [tripTitle(plan), '', plan.summary, '', ...days].join('\n').slice(0, MAX_CHARS);
}
