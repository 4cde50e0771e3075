import type { ActionQuestion, Stay } from '@app/contracts';
import { asks, takes, textOf } from './planned.js';
import type { Given, Planned } from './planned.js';

const MOST_STAYS = 12;

const questionAbout = ({ name, city }: Stay, id: string): ActionQuestion => ({
  id,
  question: `Under which mail address does ${name} in ${city} take requests?`,
  type: 'email',
  required: true,
  placeholder: 'rooms@example.com',
});

const requestText = ({ name, checkInDate, checkOutDate, nights, rooms }: Stay): string =>
  [
    `Dear team of ${name},`,
    '',
    `do you have ${rooms === 1 ? 'a room' : `${rooms} rooms`} from ${checkInDate} to ${checkOutDate} (${nights} ${nights === 1 ? 'night' : 'nights'})?`,
    'Please answer with the price and how long you keep it. This is a request, not a booking.',
    '',
    'Thank you.',
  ].join('\n');

/** One step for each stay of the plan; whom to ask is in the person's words or answers, never made up. */
export function planStays(named: readonly string[], { request, answers, taken }: Given): Planned {
  const stays = (taken?.plan.stays ?? []).slice(0, MOST_STAYS);
  const [said] = named.filter((address) => request.includes(address));
  const asked = stays.map((stay, index) => {
    const id = `stayMail${index + 1}`;
    return { stay, id, to: textOf(answers[id]) ?? (stays.length === 1 ? (said ?? null) : null) };
  });
  const missing = asked.filter(({ to }) => to === null);
  if (missing.length > 0) return asks(...missing.map(({ stay, id }) => questionAbout(stay, id)));
  return takes(
    ...asked.map(({ stay, to }) => {
      const dates = `${stay.checkInDate} to ${stay.checkOutDate}`;
      return {
        title: `Ask ${stay.name}`.slice(0, 200),
        args: { to, stay: `${stay.name}, ${dates}`.slice(0, 200), subject: `Room from ${dates}`, text: requestText(stay) },
      };
    }),
  );
}
