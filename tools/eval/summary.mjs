const SHOWN_DIGITS = 3;
const COLUMNS = ['measure', 'floor', 'goal', 'all', 'looked at', 'only scored'];

const shown = (value) => (value === null || value === undefined ? '' : String(Math.round(value * 10 ** SHOWN_DIGITS) / 10 ** SHOWN_DIGITS));

/** The number that a measure finds in a scorer's words: the group of `pattern`, over that of `of` if there is one, times `scale`; null where there is none. */
export function readMeasure({ pattern, of, scale = 1 }, text) {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) return null;
  return (Number(value) / (of ? Number(of.exec(text)?.[1]) : 1)) * scale;
}

/** One row for each measure of a set: what it is, what is wanted, and what was reached on all cases and on each half. */
export const rowsOf = ({ measures = [] }, scores) =>
  measures.map((measure) => [measure.label, shown(measure.floor), shown(measure.goal), ...scores.map(({ text }) => shown(readMeasure(measure, text)))]);

/** Rows as a table in Markdown; empty for none. */
export function tableOf(rows) {
  if (rows.length === 0) return '';
  const widths = COLUMNS.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (cells) => `| ${COLUMNS.map((_, at) => (cells[at] ?? '').padEnd(widths[at])).join(' | ')} |`;
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
