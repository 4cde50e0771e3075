import { columns, dateSpan, displayWidth, formatMoney, hang, longDate, pageWidth, printable, spread, wrap } from './text.js';

describe('text for a terminal', () => {
  it('wraps between words and leaves a word that is too long whole', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a incomprehensibilities b', 5)).toEqual(['a', 'incomprehensibilities', 'b']);
    expect(wrap('', 5)).toEqual(['']);
  });

  it('counts wide and combining characters as the terminal does', () => {
    expect(displayWidth('浅草寺')).toBe(6);
    expect(displayWidth('e\u0301')).toBe(1);
  });

  it('lets following lines stand under the first', () => {
    expect(hang('• ', 'one two', 5)).toEqual(['• one', '  two']);
  });

  it('keeps the right part at the right margin, also behind wide characters', () => {
    for (const text of ['temple', '浅草寺']) expect(displayWidth(spread({ prefix: '', text }, '€5', 20)[0] ?? '')).toBe(20);
  });

  it('fills columns from top to bottom and loses no item', () => {
    expect(columns(['a', 'b', 'c'], 8)).toEqual(['• a  • c', '• b']);
    expect(columns([], 10)).toEqual([]);
  });

  it('wraps long items within their column', () => {
    expect(columns(['one two', 'three', 'four'], 14, 6)).toEqual(['• one   • four', '  two', '• three']);
    expect(columns(['longer than a page'], 10)).toEqual(['• longer', '  than a', '  page']);
  });

  it('turns control characters into spaces', () => {
    expect(printable('a\u001b[31mb\nc')).toBe('a [31mb c');
  });

  it('stays between 80 and 100 columns', () => {
    expect([pageWidth(20), pageWidth(95), pageWidth(300)]).toEqual([80, 95, 100]);
  });

  it('writes months and years once where both ends share them', () => {
    expect(dateSpan('2027-05-10', '2027-05-14')).toBe('Mon 10 – Fri 14 May 2027');
    expect(dateSpan('2027-05-30', '2027-06-02')).toBe('Sun 30 May – Wed 2 Jun 2027');
    expect(dateSpan('2027-12-30', '2028-01-02')).toBe('Thu 30 Dec 2027 – Sun 2 Jan 2028');
    expect(dateSpan('2027-05-10', '2027-05-10')).toBe('Mon 10 May 2027');
    expect(longDate('2027-05-09')).toBe('Sunday 9 May 2027');
  });

  it('gives amounts the decimals of their currency', () => {
    expect(formatMoney({ amount: 1234.5, currency: 'EUR' })).toBe('€1,234.50');
    expect(formatMoney({ amount: 1234, currency: 'JPY' })).toBe('¥1,234');
  });
});
