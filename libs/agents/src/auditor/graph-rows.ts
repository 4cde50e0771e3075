/** What the rows of the graph ask about a draft and its audit. */
export { isAuditStale, isBudgetStale, isPackingStale, owesRepair, owesRevision } from '../plan-kit/draft-changes.js';
