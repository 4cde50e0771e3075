import { z } from 'zod';
import {
  AuditPage,
  AuditPlanAnswer,
  AlternativesAnswer,
  AlternativesBody,
  AuditPlanBody,
  BulkReplayAnswer,
  BulkReplayBody,
  ChatBody,
  DecideBody,
  DiffAnswer,
  EditsAnswer,
  EditsBody,
  ERROR_CODES,
  ForkBody,
  GraphsAnswer,
  Health,
  HistoryAnswer,
  JobsPage,
  LogAnswer,
  MemoryAnswer,
  MemoryBody,
  MemoryItem,
  MigrateAnswer,
  MigrateBody,
  PLAN_EVENT_NAMES,
  PlanAccepted,
  PlanBody,
  PlanResult,
  Problem,
  ReplayAnswer,
  ReplayBody,
  ResumeBody,
  ScanAnswer,
  ScanBody,
  SessionAnswer,
  ShareAnswer,
  ShareBody,
  SharedAnswer,
  ThreadBody,
  ThreadsPage,
  VersionAnswer,
} from '@app/contracts';
import { ACTION_SCHEMAS, actionPaths } from './openapi-actions.js';
import { CREDENTIAL_SCHEMAS, credentialPaths } from './openapi-credentials.js';
import { decisionPaths } from './openapi-decisions.js';
import { CATALOG_SCHEMAS, catalogPaths } from './openapi-catalogs.js';
import { PLACE_SCHEMAS, placePaths } from './openapi-places.js';
import { graphPaths } from './openapi-graphs.js';
import { GROUP_SCHEMAS, groupPaths } from './openapi-groups.js';
import { historyPaths } from './openapi-history.js';
import { MEMBER_SCHEMAS, memberPaths } from './openapi-members.js';
import { memoryPaths } from './openapi-memory.js';
import { eraseThread, sharePaths } from './openapi-share.js';
import { jobPaths } from './openapi-jobs.js';
import { sessionPaths } from './openapi-session.js';
import { WATCH_SCHEMAS, watchPaths } from './openapi-watches.js';
import { WEBHOOK_SCHEMAS, webhookPaths } from './openapi-webhooks.js';

type JsonObject = Record<string, unknown>;

const SCHEMAS = {
  PlanBody,
  ChatBody,
  ResumeBody,
  DecideBody,
  PlanResult,
  PlanAccepted,
  ThreadBody,
  Problem,
  Health,
  SessionAnswer,
  AuditPage,
  JobsPage,
  ReplayBody,
  ReplayAnswer,
  BulkReplayBody,
  BulkReplayAnswer,
  GraphsAnswer,
  MigrateBody,
  MigrateAnswer,
  ThreadsPage,
  HistoryAnswer,
  LogAnswer,
  VersionAnswer,
  DiffAnswer,
  EditsBody,
  EditsAnswer,
  ForkBody,
  ShareBody,
  ShareAnswer,
  SharedAnswer,
  AlternativesAnswer,
  AlternativesBody,
  AuditPlanBody,
  AuditPlanAnswer,
  ScanBody,
  ScanAnswer,
  MemoryAnswer,
  MemoryBody,
  MemoryItem,
  ...ACTION_SCHEMAS,
  ...WATCH_SCHEMAS,
  ...WEBHOOK_SCHEMAS,
  ...CREDENTIAL_SCHEMAS,
  ...MEMBER_SCHEMAS,
  ...GROUP_SCHEMAS,
  ...CATALOG_SCHEMAS,
  ...PLACE_SCHEMAS,
} as const;

/** What a client may send is described as input (defaults are optional), what it gets as output; both from the very schemas that check them. */
const jsonSchemaOf = (name: string, schema: z.ZodType): JsonObject => {
  const io = name.endsWith('Body') && name !== 'ThreadBody' ? 'input' : 'output';
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return rest;
};

const ref = (name: keyof typeof SCHEMAS): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (name: keyof typeof SCHEMAS): JsonObject => ({ 'application/json': { schema: ref(name) } });
const problem = (description: string): JsonObject => ({ description, content: { 'application/problem+json': { schema: ref('Problem') } } });
const THREAD_ID = { name: 'threadId', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$' } };
const POST_HEADERS = [
  { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 }, description: 'The same key and body give the same run.' },
  { name: 'Prefer', in: 'header', schema: { type: 'string' }, description: '`wait=N` seconds (default 25), or `respond-async`.' },
  { name: 'traceparent', in: 'header', schema: { type: 'string' }, description: 'W3C Trace Context.' },
];

const post = (operationId: string, summary: string, body: keyof typeof SCHEMAS): JsonObject => ({
  operationId,
  summary,
  parameters: POST_HEADERS,
  requestBody: { required: true, content: json(body) },
  responses: {
    200: { description: 'The run ended, or waits for a person.', content: json('PlanResult') },
    202: { description: 'The run is still going; look at Location.', headers: { Location: { schema: { type: 'string' } } }, content: json('PlanAccepted') },
    400: problem('A field is not valid; `issues` names it.'),
    401: problem('No valid key, where keys are asked for.'),
    404: problem('No such thread.'),
    409: problem('The thread is busy, or does not wait for this.'),
    422: problem('The Idempotency-Key was used with another body.'),
    429: problem('Too many requests.'),
    503: problem('Database or queue away.'),
  },
});

