import { sectionFields } from '../../../libs/agents/src/section-kit/section-fields.js';
import { factsOf, says } from './scripted-model.js';
import type { Question, Reply, Script } from './scripted-model.js';

export const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';

/** Places that are open on their day and that the planner alone would choose otherwise. */
export const PROPOSED_DAYS = [
  { date: '2027-05-10', theme: 'A first look at the river', placeIds: ['praca-do-comercio', 'tram-28'] },
  { date: '2027-05-11', theme: 'Flea market and fado', placeIds: ['feira-da-ladra', 'fado-museum'] },
  { date: '2027-05-12', theme: 'Power and water', placeIds: ['maat', 'belem-tower'] },
  { date: '2027-05-13', theme: 'Gold bars and food counters', placeIds: ['money-museum', 'campo-de-ourique-market'] },
  { date: '2027-05-14', theme: 'Arches and gold', placeIds: ['carmo-convent', 'sao-roque'] },
] as const;

export const PACKED = ['Shoes for cobbled hills', 'A thin jumper for the river wind', 'An empty bag for market finds'];

interface CostFacts {
  readonly overBy: number;
  readonly costs: { readonly currency: string };
}
export const tipFor = ({ overBy, costs }: CostFacts): string => `You keep ${(-overBy).toFixed(2)} ${costs.currency}: enough for a long seafood dinner.`;

interface PlanFacts {
  readonly destination: string;
  readonly days: number;
  readonly total: number;
  readonly limit: number;
  readonly currency: string;
}
export const summaryFor = ({ destination, days, total, limit, currency }: PlanFacts): string =>
  `${days} unhurried days in ${destination} between museums and market halls. Everything comes to ${total.toFixed(2)} ${currency} of your ${limit} ${currency}; fares are estimated.`;

/** What the sentence says, as a model reads it. */
export const LISBON_FACTS = {
  originIata: 'ZRH',
  originCity: 'Zurich',
  destinationHint: 'Lisbon',
  destinationCityCode: 'LIS',
  destinationIata: 'LIS',
  destinations: ['Lisbon'],
  travelStartDate: '2027-05-10',
  travelEndDate: '2027-05-14',
  durationDays: 5,
  budget: 1500,
  currency: 'EUR',
  adults: 2,
  children: null,
  childrenAges: null,
  travellers: 2,
  interests: ['food', 'museums'],
  constraints: null,
};

const suggestion = (name: string, country: string, code: string | null, rationale: string) => ({ name, country, iataCode: code, cityCode: code, rationale });

/** What a good model answers to agents that add a section; the generator names their answers so. */
const ADVICE: Script = Object.fromEntries(
  sectionFields.map((field) => [`${field.charAt(0).toUpperCase()}${field.slice(1).replace(/Section$/, '')}Advice`, says({ items: ['Look it up early.'] })]),
);

/** What a good model answers to each question about that trip. */
export const GOOD_ANSWERS: Script = {
  ...ADVICE,
  RequirementExtraction: says(LISBON_FACTS),
  RiskGuardScan: says({ safetyFlags: [], blocked: false }),
  PreferenceExtraction: says({
    travelStyle: 'balanced',
    prioritizedInterests: ['food', 'museums'],
    preferredPace: 'normal',
    accommodationPreference: 'budget',
  }),
  DestinationSuggestions: says({
    candidates: [
      suggestion('Lisbon', 'Portugal', 'LIS', 'It is what the travellers ask for.'),
      suggestion('Porto', 'Portugal', 'OPO', 'Smaller, with as much to eat.'),
    ],
  }),
  ItineraryDraft: says({ days: PROPOSED_DAYS }),
  BudgetTips: (question: Question): Reply => says({ optimizationTips: [tipFor(factsOf<CostFacts>(question, 'costs'))] }),
  PackingList: says({ items: PACKED }),
  PlanSynthesis: (question: Question): Reply => says({ summary: summaryFor(factsOf<PlanFacts>(question, 'plan')), safetyFlags: [] }),
};

/** The same answers with inventions in all that code decides; the places that exist stay, so that the trip must come out the same. */
export const LYING_ANSWERS: Script = {
  ...GOOD_ANSWERS,
  RequirementExtraction: says({
    ...LISBON_FACTS,
    originIata: 'XQZ',
    destinationHint: 'Paris',
    destinationCityCode: 'PAR',
    destinationIata: 'CDG',
    destinations: ['Paris'],
    travelStartDate: '2027-07-01',
    travelEndDate: '2027-07-20',
    budget: 15_000,
    currency: 'USD',
    adults: 7,
    children: 4,
    travellers: 11,
    constraints: {
      cuisines: null,
      roomType: null,
      houseRule: null,
      transportation: null,
      diet: null,
      mobility: null,
      pace: null,
      mustSee: ['Eiffel Tower'],
      avoid: null,
    },
  }),
  DestinationSuggestions: says({
    candidates: [
      suggestion('Atlantis', 'Nowhere', 'XQZ', 'Flights for 1 EUR.'),
      suggestion('Lisbon', 'Portugal', 'XQZ', 'Flights for 1 EUR.'),
      suggestion('Porto', 'Portugal', 'JFK', 'Smaller, with as much to eat.'),
    ],
  }),
  ItineraryDraft: says({
    days: [
      ...PROPOSED_DAYS.map((day, index) => (index === 1 ? { ...day, placeIds: ['palace-of-mirrors', ...day.placeIds] } : day)),
      { date: '2027-05-15', theme: 'A day too many', placeIds: ['oceanarium'] },
    ],
  }),
  BudgetTips: says({ optimizationTips: ['The hotel gives you 700 EUR back.', 'In all you pay only 12 eur.'] }),
  PlanSynthesis: says({ summary: 'Five days in Lisbon for only **999.00** EUR, half of your 2k eur.', safetyFlags: [] }),
};
