import { quickestCpuMs } from '../../testing/src/cpu-time.js';
import { normalizeText, sanitizeMarkup, scanInput, scanOutput } from './index.js';

const CHARS = 64 * 1024;
const BUDGET_MS = 400;

const fill = (unit: string, chars = CHARS): string => unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);

const PATHS: Readonly<Record<string, (text: string) => unknown>> = {
  input: (text) => scanInput(text, 'input'),
  tool: (text) => scanInput(text, 'tool'),
  output: (text) => scanOutput(text),
  markup: sanitizeMarkup,
  normalize: normalizeText,
};

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
    '?',
    '-',
    '*',
    'a: ',
  ];
  const cases = units.map((unit) => [JSON.stringify(unit), `a${fill(unit)}`] as const);

  it.each(cases)('is scanned within the budget: %s', (_unit, text) => {
    for (const path of Object.values(PATHS)) expect(quickestCpuMs(() => path(text), BUDGET_MS)).toBeLessThan(BUDGET_MS);
  });
});

describe('twice the text', () => {
  const CHARS_OF_ONE = 8 * 1024;
  const MOST = 2.4;
  /** Below, the clock is coarser than the work. */
  const FLOOR_MS = 2;
  const ATTEMPTS = 5;
  const FUZZED = 40;
  const ATOMS = [
    ...'aB4 0?!.,;:-_=+/|\\*~`\'"()[]{}<>&#%@$^\n\téа漢あ한\u200b\u0301',
    '</',
    '<a ',
    '![',
    '](',
    'http://a.b/?q=',
    '&#65;',
    '%41',
    '\\u0041',
    '**',
    '--',
  ];

  /** Pieces made of chance with a seed, so that a failure can be looked at again. */
  function pieces(): string[] {
    let state = 20_261;
    const next = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    return Array.from({ length: FUZZED }, () => Array.from({ length: 1 + next(4) }, () => ATOMS[next(ATOMS.length)] ?? 'a').join(''));
  }

  /** A quadratic path takes four times as long in every attempt; a busy machine spoils one or two. */
  function growsLinearly(work: (text: string) => unknown, unit: string): boolean {
    const [one, two] = [`a${fill(unit, CHARS_OF_ONE)}`, `a${fill(unit, 2 * CHARS_OF_ONE)}`];
    return Array.from({ length: ATTEMPTS }).some(() => {
      const oneMs = Math.max(
        FLOOR_MS,
        quickestCpuMs(() => work(one), FLOOR_MS, 2),
      );
      return quickestCpuMs(() => work(two), MOST * oneMs, 2) <= MOST * oneMs;
    });
  }

  it.each(['?', '-', '*', 'a*', 'a-', '? ', '- a', '\n ', 'a\n', ...pieces()].map((unit) => [JSON.stringify(unit), unit]))(
    'takes at most 2.4 times as long: %s',
    (_name, unit) => {
      const slow = Object.entries(PATHS).filter(([, path]) => !growsLinearly(path, unit));
      expect(slow.map(([name]) => name)).toEqual([]);
    },
  );

  it('reads a letter before many marks without trying each way to split them', () => {
    expect(quickestCpuMs(() => scanInput(`a${'*'.repeat(60)}`, 'input'), BUDGET_MS)).toBeLessThan(BUDGET_MS);
    expect(quickestCpuMs(() => scanInput(`a${'`~'.repeat(60)} b`, 'tool'), BUDGET_MS)).toBeLessThan(BUDGET_MS);
  });
});

describe('an ordinary request of 1 kB', () => {
  it('takes milliseconds at the most', () => {
    const text = 'Five days in Lisbon in May with two children, the oceanarium, fish and a hotel near the river under 1500 USD. '.repeat(9);
    expect(quickestCpuMs(() => scanInput(text, 'input'), 10)).toBeLessThan(10);
  });
});
