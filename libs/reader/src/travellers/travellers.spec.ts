import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const peopleOf = (text: string) => {
  const { travellers, adults, children, childrenAges } = readRequest(text, { now: '2027-04-20', places }).parsed;
  return { travellers, adults, children, childrenAges };
};

describe('travellers', () => {
  it.each([
    ['for two', 2],
    ['for 2 to Rome', 2],
    ['a group of six', 6],
    ['party of 5', 5],
    ['my wife and I', 2],
    ['me and my husband', 2],
    ['a couple', 2],
    ['solo trip', 1],
    ['a single-person trip', 1],
    ['the three of us', 3],
    ['there are 4 of us', 4],
    ['I need four one way tickets', 4],
    ['two Rome bound train tickets', 2],
    ['with two friends', 3],
    ['three friends to Prague', 3],
    ['with my parents', 3],
    ['für zwei', 2],
    ['zu dritt', 3],
    ['pour deux personnes', 2],
    ['nous sommes 4', 4],
    ['para dos', 2],
    ['somos 3', 3],
    ['2 Erwachsene', 2],
    ['just me', 1],
  ])('%s', (text, travellers) => expect(peopleOf(text).travellers).toBe(travellers));

  it.each([
    'for 3 days',
    'for 2 cities',
    'a one way flight',
    'one-stop bus',
    'for $500',
    'a 3 star hotel',
    'visiting my brother',
    'my friend lives there',
    'a house with 2 rooms',
    'for 5 nights',
    'at 4 in the afternoon',
  ])('%s counts nobody', (text) => expect(peopleOf(text).travellers).toBeNull());

  it.each([
    ['2 adults and 2 kids aged 5 and 8', { travellers: 4, adults: 2, children: 2, childrenAges: [5, 8] }],
    ['a family of four with kids aged 5 and 8', { travellers: 4, adults: 2, children: 2, childrenAges: [5, 8] }],
    ['with my son (7)', { travellers: 2, adults: 1, children: 1, childrenAges: [7] }],
    ['2 Erwachsene und 2 Kinder im Alter von 5 und 8', { travellers: 4, adults: 2, children: 2, childrenAges: [5, 8] }],
    ['2 adultos y 1 niño de 6 años', { travellers: 3, adults: 2, children: 1, childrenAges: [6] }],
    ['2 adultes et un enfant', { travellers: 3, adults: 2, children: 1, childrenAges: null }],
    ['5 people including 2 children', { travellers: 5, adults: 3, children: 2, childrenAges: null }],
    ['a family of four (the kids are 5 and 8)', { travellers: 4, adults: 2, children: 2, childrenAges: [5, 8] }],
    ['2 people and 1 child', { travellers: 3, adults: 2, children: 1, childrenAges: null }],
    ['my wife and I with our two kids', { travellers: 4, adults: 2, children: 2, childrenAges: null }],
  ])('%s', (text, people) => expect(peopleOf(text)).toEqual(people));

  it('keeps a rule of a house apart from ages', () => expect(peopleOf('rooms for children under 10, we are 3').childrenAges).toBeNull());
  it('lets the last number win', () => expect(peopleOf('for 4 people, no, make it for 2 people').travellers).toBe(2));
});
