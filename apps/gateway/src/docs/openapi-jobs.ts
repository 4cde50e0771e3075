/** A reference to a schema, and a problem answer, as the document writes them. */
export interface Writer {
  json(name: 'AuditPage' | 'JobsPage' | 'ReplayBody' | 'ReplayAnswer' | 'BulkReplayBody' | 'BulkReplayAnswer'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

const FILTERS = [
  ['agent', 'Only steps of this agent.'],
  ['code', 'Only failures with this error code.'],
  ['from', 'Only failures from this date or date-time on.'],
  ['to', 'Only failures before this date or date-time.'],
  ['limit', 'Jobs on a page, 1 to 200 (50).'],
  ['cursor', 'The nextCursor of the page before.'],
] as const;
const AUDIT_FILTERS = [
  ['actor', 'Only what this owner of a key asked for.'],
  ['target', 'Only what was about this job.'],
  ['outcome', 'Only entries with this outcome, such as replayed or moved_on.'],
  ['from', 'Only entries from this date or date-time on.'],
  ['to', 'Only entries before this date or date-time.'],
  ['limit', 'Entries on a page, 1 to 200 (50).'],
  ['cursor', 'The nextCursor of the page before.'],
] as const;
const inQuery = (fields: typeof FILTERS | typeof AUDIT_FILTERS) =>
  fields.map(([name, description]) => ({ name, in: 'query', schema: { type: 'string' }, description }));
const JOB_ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** The paths under `/admin/jobs`, and the audit log of what was done there. */
export function jobPaths({ json, problem }: Writer): Record<string, unknown> {
  const refusals = { 401: problem('No valid key.'), 403: problem('The role of the key is not enough, or the request comes from a page of another site.') };
  const invalid = { 400: problem('A field is not valid; `issues` names it.') };
  const list = {
    operationId: 'listFailedJobs',
    summary: 'Failed steps, the newest failure first; for viewers and operators',
    parameters: [{ name: 'state', in: 'query', schema: { type: 'string', enum: ['failed'] } }, ...inQuery(FILTERS)],
    responses: { 200: { description: 'A page.', content: json('JobsPage') }, ...invalid, ...refusals },
  };
  const replay = {
    operationId: 'replayJob',
    summary: 'Put a failed step back to work; for operators',
    parameters: [JOB_ID],
    requestBody: { required: true, content: json('ReplayBody') },
    responses: {
      200: { description: 'It runs again, or `skipped` says why not.', content: json('ReplayAnswer') },
      ...invalid,
      ...refusals,
      404: problem('No such job.'),
      409: problem('It has not failed, or somebody replayed it before.'),
    },
  };
  const replayAll = {
    operationId: 'replayJobs',
    summary: 'Put every failed step back to work that fits; for operators',
    requestBody: { required: true, content: json('BulkReplayBody') },
    responses: { 200: { description: 'What became of each.', content: json('BulkReplayAnswer') }, ...invalid, ...refusals },
  };
  const audit = {
    operationId: 'listAuditEntries',
    summary: 'Who asked for what, why, and what came of it, the newest first; for viewers and operators',
    parameters: inQuery(AUDIT_FILTERS),
    responses: { 200: { description: 'A page.', content: json('AuditPage') }, ...invalid, ...refusals },
  };
  return {
    '/admin/audit': { get: audit },
    '/admin/jobs': { get: list },
    '/admin/jobs/{id}/replay': { post: replay },
    '/admin/jobs/replay': { post: replayAll },
  };
}
