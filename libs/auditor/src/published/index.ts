export { auditPublished } from './audit-published.js';
export { PUBLISHED_CODES } from './published-codes.js';
export type { PublishedCode } from './published-codes.js';
