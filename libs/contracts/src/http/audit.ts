import { z } from 'zod';
import { RunStatus } from '../run-status.js';
import { cursorField, momentField, pageLimit } from './paging.js';

const Name = z.string().regex(/^[A-Za-z0-9*][A-Za-z0-9._@-]{0,127}$(?!\n)/, { error: 'must be an id or a name as the audit log shows it' });

/** Query of `GET /admin/audit`: the newest entry first. `to` is not included. */
export const AuditQuery = z.strictObject({
  actor: Name.optional(),
  target: Name.optional(),
  outcome: z
    .string()
    .regex(/^[a-z_]{1,40}$(?!\n)/, { error: 'must be an outcome as the audit log shows it' })
    .optional(),
  from: momentField.optional(),
  to: momentField.optional(),
  limit: pageLimit,
  cursor: cursorField,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** What an operator asked for, what came of it at once, and what has become of the run since. */
export const AuditItem = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  role: z.string(),
  action: z.string(),
  target: z.string(),
  reason: z.string().nullable(),
  outcome: z.string(),
  runId: z.string().nullable(),
  runStatus: RunStatus.nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditItem = z.infer<typeof AuditItem>;

export const AuditPage = z.strictObject({ entries: z.array(AuditItem), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
