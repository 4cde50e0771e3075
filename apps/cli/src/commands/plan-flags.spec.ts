import { RequestError } from '@app/contracts';
import type { FieldIssue } from '@app/contracts';
import { readPlanFlags } from './plan-flags.js';
import type { RawPlanOptions } from './plan-flags.js';
import { runRequestOf } from './run-request.js';

const flags = (words: string, options: Partial<RawPlanOptions> = {}) => readPlanFlags(words ? words.split(' ') : [], { timeout: '300', ...options });
const whole = { startDate: '2027-05-10', endDate: '2027-05-14', budget: '1500' };

function refusalOf(options: Partial<RawPlanOptions>): readonly FieldIssue[] {
  try {
    flags('', options);
  } catch (error) {
    if (error instanceof RequestError) return error.issues;
  }
  return [];
}
const issuesOf = (options: Partial<RawPlanOptions>): string[] => refusalOf(options).map(({ path }) => path);

describe('the flags of plan', () => {
  it('tell an airport from a city of three letters', () => {
    expect(flags('x', { origin: 'ZRH' }).fields).toEqual({ originIata: 'ZRH' });
    expect(flags('x', { origin: 'Ulm' }).fields).toEqual({ originCity: 'Ulm' });
  });

  it('accept codes in small letters and interests with stray commas', () => {
    expect(flags('x', { currency: 'eur', destinationIata: 'lis', interests: 'food, museums,,' }).fields).toEqual({
      currency: 'EUR',
      destinationIata: 'LIS',
      interests: ['food', 'museums'],
    });
  });

  it('are all named when they cannot be used', () => {
    const wrong = { startDate: '2027-02-30', budget: 'much', adults: '0', threadId: '-x', timeout: 'soon', review: 'never', currency: 'EURO' };
    expect(issuesOf(wrong).toSorted()).toEqual(['--adults', '--budget', '--currency', '--review', '--start-date', '--thread-id', '--timeout']);
  });

  it('are judged together once they make a whole request', () => {
    expect(issuesOf({ ...whole, endDate: '2027-05-09' })).toEqual(['--end-date']);
  });

  it('are named once each, whatever number of rules they break', () => {
    expect(issuesOf({ endDate: 'soon' })).toEqual(['--end-date']);
  });

  it.each(['', ' ', '1e400', '0', '-5'])('do not take "%s" for a budget', (budget) => {
    expect(issuesOf({ budget })).toEqual(['--budget']);
  });

  it('say in words what a value must be', () => {
    const refusal = refusalOf({ adults: '1.5', children: '10', budget: '0', destinationHint: 'x', currency: 'euro' });
    expect(Object.fromEntries(refusal.map(({ path, message }) => [path, message]))).toEqual({
      '--adults': 'must be a whole number',
      '--children': 'must be at most 9',
      '--budget': 'must be at least 1',
      '--destination-hint': 'must have at least 2 characters',
      '--currency': 'must be a currency code of three capital letters, such as EUR',
    });
  });

  it('need something to plan or to show', () => {
    expect(() => flags('')).toThrow('Say what to plan');
    expect(() => flags('', { userId: 'ada' })).toThrow('Say what to plan');
    expect(flags('', { threadId: 'thr_1' }).text).toBeNull();
  });
});

describe('the request made of them', () => {
  it('is whole where flags alone give dates and budget, with a sentence for its text', () => {
    const request = runRequestOf(flags('', { ...whole, userId: 'ada', destinationHint: 'Porto', currency: 'EUR', adults: '1', children: '2' }), undefined);
    expect(request).toMatchObject({
      path: '/plan',
      body: {
        userRequest: {
          userId: 'ada',
          requestText: 'A trip to Porto from 2027-05-10 to 2027-05-14 for 1 adult with 2 children for at most 1500 EUR',
          travelStartDate: '2027-05-10',
          budget: 1500,
        },
      },
    });
  });

  it('is a chat wherever there are words, so that somebody reads them, with the flags as answers', () => {
    expect(runRequestOf(flags('Rome, food please', { ...whole, userId: 'ada' }), 'Europe/Zurich')).toEqual({
      path: '/plan/chat',
      body: {
        naturalLanguage: 'Rome, food please',
        answers: { travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 1500 },
        context: { timezone: 'Europe/Zurich' },
      },
    });
  });

  it('is a chat without answers where only words are given', () => {
    expect(runRequestOf(flags('Porto in May', { userId: 'ada' }), undefined).body).not.toHaveProperty('answers');
  });

  it('is a chat where the flags leave something to ask, and tells what money and home are here', () => {
    const request = runRequestOf(flags('', { destinationHint: 'Porto', budget: '900', origin: 'ZRH', currency: 'CHF' }), undefined);
    expect(request).toEqual({
      path: '/plan/chat',
      body: {
        naturalLanguage: 'A trip to Porto from ZRH for at most 900 CHF',
        answers: { destinationHint: 'Porto', budget: 900, originIata: 'ZRH', currency: 'CHF' },
        context: { currency: 'CHF', homeAirport: 'ZRH' },
      },
    });
  });
});
