const ADULTS_PER_ROOM = 2;
const PEOPLE_PER_ROOM = 4;

/** Double rooms: two adults each, children share with adults, at most four people in one. */
export const roomsFor = (adults: number, children: number): number =>
  Math.max(Math.ceil(adults / ADULTS_PER_ROOM), Math.ceil((adults + children) / PEOPLE_PER_ROOM));
