import { readPassengers } from './plan-flights.js';

describe('who flies', () => {
  it('is read line by line, with phones as people write them', () =>
    expect(
      readPassengers(
        'MS, Sara, Muster Meier, 1990-04-30, F, sara@example.com, +41 (79) 123-45-67\n\nmr, Tom, Muster, 1988-01-02, m, tom@example.com, +41791234568',
      ),
    ).toMatchObject([
      { title: 'ms', familyName: 'Muster Meier', gender: 'f', phone: '+41791234567' },
      { title: 'mr', givenName: 'Tom' },
    ]));
  it.each([
    ['', 'Nobody was named.'],
    ['ms, Sara', 'Line 1 cannot be read'],
    ['ms, Sara, Muster, 1990-04-30, f, sara@example.com, 0791234567', 'phone: must be a phone number with its country code'],
    ['dear, Sara, Muster, 1990-04-30, f, sara@example.com, +41791234567', 'title'],
    ['ms, Sara, Muster, 1990-02-31, f, sara@example.com, +41791234567', 'bornOn'],
  ])('says why %j cannot be read', (text, why) => expect(readPassengers(text)).toContain(why));
});
