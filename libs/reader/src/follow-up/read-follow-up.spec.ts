import { readFollowUp } from './read-follow-up.js';

describe('words on a finished plan', () => {
  it.each([
    'Will it rain on day 3?',
    'how far is it from the hotel to Belém Tower',
    'Is the Prado open on Monday?',
    'What does it cost in USD?',
    'What do we do on day 2?',
    'How much is left of the budget?',
    'Is 100 EUR a day enough for 5 days in May?',
    'Can we change money there?',
    'thanks',
  ])('are a question: %s', (text) => expect(readFollowUp(text)).toBe('question'));

  it.each([
    'Make day 3 lighter',
    'a cheaper hotel please',
    'Could you swap the museum on day 2?',
    'I would rather have more time for food',
    'Remove the castle',
    'day 2 is too busy',
    'no museums',
    'start day 2 at 11:00',
    'one day longer',
    'something different on day 4',
    'budget 1200',
    'replace d3-a1-market with the Old Castle',
  ])('are a wish to change it: %s', (text) => expect(readFollowUp(text)).toBe('change'));

  it.each([
    '5 days in Lisbon in May for two, 1500 EUR, food and museums',
    'Plan a weekend in Rome',
    'I want to go to Tokyo',
    'Can you plan a trip to Oslo next summer?',
    'Another trip to Porto, 3 days',
    'Tokyo in June, 2000 EUR',
  ])('are a new trip: %s', (text) => expect(readFollowUp(text)).toBe('trip'));

  const stops = [
    { city: 'Rome', country: 'Italy', nights: 4 },
    { city: 'Venice', country: 'Italy', nights: 3 },
  ];
  it.each([
    'one night less in Rome',
    'skip Venice',
    'Venice first',
    'swap the order',
    'go by train instead',
    'eine Nacht weniger in Rom',
    'Können wir Venedig weglassen?',
    "d'abord Venise",
    'una noche más en Roma',
    "inverti l'ordine",
    'mais uma noite em Roma',
    'add Siena',
  ])('are a wish to change the route of the plan: %s', (text) => expect(readFollowUp(text, stops)).toBe('change'));
  it.each([
    ['How many nights are we in Rome?', 'question'],
    ['5 days in Rome in May, 1500 EUR', 'trip'],
    ['5 days in Rome', 'trip'],
    ['thanks', 'question'],
    ['Is Venice worth it?', 'question'],
  ])('are none on such a route: %s', (text, read) => expect(readFollowUp(text, stops)).toBe(read));
});
