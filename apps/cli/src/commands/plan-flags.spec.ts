import { RequestError } from '@app/contracts';
import { leavesDestinationOpen, readPlanFlags } from './plan-flags.js';
import type { RawPlanOptions } from './plan-flags.js';
import { runRequestOf } from './run-request.js';

const flags = (words: string, options: Partial<RawPlanOptions> = {}) => readPlanFlags(words ? words.split(' ') : [], { timeout: '300', ...options });
const whole = { startDate: '2027-05-10', endDate: '2027-05-14', budget: '1500' };

function issuesOf(options: Partial<RawPlanOptions>): string[] {
  try {
    flags('', options);
  } catch (error) {
    if (error instanceof RequestError) return error.issues.map(({ path }) => path);
  }
  return [];
}

describe('the flags of plan', () => {
  it('tell an airport from a city of three letters', () => {
    expect(flags('x', { origin: 'ZRH' }).fields).toEqual({ originIata: 'ZRH' });
    expect(flags('x', { origin: 'Ulm' }).fields).toEqual({ originCity: 'Ulm' });
  });

  it('accept codes in small letters and interests with stray commas', () => {
    expect(flags('x', { currency: 'eur', destinationIata: 'lis', interests: 'food, museums,,' }).fields).toEqual({
      currency: 'EUR', destinationIata: 'LIS', interests: ['food', 'museums'],
    });
  });

  it('are all named when they cannot be used', () => {
    const wrong = { startDate: '2027-02-30', budget: 'much', adults: '0', threadId: '-x', timeout: 'soon', review: 'never', currency: 'EURO' };
    expect(issuesOf(wrong).toSorted()).toEqual(['--adults', '--budget', '--currency', '--review', '--start-date', '--thread-id', '--timeout']);
  });

  it('are judged together once they make a whole request', () => {
    expect(issuesOf({ ...whole, endDate: '2027-05-09' })).toEqual(['--end-date']);
  });

  it.each(['', ' ', '1e400', '0', '-5'])('do not take "%s" for a budget', (budget) => {
    expect(issuesOf({ budget })).toEqual(['--budget']);
  });

  it('tell when words would not be searched for a place', () => {
    expect(leavesDestinationOpen(flags('Porto please', whole))).toBe(true);
    expect(leavesDestinationOpen(flags('Porto please', { ...whole, destinationHint: 'Porto' }))).toBe(false);
    expect(leavesDestinationOpen(flags('Porto please', { budget: '900' }))).toBe(false);
    expect(leavesDestinationOpen(flags('', whole))).toBe(false);
  });

  it('need something to plan or to show', () => {
    expect(() => flags('')).toThrow('Say what to plan');
    expect(flags('', { threadId: 'thr_1' }).text).toBeNull();
  });
});

describe('the request made of them', () => {
  it('is whole as soon as dates and budget are given, with the own words as its text', () => {
    const request = runRequestOf(flags('food please', whole), 'Europe/Zurich');
    expect(request).toMatchObject({ path: '/plan', body: { userRequest: { requestText: 'food please', travelStartDate: '2027-05-10', budget: 1500 } }, unsentFields: {} });
  });

  it('gets a sentence for its text where there are only flags', () => {
    const request = runRequestOf(flags('', { ...whole, destinationHint: 'Porto', currency: 'EUR', adults: '2' }), undefined);
    expect(request.body).toMatchObject({ userRequest: { requestText: 'A trip to Porto from 2027-05-10 to 2027-05-14 for 2 adults for at most 1500 EUR' } });
  });

  it('is a chat otherwise, with the flags kept for its questions and the words left as they are', () => {
    const request = runRequestOf(flags('Porto in May', { budget: '900', origin: 'ZRH', currency: 'CHF' }), 'Europe/Zurich');
    expect(request).toEqual({
      path: '/plan/chat',
      body: { naturalLanguage: 'Porto in May', context: { timezone: 'Europe/Zurich', currency: 'CHF', homeAirport: 'ZRH' } },
      unsentFields: { budget: 900, originIata: 'ZRH', currency: 'CHF' },
    });
  });
});
