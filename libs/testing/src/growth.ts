import { quickestCpuMs } from './cpu-time.js';

/** Twice the text may take this many times as long. A quadratic path takes four times. */
const MOST = 2.4;
/** What takes less is not judged: the clock is too coarse, and nobody waits for it. */
const JUDGED_FROM_MS = 50;
const ATTEMPTS = 5;

/** Pieces that texts are grown from: what people, tools and attackers repeat. */
export const GROWN_FROM: readonly string[] = [
  ...[' ', '\t', '\n', ' \n', '1', '9 ', '1,', '1-', '1/', '1 1 1 ', '?', '? ', ',', ', ', '.', '. ', ':', ': ', '!', '-', ' - ', '--', '->', '/', '&', '+'],
  ...[
    '"',
    '" ',
    "'s ",
    '(',
    '[',
    '{',
    '()',
    '[]',
    '5 €',
    '5 € ',
    '€',
    'a',
    'A ',
    'Ab ',
    'é ',
    '漢',
    '👍',
    '\u0001',
    'x-',
    'x, ',
    'and ',
    'to ',
    'from ',
    'is ',
  ],
  ...['Rome ', 'Rome, ', 'Rome to ', '3 nights ', '2 days in ', '10 May ', 'kids aged 3, ', 'must see ', 'avoid ', 'no ', 'twenty', 'de ', 'swap a for b '],
];
/** Some expressions only look once they have found a beginning. */
const BEGINNING = 'is from a ';

const grown = (piece: string, chars: number): string => `${BEGINNING}${piece.repeat(Math.ceil(chars / piece.length))}`.slice(0, chars - 1) + 'x';

function growsLinearly(work: (text: string) => unknown, one: string, two: string): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const twoMs = quickestCpuMs(() => work(two), JUDGED_FROM_MS, 1);
    if (twoMs < JUDGED_FROM_MS || twoMs <= MOST * quickestCpuMs(() => work(one), 0, 1)) return true;
  }
  return false;
}

/** The texts, grown to `chars`, that take more than 2.4 times as long as half of them; a busy machine makes none of them fail by chance. */
export function superlinearTexts(work: (text: string) => unknown, chars: number, pieces: readonly string[] = GROWN_FROM): string[] {
  return pieces.filter((piece) => !growsLinearly(work, grown(piece, chars / 2), grown(piece, chars)));
}
