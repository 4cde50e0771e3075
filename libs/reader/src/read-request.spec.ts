import { ParsedRequest } from '@app/contracts';
import { quickestCpuMs } from '../../testing/src/cpu-time.js';
import { createPlaceIndex } from './places/place-index.js';
import { questionsFor } from './form/questions.js';
import { readRequest } from './read-request.js';

const now = '2027-04-20';
const places = createPlaceIndex({ guideCities: [] });

/** Each further message answers whatever is still asked. */
function talk(...messages: string[]): ParsedRequest {
  let parsed: ParsedRequest | null = null;
  for (const text of messages) {
    const asked: string[] | undefined = parsed ? questionsFor(parsed, { now, ask: 'helpful' }).map(({ field }) => field) : undefined;
    parsed = readRequest(text, { now, places, previous: parsed, asked }).parsed;
  }
  return parsed as ParsedRequest;
}

describe('one message', () => {
  it('reads a whole request and keeps its text as given', () => {
    const text = '5 days in Lisbon from 10 May for two, 1500 EUR, food and museums';
    expect(readRequest(text, { now, places }).parsed).toMatchObject({
      requestText: text,
      originCity: null,
      originIata: null,
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
      route: { stops: [{ place: 'Lisbon', nights: null, role: 'stay' }], order: 'free' },
      dateWindow: null,
      language: 'en',
    });
  });
  it.each([
    ['5 Tage Lissabon ab 10. Mai für zwei, 1500 Euro'],
    ['5 jours à Lisbonne à partir du 10 mai pour deux, 1500 euros'],
    ['5 días en Lisboa desde el 10 de mayo para dos, 1500 euros'],
  ])('reads the same from "%s"', (text) =>
    expect(talk(text)).toMatchObject({
      destinationHint: 'Lisbon',
      travelStartDate: '2027-05-10',
      travelEndDate: '2027-05-14',
      travellers: 2,
      budget: 1500,
      currency: 'EUR',
    }),
  );
  it('says which words a field comes from', () => {
    const { evidence } = readRequest('from Zürich to Rome, 3 nights from May 3rd, under €900', { now, places });
    expect(evidence).toEqual(
      expect.arrayContaining([
        { field: 'originCity', value: 'Zurich', words: 'Zürich' },
        { field: 'travelStartDate', value: '2027-05-03', words: 'May 3rd' },
        { field: 'durationDays', value: '4', words: '3 nights' },
        { field: 'budget', value: '900 EUR', words: '€900' },
      ]),
    );
  });
  it.each(['', '   ', '!!!', '\n\n', '🏝️🏝️', 'hello there', 'x'.repeat(8000)])('reads nothing from %j', (text) => {
    const { parsed } = readRequest(text, { now, places });
    expect(ParsedRequest.parse(parsed)).toEqual(parsed);
    expect([parsed.budget, parsed.travelStartDate, parsed.destinationHint, parsed.travellers]).toEqual([null, null, null, null]);
  });
  it.each(['a ', '1,', '5 EUR ', 'the city of ', 'between 1 and ', 'aged 5 and ', 'no flights no ', 'Paris, ', 'about to leave ', '          '])(
    'stays quick on 8,000 characters of "%s"',
    (piece) => {
      const text = piece.repeat(8000 / piece.length);
      expect(quickestCpuMs(() => readRequest(text, { now, places }), 2_000)).toBeLessThan(2_000);
    },
  );
  it('says the same twice', () => {
    const text = 'my wife and I from Bern to Oslo, 3-9 July, 2k francs';
    expect(readRequest(text, { now, places })).toEqual(readRequest(text, { now, places }));
  });
  it('counts one traveller only when a whole request says nothing but "I"', () => {
    expect(talk('I want to go to Rome from 3 to 5 May, my budget is $900').travellers).toBe(1);
    expect(talk('I want to go to Rome').travellers).toBeNull();
    expect(talk('I want to take the kids to Rome from 3 to 5 May, $900').travellers).not.toBe(1);
  });
});

describe('further messages', () => {
  const first = 'to Rome from Zurich, 10 to 14 May, 2 adults, 500 euros per person';
  it.each<[string[], Partial<ParsedRequest>]>([
    [['5 days in Lisbon', '10 May'], { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14' }],
    [['to Tokyo', '10 to 14 May', 'two of us', '3000'], { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', travellers: 2, budget: 3000 }],
    [['to Tokyo on 10 May', '14 May'], { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14' }],
    [['to Tokyo on 10 May', 'back on the 14th'], { travelEndDate: '2027-05-14' }],
    [['to Tokyo on 10 May', 'for 5 days'], { travelEndDate: '2027-05-14' }],
    [['I fly tomorrow to Rome', 'back the same day'], { travelStartDate: '2027-04-21', travelEndDate: '2027-04-21' }],
    [[first, 'actually make it 3'], { travellers: 3, budget: 1500 }],
    [[first, 'sorry, 4 people'], { travellers: 4, budget: 2000 }],
    [[first, 'next month instead'], { travelStartDate: '2027-06-10', travelEndDate: '2027-06-14' }],
    [[first, 'a week later'], { travelStartDate: '2027-05-17', travelEndDate: '2027-05-21' }],
    [[first, 'two days longer'], { travelStartDate: '2027-05-10', travelEndDate: '2027-05-16' }],
    [[first, 'leave on 12 May instead'], { travelStartDate: '2027-05-12', travelEndDate: '2027-05-16' }],
    [[first, 'change the destination to Naples'], { destinations: ['Naples'], originCity: 'Zurich' }],
    [[first, 'also Florence'], { destinations: ['Rome', 'Florence'] }],
    [[first, 'the budget is 2000 dollars now'], { budget: 2000, currency: 'USD' }],
    [[first, 'thanks!'], { destinations: ['Rome'], budget: 1000, travellers: 2, travelEndDate: '2027-05-14' }],
    [['100 euros per day to Rome', 'from 3 to 5 May'], { budget: 300, currency: 'EUR' }],
    [['to Rome', 'Zurich'], { originCity: 'Zurich', destinationHint: 'Rome' }],
    [['Berlin', 'I am going to Rome'], { originCity: 'Berlin', destinationHint: 'Rome' }],
    [['with 2 kids to Rome, 2 adults', 'they are aged 5 and 8'], { childrenAges: [5, 8], travellers: 4 }],
    [['vegan food in Rome', 'and no flights'], { constraints: { diet: ['vegan'], transportation: 'no flight' } }],
  ])('%j', (messages, fields) => expect(talk(...messages)).toMatchObject(fields));

  it('keeps every message in the text of the request', () => expect(talk('to Rome', 'from Bern').requestText).toBe('to Rome\nfrom Bern'));
});
