import { z } from 'zod';
import { FlightOption, Money, sumAmounts } from '@app/contracts';
import { defineTool } from '../../registry/define-tool.js';
import { adapterRetries, fields } from '../field-kit/fields.js';

const DEFAULT_CHILD_AGE = 10;

const Input = z
  .strictObject({
    originIata: fields.airport('From'),
    destinationIata: fields.airport('To'),
    departureDate: fields.date('Day of departure'),
    returnDate: fields.date('Day of the flight back').nullable().default(null).describe('Day of the flight back as YYYY-MM-DD; null for one way.'),
    adults: fields.adults,
    children: fields.children,
    currency: fields.currency('Currency of the prices').default('EUR'),
    maxResults: z.number().int().min(1).max(10).default(5).describe('How many flights each way at most.'),
  })
  .refine(({ originIata, destinationIata }) => originIata !== destinationIata, { error: 'origin and destination are the same' })
  .refine(({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate, { error: 'returnDate is before departureDate' });

const Output = z.strictObject({
  outbound: z.array(FlightOption).describe('The cheapest first; prices for all travellers together, times local.'),
  back: z.array(FlightOption).describe('Empty for one way.'),
  cheapestTotal: Money.nullable().describe('The cheapest way there, and back when asked for; null when there is none.'),
  source: fields.source.nullable().describe('Of the cheapest flight; null when there is none.'),
});

/** Ways to fly there, and back when a date for it is given. */
export const searchFlights = defineTool({
  name: 'search_flights',
  description: 'Finds flights of a day between two airports, and back when returnDate is given: times, stops and the price for all travellers together.',
  input: Input,
  output: Output,
  scopes: ['travel:read'],
  rate: '120/m',
  risk: 'low',
  timeoutMs: 40_000,
  maxBytes: 64 * 1024,
  ...adapterRetries,
  async call({ originIata, destinationIata, departureDate, returnDate, adults, children, currency, maxResults }, { world, signal }) {
    const travellers = { adults, children, childrenAges: Array.from({ length: children }, () => DEFAULT_CHILD_AGE), currency, maxResults };
    const [outbound, back] = await Promise.all([
      world.flights.search({ originIata, destinationIata, departureDate, ...travellers }, signal),
      returnDate === null
        ? []
        : world.flights.search({ originIata: destinationIata, destinationIata: originIata, departureDate: returnDate, ...travellers }, signal),
    ]);
    const cheapest = [outbound[0], ...(returnDate === null ? [] : [back[0]])].filter((option) => option !== undefined);
    const complete = cheapest.length === (returnDate === null ? 1 : 2);
    return {
      outbound,
      back,
      cheapestTotal: complete ? { amount: sumAmounts(cheapest.map(({ price }) => price.amount)), currency } : null,
      source: outbound[0]?.source ?? null,
    };
  },
});
