import { NOTHING_SAID, ParsedRequest, UserRequest } from '@app/contracts';
import type { DailyWeather, FlightOption, ItineraryDay, Preferences, WeatherRiskSummary } from '@app/contracts';
import type { FlightQuery, WeatherQuery } from '@app/ports';
import type { RequirementExtraction } from '../requirement-parser/requirement-parser.schema.js';
import { addDays, daysBetween } from '@app/contracts';

/** A complete request for four days in Lisbon; a test names only what it is about. */
export const requestOf = (fields: Partial<UserRequest> = {}): UserRequest =>
  UserRequest.parse({
    userId: 'someone',
    requestText: 'Four days in Lisbon please',
    destinationHint: 'Lisbon',
    originIata: 'ZRH',
    travelStartDate: '2027-05-10',
    travelEndDate: '2027-05-13',
    budget: 2000,
    currency: 'EUR',
    adults: 2,
    ...fields,
  });

/** A parsed request in which nothing was said but what a test names. */
export const parsedOf = (fields: Partial<ParsedRequest> = {}): ParsedRequest => ParsedRequest.parse({ ...NOTHING_SAID, requestText: 'a trip', ...fields });

export const preferencesOf = (fields: Partial<Preferences> = {}): Preferences => ({
  travelStyle: 'balanced',
  prioritizedInterests: ['food'],
  preferredPace: 'normal',
  accommodationPreference: 'midrange',
  ...fields,
});

export const flightOf = (fields: Partial<FlightOption> = {}): FlightOption => ({
  offerId: 'offer-a',
  originIata: 'ZRH',
  destinationIata: 'LIS',
  departureAt: '2027-05-10T08:00',
  arrivalAt: '2027-05-10T10:00',
  durationMinutes: 180,
  stops: 0,
  carrier: 'Example Air',
  flightNumbers: ['EX 1'],
  price: { amount: 200, currency: 'EUR' },
  source: 'estimate',
  ...fields,
});

/** A provider with one flight a day each way. */
export const oneFlightEachWay = async ({ originIata, destinationIata, departureDate, currency }: FlightQuery): Promise<FlightOption[]> => [
  flightOf({
    offerId: `${originIata}-${destinationIata}`,
    originIata,
    destinationIata,
    departureAt: `${departureDate}T15:00`,
    arrivalAt: `${departureDate}T17:30`,
    price: { amount: 180, currency },
  }),
];

export const weatherDay = (fields: Partial<DailyWeather> = {}): DailyWeather => ({
  date: '2027-05-10',
  weatherCode: 2,
  summary: 'partly cloudy',
  highC: 23,
  lowC: 14,
  precipitationMm: 0,
  precipitationProbability: 10,
  riskLevel: 'LOW',
  source: 'climate',
  ...fields,
});

/** Mild days for every date that is asked. */
export const mildWeather = async ({ city, startDate, endDate }: WeatherQuery): Promise<WeatherRiskSummary> => ({
  location: city,
  timezone: 'UTC',
  highRiskDates: [],
  degraded: null,
  daily: Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => weatherDay({ date: addDays(startDate, index) })),
});

/** A day with one paid visit and one free one. */
export const dayOf = (fields: Partial<ItineraryDay> = {}): ItineraryDay => ({
  date: '2027-05-10',
  city: 'Lisbon',
  theme: 'By the river',
  weatherNote: null,
  activities: [
    {
      id: 'd1-a1',
      title: 'Paid sight',
      kind: 'museum',
      place: { name: 'Paid sight' },
      start: '10:00',
      end: '12:00',
      cost: { amount: 30, currency: 'EUR' },
      source: 'guide',
    },
    {
      id: 'd1-a2',
      title: 'Open square',
      kind: 'religious',
      place: { name: 'Open square' },
      start: '13:00',
      end: '14:00',
      cost: { amount: 0, currency: 'EUR' },
      source: 'guide',
    },
  ],
  ...fields,
});

const { requestText: _words, ...nothingSaid } = NOTHING_SAID;
/** What a model answers that finds nothing in the words. */
export const NOTHING_EXTRACTED: RequirementExtraction = { ...nothingSaid, destinations: null, interests: null, constraints: null };
