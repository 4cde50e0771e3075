import { TerminalError } from '@app/contracts';

/** One line of a data file: what it is and its cells. */
export interface TownRecord {
  readonly type: string;
  readonly cells: readonly string[];
}

/** The records of a block of lines; comments and empty lines are none. */
export function recordsOf(text: string): TownRecord[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [type = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return [{ type, cells }];
  });
}

export const words = (cell = ''): string[] => cell.split(/[ ,]+/).filter((word) => word !== '' && word !== '-');
export const list = (cell = ''): string[] =>
  cell === '-'
    ? []
    : cell
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '');

/** @throws {TerminalError} VALIDATION_ERROR when the cell is no number; an empty cell is a mistake and no zero. */
export function numberOf(cell = ''): number {
  const value = cell === '' ? Number.NaN : Number(cell);
  if (Number.isNaN(value)) throw new TerminalError('VALIDATION_ERROR', `the gazetteer has "${cell}" where a number belongs`);
  return value;
}

export function pointOf(cell: string | undefined): { lat: number; lng: number } {
  const [lat, lng] = words(cell);
  return { lat: numberOf(lat), lng: numberOf(lng) };
}

/** Months of `4-6,9,11-2`, which may wrap round the end of the year. */
export function monthsOf(cell = ''): number[] {
  return cell.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: ((last - first + 12) % 12 || 0) + 1 }, (_, step) => ((first - 1 + step) % 12) + 1);
  });
}
