import { normalizeText, sanitizeMarkup, scanInput, scanOutput } from './index.js';

const CHARS = 64 * 1024;
const BUDGET_MS = 400;
const RUNS = 7;

/** The quickest of several runs: other processes on the machine can only make a run slower. */
function quickestMs(work: () => unknown): number {
  const durationsMs = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    work();
    return performance.now() - startedMs;
  });
  return Math.min(...durationsMs);
}

const fill = (unit: string): string => unit.repeat(Math.ceil(CHARS / unit.length)).slice(0, CHARS);

describe('64 kB of anything', () => {
  const units = [
    'ignore ',
    '[',
    '![',
    '<!--',
    '<img ',
    '\u200B',
    '\u0301',
    'a',
    'a.',
    'a b ',
    '4a',
    '1234 ',
    '%41',
    '&#65;',
    'jailbreak museum ',
    'a\u{E0041}',
    'aGVsbG8gdGhlcmUgZnJpZW5kIG9m ',
    'write kill people ',
    'you are now ',
  ];
  const cases = units.map((unit) => [JSON.stringify(unit), `a${fill(unit)}`] as const);

  it.each(cases)('is scanned within the budget: %s', (_unit, text) => {
    expect(quickestMs(() => scanInput(text, 'input'))).toBeLessThan(BUDGET_MS);
    expect(quickestMs(() => scanInput(text, 'tool'))).toBeLessThan(BUDGET_MS);
    expect(quickestMs(() => scanOutput(text))).toBeLessThan(BUDGET_MS);
    expect(quickestMs(() => sanitizeMarkup(text))).toBeLessThan(BUDGET_MS);
    expect(quickestMs(() => normalizeText(text))).toBeLessThan(BUDGET_MS);
  });
});

describe('an ordinary request of 1 kB', () => {
  it('takes milliseconds at the most', () => {
    const text = 'Five days in Lisbon in May with two children, the oceanarium, fish and a hotel near the river under 1500 USD. '.repeat(9);
    expect(quickestMs(() => scanInput(text, 'input'))).toBeLessThan(10);
  });
});
