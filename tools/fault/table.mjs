const COLUMNS = ['fault', 'plans', 'kills', 'cuts', 'duplicates', 'seconds', 'broken'];

const cellsOf = ({ number, title, plans, kills, cuts, duplicates, seconds, broken, skipped }) => [
  `${number} ${title}`,
  ...(skipped ? ['-', '-', '-', '-', '-', `skipped: ${skipped}`] : [plans, kills, cuts, duplicates, seconds, numbersOf(broken)].map(String)),
];

/** 0, or which invariants do not hold; complaints of a fault itself count as `other`. */
function numbersOf(broken) {
  if (broken.length === 0) return '0';
  return [...new Set(broken.map((what) => /^(I\d|lost|doubled)\b/.exec(what)?.[1] ?? 'other'))].join(' ');
}

/** The reports as a table, one fault a line, with sums below and every broken promise in words at the end. */
export function tableOf(reports) {
  const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
  const done = reports.filter(({ skipped }) => !skipped);
  const brokenCount = done.filter(({ broken }) => broken.length > 0).length;
  const totals = [`${done.length} of ${reports.length} faults`, ...['plans', 'kills', 'cuts', 'duplicates'].map((key) => String(sum(key)))];
  const rows = [COLUMNS, ...reports.map(cellsOf), [...totals, String(Math.round(sum('seconds'))), String(brokenCount)]];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 || column === COLUMNS.length - 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  const words = reports.flatMap(({ number, broken }) => broken.map((what) => `${number}: ${what}`));
  return [...lines, ...(words.length > 0 ? ['', ...words] : [])].join('\n');
}
