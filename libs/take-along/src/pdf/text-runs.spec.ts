import { printable, textRuns } from './text-runs.js';

const drawn = (line: string): string[] => textRuns(line, 400).map(({ text }) => text);

describe('a line in several scripts', () => {
  it('is drawn by the font that has the letters', () => {
    const runs = textRuns('Sensō-ji 浅草寺 عشاء', 400).map(({ text, file }) => [file.name.split('-').slice(0, 2).join('-'), text]);
    expect(runs.map(([font]) => font)).toEqual(expect.arrayContaining(['noto-sans', 'sawarabi-gothic']));
    expect(runs.map(([, text]) => text).join('')).toBe('Sensō-ji 浅草寺 عشاء');
  });

  it('has words that read from the right in their order, and numbers among them as they are', () => {
    expect(drawn('abc مسجد 12 كم xyz')).toEqual(['abc ', 'كم', ' ', '12', 'مسجد ', ' xyz']);
  });

  it('keeps marks with their letters', () => expect(drawn('e\u0301x')).toEqual(['e\u0301x']));

  it('is one line without what nobody can draw', () => {
    expect(printable('a\n b\u0000\u202e 🏖️ \u{10ffff}', 400)).toBe('a b ?');
  });
});
