const SPECIAL = /[\\`*_{}[\]<>#|~&]/g;
/** What begins a list, a heading or a quotation when it stands first on a line. */
const LEADING = /^(\s*)(?:([-+>=])|(\d+)([.)])(?=\s|$))/;

/** Words of others on one line, so that they show as they are and are never taken for a link, an image, HTML or a heading. */
export const markdownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPECIAL, '\\$&')
    // Also a bare address becomes a link where it is recognised by its beginning.
    .replace(/(https?|ftp|mailto|www)([:.])/gi, '$1\\$2')
    .replace(LEADING, (_, space: string, sign = '', number = '', dot = '') => `${space}${number}\\${sign}${dot}`);

/** A table of Markdown; no rows, no table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
