/** "Süd-Norwegen" is a part of Norway. */
const PART_OF_REGION = /(?:nord|sud|ost|west|mittel|zentral|north|south|east|central|norte|sur|sul|est)-$/;
const LEFT_CHARS = 8;

/**
 * True when what begins at `start` is the tail of a longer name: Provence in "Les Baux-de-Provence".
 *
 * `placeBefore` is where the place before ends: "Pisa-Siviglia" are two places.
 */
export function isNameTail(folded: string, start: number, placeBefore: number | undefined): boolean {
  const left = folded.slice(Math.max(0, start - LEFT_CHARS), start);
  return /\p{L}-$/u.test(left) && placeBefore !== start - 1 && !PART_OF_REGION.test(left);
}
