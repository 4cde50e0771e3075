export { wishLedger } from './ledger.js';
export type { LedgerFacts } from './evidence.js';
