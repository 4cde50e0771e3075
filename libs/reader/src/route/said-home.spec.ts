import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const wayOf = (text: string) => {
  const { originCity, destinations } = readRequest(text, { now: '2026-11-22', places }).parsed;
  return [originCity, destinations[0]];
};

describe('where the travellers live', () => {
  it.each([
    ['Meine Frau und ich (beide Ende 60, Graz) möchten nach Rom, 3. bis 6. Mai 2027', 'Graz', 'Rome'],
    ['Mi mujer y yo (ambos 58, Valencia) queremos ir a Roma del 3 al 6 de mayo de 2027', 'Valencia', 'Rome'],
    ['Family of four in Perth (kids 5 and 10), Singapore in the holidays, 2 to 7 October 2027', 'Perth', 'Singapore'],
    ['Prag vom 3. bis 8. Mai 2027, wir sitzen in Bremen, also Zug oder Auto', 'Bremen', 'Prague'],
    ['Rome du 3 au 8 mai 2027 à deux, on est à Nantes donc avion ou train', 'Nantes', 'Rome'],
    ['Lisbon with my wife 3 to 8 May 2027, we are in Bristol so ferry or flight', 'Bristol', 'Lisbon'],
    ['nurse in warsaw after long shifts, prague by train, 9 to 12 april 2027, alone', 'Warsaw', 'Prague'],
    ['paris with my mum, train from bath, 3 to 8 may 2027', 'Bath', 'Paris'],
    ['lyon turin en train, du vendredi 7 au dimanche 9 mai 2027, deux adultes', 'Lyon', 'Turin'],
    ['Budapest again. Vienna by train, 27 to 30 Sept 2027, my wife and me', 'Vienna', 'Budapest'],
    ['a minha irmã e eu vamos a Paris desde o Porto, de 23 a 27 de setembro de 2027', 'Porto', 'Paris'],
    ['we fancy Rome, landing 18 feb 2027 and flying back to Glasgow 21 feb', 'Glasgow', 'Rome'],
    ['its grey in montreal and i need sun, 7 nights somewhere with a beach in february 2027', 'Montreal', undefined],
    ['lisbon, toronto return, mon 2 aug to thu 12 aug 2027', 'Toronto', 'Lisbon'],
  ])('%s', (text, home, goal) => expect(wayOf(text)).toEqual([home, goal]));

  it.each(['We are in Rome 3 to 5 May 2027, then in Florence until 8 May', 'A couple in Rome from 10 to 14 May 2027'])('is not where they go: %s', (text) =>
    expect(wayOf(text)[1]).toBe('Rome'),
  );

  it('leaves no word of leaving as a wish', () => {
    const { wishes } = readRequest('roma con mi novia saliendo de málaga del 3 al 8 de mayo de 2027, 900 euros', { now: '2026-11-22', places }).parsed;
    expect(wishes ?? []).toEqual([]);
  });
});
