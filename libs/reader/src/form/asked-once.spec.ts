import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';
import { openFields } from './open-fields.js';
import { readReply } from './read-reply.js';

const now = '2026-11-22';
const places = createPlaceIndex({ guideCities: [] });

describe('what was asked is never asked again', () => {
  it.each<[string, string, string | null]>([
    ['Riga for two from Dublin, five nights, thursday 10 june until saturday 12 june 2027. 1500 euros', 'five nights is right', '2027-06-15'],
    ['Riga for two from Dublin, five nights, thursday 10 june until saturday 12 june 2027. 1500 euros', '5', '2027-06-15'],
    ['Riga for two from Dublin, five nights, thursday 10 june until saturday 12 june 2027. 1500 euros', '15', '2027-06-15'],
    ['Riga for two from Dublin, five nights, thursday 10 june until saturday 12 june 2027. 1500 euros', 'Saturday', '2027-06-12'],
    ['Riga for two from Dublin, five nights, thursday 10 june until saturday 12 june 2027. 1500 euros', 'yes', null],
    ['Rom zu zweit ab Bern, Start 4. Juni 2027, 900 Franken', 'übers Wochenende', '2027-06-06'],
    ['Rom zu zweit ab Bern, Start 4. Juni 2027, 900 Franken', 'ein paar Tage', '2027-06-08'],
    ['Rom zu zweit ab Bern, Start 4. Juni 2027, 900 Franken', 'mal sehen', null],
  ])('where a trip ends: %s: %s', (text, reply, end) => {
    const previous = readRequest(text, { now, places }).parsed;
    expect(openFields(previous, now)).toEqual(['travelEndDate']);
    const { parsed } = readReply(reply, { now, places, previous, asked: ['travelEndDate'] });
    expect(parsed.travelEndDate).toBe(end);
    expect(openFields(parsed, now)).toEqual([]);
  });

  it.each<[string, number | null]>([
    ['15 hundred', 1500],
    ['100 a day', 500],
    ['lo que haga falta', null],
    ['not too much', null],
  ])('what it may cost: %s', (reply, budget) => {
    const previous = readRequest('Rome for two from Bern, 4 to 8 June 2027', { now, places }).parsed;
    const { parsed } = readReply(reply, { now, places, previous, asked: ['budget'] });
    expect(parsed.budget).toBe(budget);
    expect(openFields(parsed, now)).toEqual([]);
  });

  it('is still open after a question of the traveller', () => {
    const previous = readRequest('Rome for two from Bern, 4 to 8 June 2027', { now, places }).parsed;
    expect(openFields(readReply('is it warm in June?', { now, places, previous, asked: ['budget'] }).parsed, now)).toEqual(['budget']);
  });
});
