import type { FinalPlan, UserRequest } from '@app/contracts';
import type { GuideCity } from '@app/guide';
import type { AuditCode } from './audit-codes.js';

/** What a plan is held against. */
export interface AuditContext {
  readonly request: UserRequest;
  /** The guide's city of that name; undefined when the guide has none. */
  findCity(name: string): GuideCity | undefined;
}

/** One finding; `day` counts from 1 in the order of the plan's days. */
export interface AuditViolation {
  readonly code: AuditCode;
  readonly detail: string;
  readonly day?: number;
}

/** One check: everything it finds, in order of the days. */
export type Check = (plan: FinalPlan, context: AuditContext) => AuditViolation[];
