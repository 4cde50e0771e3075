import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const parsedOf = (text: string) => readRequest(text, { now: '2027-04-20', places }).parsed;
const constraintsOf = (text: string) => parsedOf(text).constraints;

describe('constraints', () => {
  it.each([
    ['We would love Thai and Greek cuisine', { cuisines: ['Thai', 'Greek'] }],
    ['meals: italienische Küche', { cuisines: ['Italian'] }],
    ['we need private rooms', { roomType: 'private room' }],
    ['an entire apartment, please', { roomType: 'entire room' }],
    ['non-shared rooms', { roomType: 'not shared room' }],
    ['we do not want to share a room', { roomType: 'not shared room' }],
    ['a bed in a dorm is fine', { roomType: 'shared room' }],
    ['pet-friendly stays', { houseRule: 'pets' }],
    ['we bring our dog', { houseRule: 'pets' }],
    ['smoking must be allowed', { houseRule: 'smoking' }],
    ['lodging that welcomes children under 10', { houseRule: 'children under 10' }],
    ['a house where parties are permitted', { houseRule: 'parties' }],
    ['visitors should be allowed', { houseRule: 'visitors' }],
    ['no flights please', { transportation: 'no flight' }],
    ['we would rather not drive ourselves', { transportation: 'no self-driving' }],
    ['we go by train', { transportation: 'train' }],
    ['ohne Flugzeug', { transportation: 'no flight' }],
    ['two different cities', { cities: 2 }],
    ['I am vegan and allergic to nuts', { diet: ['vegan', 'nut_free'] }],
    ['my mother uses a wheelchair', { mobility: 'wheelchair' }],
    ['ella camina con bastón', { mobility: 'limited walking' }],
    ['she does not eat pork', { diet: ['no pork'] }],
    ['bitte kein Kolosseum', { avoid: ['Kolosseum'] }],
    ['je veux voir la Sagrada Família et manger', { mustSee: ['Sagrada Família'] }],
    ['a relaxed pace', { pace: 'slow' }],
    ['as much as possible', { pace: 'fast' }],
    ['must see Belém Tower and Alfama', { mustSee: ['Belém Tower', 'Alfama'] }],
    ['avoid crowds and long queues', { avoid: ['crowds', 'long queues'] }],
    ['no museums', { avoid: ['museums'] }],
  ])('%s', (text, constraints) => expect(constraintsOf(text)).toMatchObject(constraints));

  it.each(['a non-smoking room', 'we have no pets', 'I have no preference about flights', 'an Italian hotel', 'a nice trip', 'a child-friendly museum'])(
    '%s demands nothing',
    (text) => {
      const { houseRule, transportation, cuisines } = constraintsOf(text) ?? {};
      expect([houseRule, transportation, cuisines]).toEqual([undefined, undefined, undefined]);
    },
  );
  it('names the cities of a tour', () => expect(constraintsOf('to Rome, Florence and Venice')).toEqual({ cities: ['Rome', 'Florence', 'Venice'] }));
  it('leaves a choice between cities open', () => expect(parsedOf('to Rome or Milan')).toMatchObject({ destinations: ['Rome', 'Milan'], constraints: null }));
  it('takes a destination for no sight', () => expect(constraintsOf('I want to see Rome')).toBeNull());
  it('keeps refused food out of the wishes', () =>
    expect(constraintsOf('no Chinese food, but Thai dishes')).toMatchObject({ cuisines: ['Thai'], avoid: ['Chinese food'] }));
});

describe('interests', () => {
  it.each([
    ['food and museums', ['food', 'museums']],
    ['we love hiking and jazz', ['nature', 'music']],
    ['Strand und Nachtleben', ['beach', 'nightlife']],
    ['des musées et de la plage', ['museums', 'beach']],
    ['museos y playa', ['museums', 'beach']],
    ['we are interested in trains and pottery', ['trains', 'pottery']],
    ['no museums', []],
    ['nous aimons les jardins et la poterie, sans alcool', ['nature', 'poterie']],
    ['il faut éviter les bars', []],
  ])('%s', (text, interests) => expect(parsedOf(text).interests).toEqual(interests));
});
