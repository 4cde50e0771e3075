const TONES = 8;

/** The class that gives a day its colour, in the list and on the map. */
export const dayTone = (index: number): string => `tone-${index % TONES}`;
