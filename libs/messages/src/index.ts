export type { MessageId, Said, ValuesOf } from './catalog.js';
export { besideOf } from './beside.js';
export { isMessage, message, worded } from './message.js';
export type { Arguments } from './message.js';
export { wordsIn } from './words.js';
export type { Words } from './words.js';
export { formatDate, formatDates, formatMoney, formatShortWeekday, formatWeekday, localeOf } from './formats.js';
