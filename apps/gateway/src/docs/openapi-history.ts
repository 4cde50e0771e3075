/** A reference to a schema, and a problem answer, as the document writes them. */
export interface HistoryWriter {
  json(
    name:
      | 'ThreadsPage'
      | 'HistoryAnswer'
      | 'LogAnswer'
      | 'VersionAnswer'
      | 'DiffAnswer'
      | 'AlternativesBody'
      | 'AlternativesAnswer'
      | 'AuditPlanBody'
      | 'AuditPlanAnswer'
      | 'ScanBody'
      | 'ScanAnswer',
  ): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
}

const VERSION = { type: 'integer', minimum: 1 };
const inQuery = (name: string, description: string, schema: object = VERSION, required = false) => ({ name, in: 'query', required, schema, description });
const FORMATS = [
  ['ics', 'text/calendar', 'as a calendar, with instants in UTC'],
  ['pdf', 'application/pdf', 'to print: A4, a sketch of the way for each day'],
  ['md', 'text/markdown', 'to read'],
  ['json', 'application/json', 'as JSON'],
] as const;

function exportPaths({ problem, threadId }: HistoryWriter): Record<string, unknown> {
  const refusals = {
    400: problem('A field is not valid.'),
    404: problem('No such thread or version.'),
    409: problem('There is no plan yet.'),
    410: problem('The version was compacted.'),
  };
  return Object.fromEntries(
    FORMATS.map(([extension, contentType, how]) => {
      const content = { [contentType]: { schema: { type: extension === 'json' ? 'object' : 'string' } } };
      const get = {
        operationId: `export_${extension}`,
        summary: `The plan to take along, ${how}`,
        parameters: [threadId, inQuery('version', 'As it was at this version.')],
        responses: { 200: { description: 'The file.', content }, ...refusals },
      };
      return [`/plan/{threadId}/export.${extension}`, { get }];
    }),
  );
}

function checkPaths({ json, problem }: HistoryWriter): Record<string, unknown> {
  const post = (operationId: string, summary: string, body: 'AuditPlanBody' | 'ScanBody', answer: 'AuditPlanAnswer' | 'ScanAnswer') => ({
    post: {
      operationId,
      summary,
      requestBody: { required: true, content: json(body) },
      responses: { 200: { description: 'The verdict.', content: json(answer) }, 400: problem('A field is not valid.'), 413: problem('The body is too large.') },
    },
  });
  return {
    '/plan/audit': post('auditPlan', 'Hold a plan, made by anyone, against a request and the guide', 'AuditPlanBody', 'AuditPlanAnswer'),
    '/guardrails/scan': post('scanText', 'Look for injection in a text, or for what must not be said in an answer', 'ScanBody', 'ScanAnswer'),
  };
}

function alternativesPath({ json, problem, threadId }: HistoryWriter): Record<string, unknown> {
  const post = {
    operationId: 'findAlternatives',
    summary: 'Audited replacements for one activity or meal of the plan, the most worth first',
    parameters: [threadId],
    requestBody: { required: true, content: json('AlternativesBody') },
    responses: {
      200: { description: 'The replacements; put one in by the feedback "replace <activityId> with <place>".', content: json('AlternativesAnswer') },
      400: problem('A field is not valid.'),
      404: problem('No such thread or activity.'),
      409: problem('There is no plan yet.'),
    },
  };
  return { '/plan/{threadId}/alternatives': { post } };
}

/** The paths that list threads, look back, take plans along, and check what others made; `listThreads` goes beside the POST of `/plan`. */
export function historyPaths(writer: HistoryWriter): { listThreads: Record<string, unknown>; paths: Record<string, unknown> } {
  const { json, problem, threadId } = writer;
  const missing = { 400: problem('A field is not valid.'), 404: problem('No such thread or version.') };
  const gone = { ...missing, 410: problem('The version was compacted.') };
  const listThreads = {
    operationId: 'listThreads',
    summary: "The caller's threads, the newest first",
    parameters: [inQuery('limit', 'Threads on a page, 1 to 200 (50).'), inQuery('cursor', 'The nextCursor of the page before.', { type: 'string' })],
    responses: { 200: { description: 'A page.', content: json('ThreadsPage') }, 400: problem('A field is not valid.') },
  };
  const history = {
    operationId: 'getHistory',
    summary: 'The versions of a thread, the oldest first, with what each one wrote',
    parameters: [threadId, inQuery('after', 'Only versions after this one.')],
    responses: { 200: { description: 'The versions.', content: json('HistoryAnswer') }, ...missing },
  };
  const log = {
    operationId: 'verifyLog',
    summary: 'Whether the decision log is as it was written',
    parameters: [threadId],
    responses: { 200: { description: 'What was found.', content: json('LogAnswer') }, ...missing },
  };
  const version = {
    operationId: 'getVersion',
    summary: 'The whole state as it was at a version',
    parameters: [threadId, { name: 'version', in: 'path', required: true, schema: VERSION }],
    responses: { 200: { description: 'The state.', content: json('VersionAnswer') }, ...gone },
  };
  const diff = {
    operationId: 'diffVersions',
    summary: 'What differs between two versions, fields and plan',
    parameters: [threadId, inQuery('from', 'The earlier version.', VERSION, true), inQuery('to', 'The later version.', VERSION, true)],
    responses: { 200: { description: 'The difference.', content: json('DiffAnswer') }, ...gone },
  };
  return {
    listThreads,
    paths: {
      '/plan/{threadId}/history': { get: history },
      '/plan/{threadId}/log': { get: log },
      '/plan/{threadId}/versions/{version}': { get: version },
      '/plan/{threadId}/diff': { get: diff },
      ...exportPaths(writer),
      ...checkPaths(writer),
      ...alternativesPath(writer),
    },
  };
}
