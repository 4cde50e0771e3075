import { FURTHER_NIGHT } from '../trip/route/split-nights.js';

interface Slept {
  readonly nights: number;
  readonly worth: number;
}

/** What one night more is worth. */
export const gainOf = ({ worth, nights }: Slept): number => worth * FURTHER_NIGHT ** nights;

/** What is lost with the last of the nights. */
export const lossOf = ({ worth, nights }: Slept): number => worth * FURTHER_NIGHT ** (nights - 1);

/** "2 more nights", "1 night less". */
export const nightWords = (by: number): string => {
  const count = Math.abs(by);
  if (by > 0) return `${count} more ${count === 1 ? 'night' : 'nights'}`;
  return `${count} ${count === 1 ? 'night less' : 'nights fewer'}`;
};
