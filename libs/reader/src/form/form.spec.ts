import { ParsedRequest, PendingQuestion, UserRequest } from '@app/contracts';
import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';
import { applyAnswers } from './answers.js';
import { completeRequest } from './complete-request.js';
import { questionsFor } from './questions.js';

const now = '2027-04-20';
const options = { now, places: createPlaceIndex({ guideCities: [] }) };
const parsedOf = (text: string): ParsedRequest => readRequest(text, options).parsed;
const fieldsOf = (text: string) => questionsFor(parsedOf(text), { now }).map(({ field }) => field);
const answer = (text: string, answers: Record<string, unknown>) => applyAnswers(parsedOf(text), answers, options);

describe('questions', () => {
  it.each([
    ['a trip', ['travelStartDate', 'travelEndDate', 'budget']],
    ['to Rome, 900 euros', ['travelStartDate', 'travelEndDate']],
    ['5 days in Rome', ['travelStartDate', 'budget']],
    ['Rome from 10 May', ['travelEndDate', 'budget']],
    ['Rome 10 to 14 May', ['budget']],
    ['Rome 10 to 14 May, 900 euros', []],
    ['3 days from 1 to 10 May, 900 euros', ['travelEndDate']],
    ['5 days from 10 May 2020, 900 euros', ['travelStartDate']],
    ['12 adults to Rome 10 to 14 May, 9000 euros', ['adults']],
    ['to Rome from 1 May to 30 August, 9000 euros', ['travelEndDate']],
  ])('%s', (text, fields) => expect(fieldsOf(text)).toEqual(fields));

  it('are typed and carry what is known', () => {
    const questions = questionsFor(parsedOf('Tokyo from 10 May for two'), { now, currency: 'CHF' });
    expect(questions).toEqual([
      {
        field: 'travelEndDate',
        question: 'On which day does the trip to Tokyo that starts on 10 May 2027 end?',
        type: 'date',
        required: true,
        min: '2027-05-10',
        max: '2027-07-08',
        example: '2027-05-14',
      },
      {
        field: 'budget',
        question: 'How much may the trip to Tokyo cost in total for all 2 travellers, in CHF?',
        type: 'number',
        required: true,
        min: 1,
        example: '1500 CHF',
      },
    ]);
    for (const question of questions) expect(PendingQuestion.parse(question)).toEqual(question);
  });
  it('add helpful ones only while something is needed', () => {
    const helpful = (text: string) => questionsFor(parsedOf(text), { now, ask: 'helpful' }).map(({ field, required }) => [field, required]);
    expect(helpful('10 to 14 May')).toEqual([
      ['budget', true],
      ['destinationHint', false],
      ['originCity', false],
      ['adults', false],
    ]);
    expect(helpful('10 to 14 May, 900 euros')).toEqual([]);
  });
});

