import { toCents } from '@app/contracts';
import type { ActionQuestion, TransportLeg } from '@app/contracts';
import { PassengerInput } from '../tools/kit/flight-orders.js';
import type { FlightOrderInput } from '../tools/kit/flight-orders.js';
import { asks, takes, textOf } from './planned.js';
import type { Given, Planned, PlannedStep } from './planned.js';

type Passenger = FlightOrderInput['passengers'][number];
const FIELDS = ['title', 'givenName', 'familyName', 'bornOn', 'gender', 'email', 'phone'] as const;
const MOST_FLIGHTS = 12;

const passengersQuestion = (trouble: string | null): ActionQuestion => ({
  id: 'passengers',
  question: `${trouble === null ? '' : `${trouble} `}Who flies? One line for each: title, first name, last name, birth date, m or f as in the passport, mail address, phone.`,
  type: 'textarea',
  required: true,
  placeholder: 'ms, Sara, Muster, 1990-04-30, f, sara@example.com, +41791234567',
});

/** Reads one line for each passenger, or says which line cannot be read and why. */
export function readPassengers(text: string): readonly Passenger[] | string {
  const passengers: Passenger[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const parts = line.split(',').map((part) => part.trim());
    const given = Object.fromEntries(
      FIELDS.map((field, at) => [
        field,
        ['title', 'gender'].includes(field) ? parts[at]?.toLowerCase() : parts[at]?.replaceAll(/[ ()-]/g, field === 'phone' ? '' : '$&'),
      ]),
    );
    const read = PassengerInput.safeParse(given);
    const [issue] = read.success && parts.length === FIELDS.length ? [] : [read.error?.issues[0]];
    if (!read.success || parts.length !== FIELDS.length)
      return `Line ${index + 1} cannot be read${issue ? ` (${issue.path.join('.')}: ${issue.message})` : `: it has ${parts.length} parts, not ${FIELDS.length}`}.`;
    passengers.push(read.data);
  }
  return passengers.length > 0 ? passengers : 'Nobody was named.';
}

const titleOf = ({ description, from, to, date }: TransportLeg): string => `${from} to ${to} on ${date} (${description})`.slice(0, 200);

/** One step for each flight of the plan. A flight that is only estimated stays in, so that its refusal is seen. */
export function planFlights({ answers, taken }: Given, { pays }: { readonly pays: boolean }): Planned {
  const flights = (taken?.plan.transport ?? []).filter(({ mode }) => mode === 'flight').slice(0, MOST_FLIGHTS);
  if (flights.length === 0) return takes();
  const given = textOf(answers['passengers']);
  const passengers = given === null ? null : readPassengers(given);
  if (passengers === null || typeof passengers === 'string') return asks(passengersQuestion(passengers));
  return takes(
    ...flights.map((leg): PlannedStep => {
      const priceCents = toCents(leg.cost.amount);
      const { currency } = leg.cost;
      const offerId = leg.source === 'live' ? leg.offerId : null;
      return {
        title: `${pays ? 'Order' : 'Hold'} ${leg.from} to ${leg.to}`,
        args: { offerId, flight: titleOf(leg), priceCents, currency, passengers },
        cost: { amountCents: pays ? priceCents : 0, currency },
      };
    }),
  );
}
