export { statedPreferences } from './stated-preferences.js';
export { constraintsInWords, preferencesOfRequest } from './preferences-of-request.js';
export { readPreference } from './read-preference.js';
export { recallInto } from './recall-into.js';
export type { Recalled } from './recall-into.js';
export { memoryLines } from './memory-lines.js';
