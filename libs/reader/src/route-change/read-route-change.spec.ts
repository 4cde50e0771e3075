import { quickestCpuMs } from '../../../testing/src/cpu-time.js';
import { readRouteChange } from './read-route-change.js';

const ITALY = [
  { city: 'Rome', country: 'Italy', nights: 4 },
  { city: 'Florence', country: 'Italy', nights: 3 },
  { city: 'Venice', country: 'Italy', nights: 2 },
];
const JAPAN = [
  { city: 'Tokyo', country: 'Japan', nights: 4 },
  { city: 'Kyoto', country: 'Japan', nights: 2 },
];
const nights = (stop: string, by: number, other: string | null = null, dates = 'keep') => ({ kind: 'stop_nights', stop, by, other, dates });
const order = (...stops: string[]) => ({ kind: 'stop_order', stops });

describe('a change of the route in words', () => {
  it.each([
    ['one night less in Rome', [nights('Rome', -1)]],
    ['Rome one night shorter', [nights('Rome', -1)]],
    ['take a night off Rome', [nights('Rome', -1)]],
    ['another night in Florence', [nights('Florence', 1)]],
    ['add a night in Florence', [nights('Florence', 1)]],
    ['only 2 nights in Rome', [nights('Rome', -2)]],
    ['one night less in Naples', [nights('Naples', -1)]],
    ['one night less in Rome and one more in Venice', [nights('Rome', -1), nights('Venice', 1)]],
    ['move a night from Rome to Florence', [nights('Florence', 1, 'Rome')]],
    ['eine Nacht weniger in Rom', [nights('Rome', -1)]],
    ['noch eine Nacht in Venedig', [nights('Venice', 1)]],
    ['Florenz zwei Nächte länger', [nights('Florence', 2)]],
    ['une nuit de moins à Rome', [nights('Rome', -1)]],
    ['deux nuits de plus à Venise', [nights('Venice', 2)]],
    ['una noche menos en Roma', [nights('Rome', -1)]],
    ['dos noches más en Florencia', [nights('Florence', 2)]],
    ['una notte in meno a Roma', [nights('Rome', -1)]],
    ["un'altra notte a Firenze", [nights('Florence', 1)]],
    ['uma noite a menos em Roma', [nights('Rome', -1)]],
    ['mais duas noites em Veneza', [nights('Venice', 2)]],
    ['one more night in Rome, so make the trip a day longer', [nights('Rome', 1, null, 'move_end')]],
    ['eine Nacht mehr in Rom, wir fahren einen Tag später nach Hause', [nights('Rome', 1, null, 'move_end')]],
  ])('"%s" moves nights', (words, changes) => expect(readRouteChange(words, ITALY)).toEqual(changes));

  it.each([
    'skip Venice',
    'leave out Venice',
    'without Venice',
    'Venedig weglassen',
    'lass Venedig weg',
    'streiche Venedig',
    'saute Venise',
    'sans Venise',
    'quita Venecia',
    'salta Venezia',
    'togli Venezia',
    'tira Veneza',
    'sem Veneza, por favor',
  ])('"%s" leaves a stop out', (words) => expect(readRouteChange(words, ITALY)).toEqual([{ kind: 'skip_stop', stop: 'Venice' }]));

  it.each([
    ['add Siena', null, null],
    ['add a night in Siena', 1, null],
    ['add Siena for two nights', 2, null],
    ['add Siena after Florence', null, 'Florence'],
    ['füge Siena hinzu', null, null],
    ['noch zwei Nächte in Siena', 2, null],
    ['ajoute une nuit à Sienne', 1, null],
    ['añade Siena', null, null],
    ['aggiungi una notte a Siena', 1, null],
    ['acrescenta Siena', null, null],
  ])('"%s" brings a town in', (words, stay, after) =>
    expect(readRouteChange(words, ITALY)).toEqual([{ kind: 'add_stop', place: 'Siena, Italy', nights: stay, after }]),
  );

  it.each([
    ['swap the order', order('Venice', 'Florence', 'Rome')],
    ['the other way round', order('Venice', 'Florence', 'Rome')],
    ['Venice first', order('Venice', 'Rome', 'Florence')],
    ['start in Venice', order('Venice', 'Rome', 'Florence')],
    ['Rome last', order('Florence', 'Venice', 'Rome')],
    ['Venice before Florence', order('Rome', 'Venice', 'Florence')],
    ['swap Rome and Venice', order('Venice', 'Florence', 'Rome')],
    ['dreh die Reihenfolge um', order('Venice', 'Florence', 'Rome')],
    ['Venedig zuerst', order('Venice', 'Rome', 'Florence')],
    ["inverse l'ordre", order('Venice', 'Florence', 'Rome')],
    ["d'abord Venise", order('Venice', 'Rome', 'Florence')],
    ['al revés', order('Venice', 'Florence', 'Rome')],
    ['primero Venecia', order('Venice', 'Rome', 'Florence')],
    ["inverti l'ordine", order('Venice', 'Florence', 'Rome')],
    ['prima Venezia', order('Venice', 'Rome', 'Florence')],
    ['inverte a ordem', order('Venice', 'Florence', 'Rome')],
    ['Veneza primeiro', order('Venice', 'Rome', 'Florence')],
  ])('"%s" changes the order', (words, change) => expect(readRouteChange(words, ITALY)).toEqual([change]));

  it.each(['go by train instead', 'lieber mit dem Zug', 'plutôt en train', 'mejor en tren', 'meglio in treno', 'de comboio'])(
    '"%s" changes the ways',
    (words) => expect(readRouteChange(words, ITALY)).toEqual([{ kind: 'ways', ways: { never: [], home: ['train'], between: ['train'] } }]),
  );
  it.each(['no flights', 'ohne Flug', 'sans avion', 'sin avión', 'niente aereo', 'sem avião'])('"%s" rules flights out', (words) =>
    expect(readRouteChange(words, ITALY)).toEqual([{ kind: 'ways', ways: { never: ['flight'], home: [], between: [] } }]),
  );
  it('two more nights in Kyoto are read on another route', () => expect(readRouteChange('two more nights in Kyoto', JAPAN)).toEqual([nights('Kyoto', 2)]));

  it.each([
    'make day 3 lighter',
    'remove the Uffizi',
    'skip the castle on the second day',
    'remove the Venice Biennale',
    'add the Aquarium on day 4',
    'add Florence Market on day 2',
    'visit Venice on day 2',
    'one day longer',
    'two days shorter',
    'start a day later',
    'cheaper hotel',
    'more food',
    'no museums',
    'swap the museum on day 2 for something outdoors',
    'a nicer hotel in Rome',
    'a night at the opera in Rome',
    'one day in Rome for museums',
    'move a night from Rome to Atlantis',
    'start day 2 at 11:00',
    'move the castle to day 3',
    'the first day in Rome should be lighter',
    'Tag 3 entspannter',
    'pas de musées',
    'sin museos',
    '',
  ])('"%s" is about something else', (words) => expect(readRouteChange(words, ITALY)).toEqual([]));

  it('reads long words of anybody in bounded time', () => {
    for (const words of ['a night '.repeat(40), 'add '.repeat(80), 'one night in rome and '.repeat(15)])
      expect(quickestCpuMs(() => readRouteChange(words.slice(0, 300), ITALY), 700)).toBeLessThan(700);
  });
});
