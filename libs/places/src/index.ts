export { knownAround } from './nearest-names.js';
export { describePlaces } from './describe-places.js';
export { faultOfCorrection } from './correction-fault.js';
export { gatherKnowledge } from './gather-knowledge.js';
export { isBare, townInstead } from './bare-town.js';
export type { MappedPlace } from './bare-town.js';
export { createPlaceSource } from './place-source.js';
export { NOTHING_MORE, TripKnowledge, withKnowledge } from './trip-knowledge.js';
