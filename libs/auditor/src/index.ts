export { AUDIT_CODES } from './audit-codes.js';
export type { AuditCode } from './audit-codes.js';
export type { AuditContext, AuditViolation, SourceCity } from './audit-input.js';
export { auditPlan } from './audit-plan.js';
export type { AuditReport } from './audit-plan.js';
export { catalogCityFinder } from './catalog-source.js';
export type { Unverified } from './unverified.js';
export { PUBLISHED_CODES, auditPublished } from './published/index.js';
export type { PublishedCode } from './published/index.js';
