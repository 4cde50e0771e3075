import fc from 'fast-check';
import { sanitizeMarkup } from './sanitize-markup.js';

describe('sanitizeMarkup', () => {
  it.each([
    ['tags', '<b>Day 1</b>: <i>walk</i>', 'Day 1: walk'],
    ['scripts with their content', 'Walk<script>steal()</script> home', 'Walk home'],
    ['comments', 'Walk <!-- hidden -->home', 'Walk home'],
    ['unclosed comments', 'Walk <!-- hidden', 'Walk'],
    ['images', 'Map ![map](https://images.example/a.png) here', 'Map here'],
    ['links to their words', 'See [the museum](https://museum.example/a_(b)) today', 'See the museum today'],
    ['script addresses', 'Click javascript:alert(1) now', 'Click now'],
    ['tags behind entities', '&lt;script&gt;x&lt;/script&gt;Walk', 'Walk'],
    ['tags inside tags', '<scr<b>ipt>alert(1)</script>Walk', 'ipt>alert(1)Walk'],
    ['invisible characters', 'Wa\u200Blk', 'Walk'],
  ])('removes %s', (_what, text, expected) => {
    expect(sanitizeMarkup(text)).toBe(expected);
  });

  it('leaves plain text, comparisons and lines alone', () => {
    const text = 'Cost < 20 EUR, 3 > 2\nDay 2: [optional] swim (late)';
    expect(sanitizeMarkup(text)).toBe(text);
  });

  it('never leaves the beginning of a tag', () => {
    const pieces = fc.constantFrom('<', 'script', '>', '<!--', '-->', '/', 'a', '&lt;', '![', '](', ')', ' ', 'img');
    fc.assert(fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => !/<[a-z/!?]/i.test(sanitizeMarkup(parts.join('')))));
  });
});
