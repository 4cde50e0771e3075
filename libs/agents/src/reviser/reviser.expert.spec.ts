import { addDays } from '@app/contracts';
import { quickestCpuMs } from '../../../testing/src/cpu-time.js';
import { reviserExpert } from './reviser.expert.js';

const days = Array.from({ length: 5 }, (_, index) => ({ day: index + 1, date: addDays('2027-05-10', index), activities: [] }));
const route = [
  { city: 'Rome', country: 'Italy', nights: 3 },
  { city: 'Venice', country: 'Italy', nights: 2 },
];
const read = (feedback: string) =>
  reviserExpert({ feedback, days, route }).wishes.map(({ kind, day, what, instead, amount }) =>
    [kind, day, what, instead, amount].filter((value) => value !== null),
  );

describe('reading what a person wants changed', () => {
  it.each([
    ['make day 3 lighter', [['lighter_day', 3]]],
    ['Day 2 is too packed', [['lighter_day', 2]]],
    ['the last day should be more relaxed, please', [['lighter_day', 5]]],
    ['cheaper hotel', [['stay', 'cheaper']]],
    ['Can we have a nicer hotel?', [['stay', 'better']]],
    ['a luxury hotel', [['stay', 'premium']]],
    ['swap the museum on day 2 for something outdoors', [['swap', 2, 'museum', 'something outdoors']]],
    ['Replace d2-a1-castle with Garden of Stones', [['swap', 'd2-a1-castle', 'garden of stones']]],
    ['replace lunch on day 2 with something else', [['swap', 2, 'lunch', 'something else']]],
    ['start a day later', [['shift_days', 1]]],
    ['start two days earlier', [['shift_days', -2]]],
    ['start on 2027-06-01', [['start_date', '2027-06-01']]],
    ['one day longer', [['trip_days', 1]]],
    ['two days shorter', [['trip_days', -2]]],
    ['more food', [['more_of', 'food']]],
    ['more nature on day 4', [['more_of', 4, 'nature']]],
    ['remove the Castle', [['remove', 'castle']]],
    ['skip the castle on the second day', [['remove', 2, 'castle']]],
    ['add the Aquarium on day 4', [['add', 4, 'aquarium']]],
    ['no museums', [['avoid', 'museums']]],
    ['remove museums', [['avoid', 'museums']]],
    ['later start', [['day_start', 630]]],
    ['start day 2 at 11:00', [['day_start', 2, 660]]],
    ['budget 1200', [['budget', 1200]]],
    ['keep it under 1,500 EUR', [['budget', 1500]]],
    ['make it cheaper', [['cheaper_trip']]],
    ['vegetarian restaurants please', [['diet', 'vegetarian']]],
    ['move the castle to day 3', [['move', 3, 'castle']]],
    ['something different on day 4', [['other_day', 4]]],
    [
      'make day 3 lighter and find a cheaper hotel',
      [
        ['lighter_day', 3],
        ['stay', 'cheaper'],
      ],
    ],
    [
      'remove the castle, add the zoo on day 1',
      [
        ['remove', 'castle'],
        ['add', 1, 'zoo'],
      ],
    ],
    ['Tag 3 entspannter', [['lighter_day', 3]]],
    ['günstigeres Hotel', [['stay', 'cheaper']]],
    ['keine Museen', [['avoid', 'museums']]],
    ['einen Tag später', [['shift_days', 1]]],
    ['hôtel moins cher', [['stay', 'cheaper']]],
    ['un jour plus tard', [['shift_days', 1]]],
    ['pas de musées', [['avoid', 'museums']]],
    ['hotel más barato', [['stay', 'cheaper']]],
    ['un día más tarde', [['shift_days', 1]]],
    ['sin museos', [['avoid', 'museums']]],
    ['one night less in Rome', [['route', 'one night less in rome']]],
    ['skip Venice, please', [['route', 'skip venice']]],
    ['add Siena', [['add', 'siena']]],
    ['go by train instead', [['route', 'go by train instead']]],
    [
      'skip Venice and make day 3 lighter',
      [
        ['route', 'skip venice'],
        ['lighter_day', 3],
      ],
    ],
    [
      'salta Venezia e aggiungi una notte a Siena',
      [
        ['route', 'salta venezia'],
        ['route', 'aggiungi una notte a siena'],
      ],
    ],
  ])('understands "%s"', (feedback, wishes) => expect(read(feedback)).toEqual(wishes));

  it.each(['', 'hmm', 'I love it', 'thank you so much', '!!!', 'the vibes are off somehow'])('makes nothing of "%s"', (feedback) =>
    expect(read(feedback)).toEqual([]),
  );

  it('reads long words of anybody in bounded time', () => {
    for (const text of ['a day later '.repeat(5_000), 'swap '.repeat(20_000), ' the '.repeat(20_000), '1,'.repeat(20_000)])
      expect(quickestCpuMs(() => read(text), 1_250)).toBeLessThan(1_250);
  });
});
