import { styleText } from 'node:util';
import { monthIndex, weekdayIndex } from '@app/contracts';
import type { Money } from '@app/contracts';

const MIN_WIDTH = 80;
const MAX_WIDTH = 100;
const DEFAULT_WIDTH = 92;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const SHORT_CHARS = 3;
const BULLET = '• ';
const COLUMN_GAP = 2;
const MAX_CELL_WIDTH = 42;
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;
const ZERO_WIDTH = /[\p{M}\p{Cf}]/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/u;

/** How words are made to stand out; identity functions where colours are not wanted. */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const same = (text: string): string => text;
export const PLAIN_STYLE: Style = { strong: same, faint: same, good: same, bad: same };
export const COLOUR_STYLE: Style = {
  strong: (text) => styleText('bold', text),
  faint: (text) => styleText('dim', text),
  good: (text) => styleText('green', text),
  bad: (text) => styleText('red', text),
};

/** What a renderer needs to know of the place it writes for; `width` in columns. */
export interface Page {
  readonly width: number;
  readonly style: Style;
}

/** The width to write for, in columns, whatever the terminal says: lines stay readable and columns keep their place. */
export const pageWidth = (terminalColumns: number | undefined): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, terminalColumns ?? DEFAULT_WIDTH));

/** One line of text that cannot steer the terminal: control and bidirectional override characters become spaces. */
export const printable = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ').trim();

/** Columns that a terminal uses for the text. */
export const displayWidth = (text: string): number => [...text].reduce((columns, char) => columns + (ZERO_WIDTH.test(char) ? 0 : WIDE.test(char) ? 2 : 1), 0);

/** The text filled up with spaces to `columns`. */
export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
export const padStart = (text: string, columns: number): string => ' '.repeat(Math.max(0, columns - displayWidth(text))) + text;

/** The text in lines of at most `width` columns, broken between words; a longer word keeps a line of its own. Never empty. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/ +/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && displayWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Wrapped text behind `prefix`; the lines that follow stand under the first. */
export function hang(prefix: string, text: string, width: number): string[] {
  const indent = displayWidth(prefix);
  return wrap(text, width - indent).map((line, index) => (index === 0 ? prefix : ' '.repeat(indent)) + line);
}

/** `left` wrapped beside `right`, which ends at the right margin of the first line. */
export function spread(left: { readonly prefix: string; readonly text: string }, right: string, width: number): string[] {
  const lines = hang(left.prefix, left.text, width - displayWidth(right) - 2);
  return lines.map((line, index) => (index === 0 ? (padEnd(line, width - displayWidth(right)) + right).trimEnd() : line));
}

/** Items in as many equal columns as fit, read from top to bottom; items longer than `maxCellWidth` are wrapped. */
export function columns(items: readonly string[], width: number, maxCellWidth = MAX_CELL_WIDTH): string[] {
  const longest = Math.max(0, ...items.map((item) => displayWidth(printable(item)))) + BULLET.length;
  const cellWidth = Math.min(longest, maxCellWidth, width) + COLUMN_GAP;
  const columnCount = Math.max(1, Math.min(items.length, Math.floor((width + COLUMN_GAP) / cellWidth)));
  const rowCount = Math.ceil(items.length / columnCount);
  return Array.from({ length: rowCount }, (_, row) => items.filter((_item, index) => index % rowCount === row)).flatMap((row) => besides(row, cellWidth));
}

/** One row of cells as lines; a wrapped cell makes its row higher. */
function besides(row: readonly string[], cellWidth: number): string[] {
  const cells = row.map((item) => hang(BULLET, item, cellWidth - COLUMN_GAP));
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell) => padEnd(cell[line] ?? '', cellWidth))
      .join('')
      .trimEnd(),
  );
}

/** A heading with an empty line above it. */
export const heading = (text: string, { style }: Page): string[] => ['', style.strong(printable(text))];

/** An amount with its currency, grouped, with the decimals that the currency has. */
export const formatMoney = ({ amount, currency }: Money): string => new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);

/** "Monday 10 May 2027". */
export const longDate = (isoDate: string): string =>
  `${WEEKDAYS[weekdayIndex(isoDate)]} ${dayOf(isoDate)} ${MONTHS[monthIndex(isoDate)]} ${isoDate.slice(0, 4)}`;

/** "Mon 10 May". */
export const shortDate = (isoDate: string): string =>
  `${WEEKDAYS[weekdayIndex(isoDate)]?.slice(0, SHORT_CHARS)} ${dayOf(isoDate)} ${MONTHS[monthIndex(isoDate)]?.slice(0, SHORT_CHARS)}`;

/** "Mon 10 – Fri 14 May 2027", with month and year once where both ends share them. */
export function dateSpan(from: string, to: string): string {
  if (from === to) return `${shortDate(to)} ${to.slice(0, 4)}`;
  const end = `${shortDate(to)} ${to.slice(0, 4)}`;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${shortDate(from)} ${from.slice(0, 4)} – ${end}`;
  const start = monthIndex(from) === monthIndex(to) ? shortDate(from).slice(0, -(SHORT_CHARS + 1)) : shortDate(from);
  return `${start} – ${end}`;
}

const dayOf = (isoDate: string): number => Number(isoDate.slice(-2));

/** "1 adult", "2 adults". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
