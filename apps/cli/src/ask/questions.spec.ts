import type { QuestionView } from '../api/schemas.js';
import { describeQuestion, readAnswer } from './questions.js';

const question = (over: Partial<QuestionView>): QuestionView => ({ field: 'x', question: 'What?', type: 'text', required: true, ...over });
const valueOf = (over: Partial<QuestionView>, line: string): unknown => {
  const reading = readAnswer(question(over), line);
  return reading.kind === 'answers' ? reading.values : reading.kind;
};

describe('reading an answer', () => {
  it('takes real dates within the limits only', () => {
    const date = { type: 'date', field: 'd', min: '2027-01-01', max: '2027-12-31' } as const;
    expect(valueOf(date, ' 2027-05-10 ')).toEqual({ d: '2027-05-10' });
    for (const line of ['2027-02-30', '10 May', '2026-12-31', '2028-01-01']) expect(valueOf(date, line)).toBe('problem');
  });

  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ["1'500.50", 1500.5],
    ['12 000', 12000],
    ['1,234,567', 1234567],
  ])('reads the number %s', (line, value) => {
    expect(valueOf({ type: 'number', field: 'n' }, line)).toEqual({ n: value });
  });

  it.each(['much', '1.500,00', '1,5', '', '0', '1e400', '99999'])('does not guess a number from "%s"', (line) => {
    expect(valueOf({ type: 'number', min: 1, max: 10_000 }, line)).toBe('problem');
  });

  it.each([
    ['1500 EUR', 'EUR'],
    ['chf 1500', 'CHF'],
    ['€1500', 'EUR'],
    ['1500£', 'GBP'],
  ])('takes the currency of a budget from "%s"', (line, currency) => {
    expect(valueOf({ type: 'number', field: 'budget', min: 1 }, line)).toEqual({ budget: 1500, currency });
  });

  it('takes no currency for other numbers and none from a sign that several share', () => {
    expect(valueOf({ type: 'number', field: 'adults' }, '2 EUR')).toBe('problem');
    expect(valueOf({ type: 'number', field: 'budget' }, '$1500')).toBe('problem');
  });

  it('chooses by name or by number', () => {
    const select = { type: 'select', options: ['Slow', 'Fast'] } as const;
    expect([valueOf(select as never, 'fast'), valueOf(select as never, '1'), valueOf(select as never, '3')]).toEqual([{ x: 'Fast' }, { x: 'Slow' }, 'problem']);
    const many = { type: 'multiselect' as const, options: ['Food', 'Art', 'Sea'] };
    expect(valueOf(many, 'art, 1,Art')).toEqual({ x: ['Art', 'Food'] });
    expect(valueOf(many, 'art, opera')).toBe('problem');
  });

  it('understands yes and no', () => {
    expect([valueOf({ type: 'boolean' }, 'Y'), valueOf({ type: 'boolean' }, 'no'), valueOf({ type: 'boolean' }, 'maybe')]).toEqual([
      { x: true },
      { x: false },
      'problem',
    ]);
  });

  it('lets only what is not required be left empty', () => {
    expect(valueOf({ required: true }, ' ')).toBe('problem');
    expect(valueOf({ required: false }, ' ')).toBe('skipped');
  });
});

describe('asking', () => {
  it('shows form, limits, example and choices', () => {
    expect(describeQuestion(question({ type: 'select', options: ['Slow', 'Fast'], example: 'Slow', required: false }))).toEqual([
      'What? (number or name, such as Slow, may be left empty)',
      '  1) Slow',
      '  2) Fast',
    ]);
    expect(describeQuestion(question({ type: 'date', min: '2027-01-01' }))).toEqual(['What? (YYYY-MM-DD, from 2027-01-01)']);
  });
});
