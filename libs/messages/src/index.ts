export { message } from './message.js';
export type { MessageId, MessageValues } from './message.js';
export { formatDate, formatDates, formatMoney, formatWeekday, localeOf } from './formats.js';