describe('answers by field', () => {
  it.each<[string, Record<string, unknown>, Partial<ParsedRequest>]>([
    [
      'to Rome',
      { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 900 },
      { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', durationDays: 5, budget: 900 },
    ],
    [
      'to Rome',
      { travelStartDate: '10 May', travelEndDate: 'the 14th', budget: '1500 EUR' },
      { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 1500, currency: 'EUR' },
    ],
    ['5 days in Rome', { travelStartDate: '2027-05-10' }, { travelEndDate: '2027-05-14' }],
    ['to Rome', { adults: 'two', children: 1 }, { adults: 2, children: 1, travellers: 3 }],
    ['to Rome', { childrenAges: '5 and 8' }, { childrenAges: [5, 8], children: 2 }],
    ['to Rome', { originCity: 'zurich', interests: 'food, trains' }, { originCity: 'Zurich', originIata: 'ZRH', interests: ['food', 'trains'] }],
    ['to Rome', { destinationHint: 'Napoli' }, { destinationHint: 'Naples', destinations: ['Naples'], destinationIata: 'NAP' }],
    ['3 people to Rome', { budget: '500 each' }, { budget: 1500 }],
    ['to Rome', { originIata: 'zrh', currency: 'chf' }, { originIata: 'ZRH', currency: 'CHF' }],
    ['to Rome', { constraints: { diet: ['vegan'] } }, { constraints: { diet: ['vegan'] } }],
  ])('%s with %j', (text, answers, fields) => {
    const { parsed, issues } = answer(text, answers);
    expect(issues).toEqual([]);
    expect(parsed).toMatchObject(fields);
    expect(ParsedRequest.parse(parsed)).toEqual(parsed);
  });

  it.each<[string, Record<string, unknown>, Partial<ParsedRequest>]>([
    ['to Rome', { destinationIata: 'LIS' }, { destinationHint: null, destinations: [], destinationIata: 'LIS', destinationCityCode: null }],
    ['to Rome', { destinationCityCode: 'PAR' }, { destinationHint: null, destinations: [], destinationIata: null, destinationCityCode: 'PAR' }],
    ['to Rome', { destinationIata: 'LIS', destinationHint: 'Lisbon' }, { destinationHint: 'Lisbon', destinationIata: 'LIS' }],
    ['to Rome', { destinationIata: 'CIA' }, { destinationHint: 'Rome', destinations: ['Rome'], destinationIata: 'CIA', destinationCityCode: 'ROM' }],
    ['from Zurich to Rome', { originIata: 'GVA' }, { originCity: null, originIata: 'GVA', destinationHint: 'Rome' }],
    ['from Zurich to Rome', { originIata: 'ZRH' }, { originCity: 'Zurich', originIata: 'ZRH' }],
    ['from Zurich to Rome', { originIata: 'GVA', originCity: 'Lausanne' }, { originCity: 'Lausanne', originIata: 'GVA' }],
    ['to Paris and Rome', { destinationIata: 'LIS' }, { destinations: [], constraints: null }],
    ['to Paris and Rome', { destinationHint: 'Rome' }, { destinations: ['Rome'], constraints: null }],
    ['vegan food in Paris and Rome', { destinationIata: 'LIS' }, { constraints: { diet: ['vegan'] } }],
  ])('lets an answered place win over the words: %s with %j', (text, answers, fields) => {
    const { parsed, issues } = answer(text, answers);
    expect(issues).toEqual([]);
    expect(parsed).toMatchObject(fields);
  });
  it('keeps the place of the words when the answered code is none', () =>
    expect(answer('to Rome', { destinationIata: 'Lisbon Airport' }).parsed).toMatchObject({ destinationHint: 'Rome', destinations: ['Rome'] }));

  it.each<[string, unknown]>([
    ['travelStartDate', '2027-02-30'],
    ['travelStartDate', '2020-01-01'],
    ['travelStartDate', 20270510],
    ['travelStartDate', 'soon'],
    ['budget', 0],
    ['budget', -5],
    ['budget', '-500'],
    ['budget', Number.NaN],
    ['budget', 'much'],
    ['budget', null],
    ['adults', 0],
    ['adults', 10],
    ['adults', 1.5],
    ['children', -1],
    ['childrenAges', [5, 40]],
    ['originCity', ''],
    ['originCity', 'x'],
    ['originIata', 'ZURICH'],
    ['currency', 'francs'],
    ['interests', [7]],
    ['constraints', { roof: true }],
    ['favouriteColour', 'blue'],
    ['constructor', 1],
    ['toString', 'x'],
    ['requestText', 'new text'],
    ['userId', 'other'],
  ])('refuses %s = %j and says so', (field, value) => {
    const before = parsedOf('to Rome');
    const { parsed, issues } = applyAnswers(before, { [field]: value }, options);
    expect(issues).toEqual([{ path: field, message: expect.any(String) }]);
    expect(parsed).toEqual(before);
  });
  it('refuses a key that names the prototype', () => {
    const answers = JSON.parse('{"__proto__": {"budget": 5}, "budget": 900}') as Record<string, unknown>;
    const { parsed, issues } = answer('to Rome', answers);
    expect(issues).toEqual([{ path: '__proto__', message: expect.any(String) }]);
    expect(parsed.budget).toBe(900);
  });
  it('keeps good answers beside a refused one', () => {
    const { parsed, issues } = answer('to Rome', { budget: 900, travelStartDate: '2027-05-10', travelEndDate: '2027-05-01' });
    expect(issues).toEqual([{ path: 'travelEndDate', message: expect.stringContaining('before the start') }]);
    expect([parsed.budget, parsed.travelStartDate, parsed.travelEndDate]).toEqual([900, '2027-05-10', null]);
  });
});

describe('a complete request', () => {
  const complete = (text: string, homeAirport?: string) =>
    completeRequest(parsedOf(text), { currencyFallback: 'USD', userId: 'anna', today: now, homeAirport });
  it('is valid, with the defaults that have a fixed meaning', () => {
    const result = complete('5 days in Rome from 10 May, budget 900', 'ZRH');
    if (!('userRequest' in result)) throw new Error(`missing ${result.missing.join()}`);
    expect(UserRequest.parse(result.userRequest)).toMatchObject({
      userId: 'anna',
      originIata: 'ZRH',
      travelEndDate: '2027-05-14',
      adults: 1,
      children: 0,
      interests: [],
      currency: 'USD',
      budget: 900,
      requestText: '5 days in Rome from 10 May, budget 900',
    });
  });
  it('keeps the origin that was said', () =>
    expect(complete('from Bern to Rome 10 to 14 May, 900 euros', 'ZRH')).toMatchObject({ userRequest: { originCity: 'Bern', currency: 'EUR' } }));
  it('counts grown-ups without the children', () =>
    expect(complete('5 people including 2 kids, Rome 10 to 14 May, 900 euros')).toMatchObject({ userRequest: { adults: 3, children: 2 } }));
  it.each([
    ['to Rome', ['travelStartDate', 'travelEndDate', 'budget']],
    ['12 people to Rome 10 to 14 May, 9000 euros', ['adults']],
    ['3 days from 1 to 10 May, 900 euros', ['travelEndDate']],
  ])('names what "%s" lacks', (text, missing) => expect(complete(text)).toEqual({ missing }));
});
