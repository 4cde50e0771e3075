import fc from 'fast-check';
import { normalizeText } from './normalize-text.js';

const tags = (message: string): string => [...message].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

describe('normalizeText', () => {
  it.each([
    ['white space', '  two\n\t days ', 'two days'],
    ['case', 'LISBON', 'lisbon'],
    ['bidi controls', 'a\u202Eb\u2066c\u2069', 'abc'],
    ['variation selectors and soft hyphens', 'h\u00ADot\uFE0Fel', 'hotel'],
    ['mathematical letters beyond the first plane', '𝓡𝓸𝓶𝓮 𝟙', 'rome 1'],
    ['small capitals', 'ʀᴏᴍᴇ', 'rome'],
    ['Cyrillic letters inside a Latin word', 'hоtеl', 'hotel'],
  ])('folds %s', (_what, text, normalized) => {
    expect(normalizeText(text).normalized).toBe(normalized);
  });

  it('keeps words of one living script as they are', () => {
    expect(normalizeText('Рим и Москва').normalized).toBe('рим и москва');
    expect(normalizeText('Αθήνα').normalized).toBe('αθηνα');
    expect(normalizeText('プラハ').normalized).toBe('プラハ');
  });

  it('reports messages in Unicode tags, but not the flags of regions', () => {
    expect(normalizeText(`Rome${tags('hello there')}`)).toEqual({ normalized: 'rome', hidden: ['hello there'] });
    expect(normalizeText('🏴󠁧󠁢󠁳󠁣󠁴󠁿').hidden).toEqual([]);
  });

  it('reports decoded text only when it reads as text', () => {
    expect(normalizeText(Buffer.from('meet me at the station').toString('base64')).hidden).toEqual(['meet me at the station']);
    expect(normalizeText('d41d8cd98f00b204e9800998ecf8427e').hidden).toEqual([]);
  });

  it('weighs a word of two scripts as Latin when it judges the words beside it', () => expect(normalizeText('ἀ À𝚨').normalized).toBe('a aa'));

  it('leaves nothing to do for a second pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { normalized } = normalizeText(text);
        expect(normalizeText(normalized).normalized).toBe(normalized);
      }),
    );
  });
});
