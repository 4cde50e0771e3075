import { narratorExpert } from './narrator.expert.js';
import type { FlightLine, GroundLine, SummaryFacts } from '../summary-kit/summary-facts.js';

const leg = (from: string, to: string, amount: number, source: FlightLine['source'] = 'estimate'): FlightLine => ({
  from,
  to,
  date: '2027-05-10',
  departureTime: '08:00',
  amount,
  source,
});
const way = (mode: GroundLine['mode'], from: string, to: string, amount: number): GroundLine => ({ mode, from, to, amount, source: 'estimate' });
const FACTS: SummaryFacts = {
  destination: 'Lisbon',
  country: 'Portugal',
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  days: 5,
  travellers: 2,
  total: 1180,
  limit: 1500,
  currency: 'EUR',
  overBy: -320,
  byCategory: { flights: 420, stays: 320 },
  themes: [],
  highlights: ['Alfama', 'Castle', 'Tower', 'Tram 28', 'Market'],
  flights: [leg('LHR', 'LIS', 200), leg('LIS', 'LHR', 220.5)],
  ground: [],
  isReached: true,
  stays: [{ where: 'Alfama', tier: 'budget', nights: 4, amount: 320, source: 'guide' }],
  currencyAssumed: false,
  highRiskDates: [],
  weatherMissing: false,
  guideMissing: false,
  notes: [],
  language: 'en',
};
const summaryOf = (facts: Partial<SummaryFacts> = {}): string => narratorExpert({ ...FACTS, ...facts }).summary;

describe('the summary by rules', () => {
  it('has a sentence each for trip, highlights, flights, stay and budget', () =>
    expect(summaryOf()).toBe(
      '5 days in Lisbon, Portugal, from 10 to 14 May 2027, for 2 travellers. ' +
        'Highlights: Alfama, Castle, Tower and Tram 28. ' +
        'Flights from London to Lisbon and back are estimated at 420.50 EUR. ' +
        'The 4 nights in Alfama at budget level cost 320 EUR. ' +
        'The whole trip comes to 1,180 EUR, within the budget of 1,500 EUR.',
    ));
  it.each<[string, Partial<SummaryFacts>]>([
    ['A day in Lisbon, Portugal, on 10 May 2027, for one traveller.', { days: 1, endDate: '2027-05-10', travellers: 1 }],
    ['Flights from London to Lisbon and back cost 420 EUR by live offers.', { flights: [leg('LHR', 'LIS', 200, 'live'), leg('LIS', 'LHR', 220, 'live')] }],
    ['Flights from London to Lisbon and back cost 420 EUR.', { flights: [leg('LHR', 'LIS', 200, 'catalog'), leg('LIS', 'LHR', 220, 'catalog')] }],
    ['The flight from London to Lisbon is estimated at 200 EUR.', { flights: [leg('LHR', 'LIS', 200)] }],
    [
      'The flights from London to Lisbon, from Lisbon to Rome and from Rome to London are estimated at 300 EUR.',
      { flights: [leg('LHR', 'LIS', 100), leg('LIS', 'FCO', 100), leg('FCO', 'LHR', 100)] },
    ],
    ['The flights from London to Lisbon and from Rome to London are estimated at 200 EUR.', { flights: [leg('LHR', 'LIS', 100), leg('FCO', 'LHR', 100)] }],
    ['The flight from XXQ to Lisbon', { flights: [leg('XXQ', 'LIS', 200)] }],
    ['The night in Faro is estimated at 90 EUR.', { stays: [{ where: 'Faro', tier: null, nights: 1, amount: 90, source: 'estimate' }] }],
    ['comes to 1,180 EUR without the way there and back, within', { flights: [], isReached: false }],
    [
      'The ways on the ground are estimated at 124 EUR: train from Munich to Bolzano and bus from Bolzano to Ortisei.',
      { flights: [], ground: [way('train', 'Munich', 'Bolzano', 112), way('bus', 'Bolzano', 'Ortisei', 12)] },
    ],
    ['comes to 1,600 EUR, which is 99.99 EUR over the budget of 1,500.01 EUR.', { total: 1600, limit: 1500.01, overBy: 99.99 }],
    ['Prices are in USD, as no currency was given.', { currency: 'USD', currencyAssumed: true }],
    [
      'NaviGo knows no place called Qwertzburg, so it is not on the route. Highlights',
      {
        destination: 'Paris',
        notes: [
          { kind: 'decision', text: 'Something else.' },
          { kind: 'left_out', text: 'NaviGo knows no place called Qwertzburg, so it is not on the route.' },
        ],
      },
    ],
    [
      'No origin is known, so no flights were looked for.',
      { flights: [], notes: [{ kind: 'way_missing', text: 'No origin is known, so no flights were looked for.' }] },
    ],
    [
      'No way from Zurich to Lisbon is known that the request allows.',
      { flights: [], notes: [{ kind: 'way_missing', text: 'No way from Zurich to Lisbon is known that the request allows.' }] },
    ],
    ['The guide has no places for Lisbon', { guideMissing: true }],
    ['No weather could be had', { weatherMissing: true }],
    ['Expect bad weather on 11 May and 12 May.', { highRiskDates: ['2027-05-11', '2027-05-12'] }],
    ['besides the flights.', { notes: [{ kind: 'over_budget', text: 'Even the cheapest version costs 1,700 EUR besides the flights.' }] }],
    ['Not met: pyramids (there are none).', { notes: [{ kind: 'not_met', what: 'pyramids', why: 'there are none' }] }],
  ])('says "%s"', (words, facts) => expect(summaryOf(facts)).toContain(words));
  it('says nothing of flights and currency when there is nothing to say', () => expect(summaryOf({ flights: [] })).not.toMatch(/Flight|no currency/));
  it.each([
    ['de', '5 Tage in Lisbon, Portugal, 10.–14. Mai 2027, für 2 Personen.', 'Die ganze Reise kostet 1.180\u00a0€ und bleibt im Budget von 1.500\u00a0€.'],
    ['fr', '5 jours à Lisbon, Portugal, 10–14 mai 2027, pour 2 personnes.', 'Temps forts : Alfama, Castle, Tower et Tram 28.'],
    ['es', '5 días en Lisbon, Portugal, 10–14 de mayo de 2027, para 2 personas.', 'Vuelos de London a Lisbon, ida y vuelta: unos 420,50\u00a0€ (estimación).'],
    ['it', '5 giorni a Lisbon, Portogallo, 10–14 maggio 2027, per 2 persone.', '4 notti a Alfama (categoria: economico): 320\u00a0€.'],
    ['pt', '5 dias em Lisbon, Portugal, 10–14 de maio de 2027, para 2 pessoas.', 'A viagem completa custa 1180\u00a0€, dentro do orçamento de 1500\u00a0€.'],
  ] as const)('is told in %s, with dates and money as that language writes them', (language, first, other) => {
    const summary = summaryOf({ language });
    expect(summary.startsWith(first)).toBe(true);
    expect(summary).toContain(other);
  });
});
