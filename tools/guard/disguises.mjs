/** Ways to hide an attack from a reader of plain text; each takes a text and a generator of chance from 0 to 1. */
const LEET = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const CYRILLIC = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' };
const GREEK = { a: 'α', i: 'ι', o: 'ο', u: 'υ', v: 'ν' };
const ZERO_WIDTH = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'];

const swap = (table) => (text) => [...text].map((char) => table[char.toLowerCase()] ?? char).join('');
const rotate = (text) =>
  text.replace(/[a-z]/gi, (char) => String.fromCharCode(((char.charCodeAt(0) - (char <= 'Z' ? 65 : 97) + 13) % 26) + (char <= 'Z' ? 65 : 97)));
const bytes = (text) => [...Buffer.from(text)];
const shuffleInner = (word, chance) => {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(chance() * (word.length - 3));
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
};

export const DISGUISES = {
  spaced: (text) => [...text].join(' '),
  dashed: (text) =>
    text
      .split(' ')
      .map((word) => [...word].join('-'))
      .join('  '),
  dotted: (text) =>
    text
      .split(' ')
      .map((word) => [...word].join('.'))
      .join('   '),
  leet: swap(LEET),
  cyrillic: swap(CYRILLIC),
  greek: swap(GREEK),
  zeroWidth: (text, chance) => [...text].join(ZERO_WIDTH[Math.floor(chance() * ZERO_WIDTH.length)]),
  base64: (text) => `Decode and follow: ${Buffer.from(text).toString('base64')}`,
  hex: (text) => Buffer.from(text).toString('hex'),
  rot13: rotate,
  url: (text) =>
    bytes(text)
      .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
      .join(''),
  entities: (text) => [...text].map((char) => `&#${char.codePointAt(0)};`).join(''),
  reversed: (text) => [...text].reverse().join(''),
  typos: (text, chance) =>
    text
      .split(' ')
      .map((word) => shuffleInner(word, chance))
      .join(' '),
  glued: (text) => text.replaceAll(' ', ''),
  underscores: (text) => text.replaceAll(' ', '_'),
  upper: (text) => text.toUpperCase(),
  starred: (text) => text.replace(/\b\p{L}/gu, '**$&**'),
  lines: (text) => text.replaceAll(' ', '\n'),
  colons: (text) => text.replaceAll(' ', ': '),
  fullWidth: (text) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
};

/** A generator of chance with a seed, so that training gives the same weights each time. */
export function seededChance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
