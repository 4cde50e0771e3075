export { message } from './message.js';
export type { MessageId, MessageValues } from './message.js';
export { formatDate, formatDates, formatMoney, localeOf } from './formats.js';
