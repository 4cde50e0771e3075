import { takesIdentityCards } from './identity-cards.js';

describe('countries that take identity cards', () => {
  it.each(['Portugal', 'Switzerland', 'Iceland', 'Albania'])('are some of those around: %s', (country) => expect(takesIdentityCards(country)).toBe(true));
  it.each(['United Kingdom', 'USA', 'Japan', 'Morocco', 'Atlantis'])('are not all: %s', (country) => expect(takesIdentityCards(country)).toBe(false));
});
