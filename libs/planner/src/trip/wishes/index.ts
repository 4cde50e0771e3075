export { wishLedger } from './ledger.js';
export type { LedgerFacts } from './evidence.js';
export { withNamedInText } from './named-in-text.js';
