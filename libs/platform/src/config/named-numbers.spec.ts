import { readNamedNumbers } from './named-numbers.js';

const known = ['itinerary', 'packing', 'open-meteo'];

describe('numbers by name', () => {
  it('are read with or without blanks, and nothing is nothing', () => {
    expect([...readNamedNumbers('V', 'itinerary=4, open-meteo=600,', known)]).toEqual([
      ['itinerary', 4],
      ['open-meteo', 600],
    ]);
    expect(readNamedNumbers('V', undefined, known).size).toBe(0);
  });
  it.each(['visa=1', 'itinerary', 'itinerary=0', 'itinerary=-1', 'itinerary=1.5', 'itinerary=', 'packing=1,packing=2', 'toString=3'])('cannot be %p', (text) =>
    expect(() => readNamedNumbers('V', text, known)).toThrow(/^V has .*names from: itinerary, packing, open-meteo/),
  );
});
