import { formatDate, formatDates, formatMoney } from './formats.js';
import { message } from './message.js';
import { saidOf } from './said-of.js';
import { wordsIn } from './words.js';

describe('messages', () => {
  it('follow the plural rules of the language', () => {
    expect(message('en', 'trip.name', { days: 5, places: 'Tokyo' })).toBe('the 5-day trip to Tokyo');
    expect(message('fr', 'trip.name', { days: 1, places: 'none' })).toBe('le voyage d’un jour');
    expect(message('de', 'ask.start', { trip: message('de', 'trip.name', { days: 3, places: 'Wien' }) })).toBe(
      'An welchem Tag beginnt die 3-tägige Reise nach Wien?',
    );
  });
  it('leave out what is not known', () =>
    expect(message('en', 'ask.budget', { trip: 'the trip', people: 0, currency: 'none' })).toBe('How much may the trip cost in total?'));
});

describe('formats', () => {
  it('write dates and money as the language does', () => {
    expect(formatDate('en', '2027-05-10')).toBe('10 May 2027');
    expect(formatDate('de', '2027-05-10')).toBe('10. Mai 2027');
    expect(formatDates('en', '2027-05-10', '2027-05-14')).toContain('10');
    expect(formatMoney('en', 1500, 'EUR')).toBe('€1,500');
  });
});

describe('countries', () => {
  it('are called as the language calls them, and what is none stays', () => {
    expect(wordsIn('de').country('Germany')).toBe('Deutschland');
    expect(wordsIn('it').country('Greece')).toBe('Grecia');
    expect(wordsIn('fr').country('Atlantis')).toBe('Atlantis');
    expect(wordsIn('en').country('Germany')).toBe('Germany');
  });
});

describe('what a message is about', () => {
  it('is found again in every language', () => {
    const besideOf = saidOf(['table.near', 'table.cafes']);
    expect(besideOf(message('de', 'table.near', { name: 'Alfama' }))).toBe('Alfama');
    expect(besideOf(message('es', 'table.cafes', { name: 'Lagos' }))).toBe('Lagos');
    expect(besideOf('Café Einstein')).toBeNull();
  });
});