/** Like every POST that starts a run, on a thread that is named in its address. */
function forkPath(): JsonObject {
  const like = post('forkThread', 'A new thread that goes on from a version of this one, changed by a patch', 'ForkBody');
  const responses = like['responses'] as JsonObject;
  return { ...like, parameters: [THREAD_ID, ...POST_HEADERS], responses: { ...responses, 410: problem('The version was compacted.') } };
}

/** What stays awake after a plan, and who is told of it. */
const awakePaths = (): JsonObject => ({ ...watchPaths({ json, problem, postHeaders: POST_HEADERS }), ...webhookPaths({ json, problem }) });

/** Who is in a thread, and what they settle among each other. */
const peoplePaths = (): JsonObject => ({
  ...memberPaths({ json, problem, threadId: THREAD_ID }),
  ...groupPaths({ json, problem, threadId: THREAD_ID, postHeaders: POST_HEADERS }),
});

const METRICS_ANSWERS = {
  200: { description: 'All metrics of this gateway.', content: { 'text/plain': { schema: { type: 'string' } } } },
  401: problem('No valid key.'),
  403: problem('The role of the key is not enough.'),
};

const LIVE = {
  summary: 'Whether the process works; asks nothing outside of it',
  responses: {
    200: {
      description: 'It works.',
      content: { 'application/json': { schema: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] } } },
    },
  },
};
const READY = {
  summary: 'Whether requests should come here',
  responses: { 200: { description: 'They should.', content: json('Health') }, 503: { description: 'Not now.', content: json('Health') } },
};

const THREAD = {
  operationId: 'getThread',
  summary: 'A thread with its whole state',
  parameters: [THREAD_ID],
  responses: { 200: { description: 'The thread.', content: json('ThreadBody') }, 404: problem('No such thread.') },
};

const NODES = { name: 'nodes', in: 'query', schema: { type: 'boolean' }, description: 'Tells also `node_enter`, `node_exit` and `edge_taken`.' };

/** The OpenAPI document that the gateway serves. */
export function openApiDocument(): JsonObject {
  const events = {
    operationId: 'followThread',
    summary: `Server-sent events of a thread: ${PLAN_EVENT_NAMES.join(', ')}`,
    parameters: [
      THREAD_ID,
      { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' } },
      { name: 'lastEventId', in: 'query', schema: { type: 'string' } },
      NODES,
      { name: 'follow', in: 'query', schema: { type: 'boolean' }, description: 'Keeps the stream open after `done`, for later runs of the thread.' },
    ],
    responses: {
      200: { description: 'The stream; it ends after the last event.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      404: problem('No such thread.'),
    },
  };
  const history = historyPaths({ json, problem, threadId: THREAD_ID });
  const health = (summary: string): JsonObject => ({ get: { summary, responses: { 200: { description: 'The state.', content: json('Health') } } } });
  return {
    openapi: '3.1.0',
    info: {
      title: 'NaviGo',
      version: '1',
      description: `Trip planning by agents. Problems carry one of these codes: ${Object.keys(ERROR_CODES).join(', ')}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: {
      '/plan': { get: history.listThreads, post: post('plan', 'Plan a complete request', 'PlanBody') },
      '/plan/chat': { post: post('chat', "Plan from the traveller's own words", 'ChatBody') },
      '/plan/chat/resume': { post: post('resume', 'Answer open questions', 'ResumeBody') },
      '/plan/{threadId}': { get: THREAD, delete: eraseThread({ json, problem, threadId: THREAD_ID }) },
      ...decisionPaths({ json, problem, post, threadId: THREAD_ID }),
      ...actionPaths({ json, problem, threadId: THREAD_ID, postHeaders: POST_HEADERS }),
      ...awakePaths(),
      '/plan/{threadId}/events': { get: events },
      '/plan/{threadId}/fork': { post: forkPath() },
      ...sharePaths({ json, problem, threadId: THREAD_ID }),
      ...history.paths,
      ...memoryPaths({ json, problem }),
      ...credentialPaths({ json, problem }),
      ...peoplePaths(),
      ...sessionPaths({ json, problem }),
      ...catalogPaths({ json, problem }),
      ...placePaths({ json, problem }),
      ...graphPaths({ json, problem }),
      ...jobPaths({ json, problem }),
      '/metrics': {
        get: { operationId: 'getMetrics', summary: 'Metrics in the text format of Prometheus; for viewers and operators', responses: METRICS_ANSWERS },
      },
      '/health': health('Whether database and queue answer'),
      '/health/live': { get: LIVE },
      '/health/ready': { get: READY },
    },
    // The empty one stands for AUTH_MODE=open, where nobody needs a key.
    security: [{ bearer: [] }, { apiKey: [] }, {}],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchemaOf(name, schema)])),
    },
  };
}
