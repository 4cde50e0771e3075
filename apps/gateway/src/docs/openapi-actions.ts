import { ActionAnswersBody, ActionRun, ActionsBody, ApproveBody, PolicyAnswer, PolicyBody, PolicyVersions, SimulateAnswer, SimulateBody } from '@app/contracts';

export const ACTION_SCHEMAS = {
  ...{ ActionsBody, ActionAnswersBody, ApproveBody, ActionRun, PolicyBody, PolicyAnswer, PolicyVersions, SimulateBody, SimulateAnswer },
} as const;

/** How the document writes references, problems, the id of a thread and the headers of a POST. */
export interface ActionWriter {
  json(name: keyof typeof ACTION_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
  readonly postHeaders: readonly Record<string, unknown>[];
}

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' }, description: 'As `actionId` names it.' };

/** The paths of runs of actions and of policies. */
export function actionPaths({ json, problem, threadId, postHeaders }: ActionWriter): Record<string, unknown> {
  const unauthenticated = { 401: problem('No valid key, where keys are asked for.') };
  const missing = { ...unauthenticated, 404: problem('There is no such run, or not for the caller.') };
  const move = (operationId: string, summary: string, body: keyof typeof ACTION_SCHEMAS | null, parameter: Record<string, unknown> = ID) => ({
    operationId,
    summary,
    parameters: [parameter, ...postHeaders],
    ...(body === null ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'The run ended, or waits for a person or a time.', content: json('ActionRun') },
      202: { description: 'The run is still going; look at Location.', headers: { Location: { schema: { type: 'string' } } }, content: json('ActionRun') },
      400: problem('A field is not valid; `issues` names it.'),
      403: problem('Whoever may only look, or whose approval does not count.'),
      409: problem('The run does not wait for this, the plan has changed, or there is no plan.'),
      422: problem('The Idempotency-Key was used with another body.'),
      429: problem('Too many requests.'),
      ...missing,
    },
  });
  const look = {
    operationId: 'getAction',
    summary: 'A run of actions',
    parameters: [ID],
    responses: { 200: { description: 'The run.', content: json('ActionRun') }, ...missing },
  };
  const follow = {
    operationId: 'followAction',
    summary: 'Server-sent events of one run of actions, as those of a thread; the stream ends with the run',
    parameters: [
      ID,
      ...['Last-Event-ID', 'lastEventId', 'nodes'].map((name) => ({ name, in: name === 'Last-Event-ID' ? 'header' : 'query', schema: { type: 'string' } })),
    ],
    responses: {
      200: { description: 'The stream; it ends after the last event.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      204: { description: 'The client has read everything.' },
      ...missing,
    },
  };
  return {
    '/plan/{threadId}/actions': { post: move('act', 'Act on the plan of a thread: what is wanted, in words', 'ActionsBody', threadId) },
    '/actions/{id}': { get: look },
    '/actions/{id}/events': { get: follow },
    '/actions/{id}/answers': { post: move('answerAction', 'Answer the questions of a run', 'ActionAnswersBody') },
    '/actions/{id}/approve': { post: move('approveAction', 'Approve or decline steps, or settle what is in doubt', 'ApproveBody') },
    '/actions/{id}/undo': { post: move('undoAction', 'Take back what a run did, the last thing first, by a new run', null) },
    '/actions/{id}/cancel': { post: move('cancelAction', 'End a run; what is done stays done', null) },
    ...policyPaths({ json, problem }, unauthenticated),
  };
}

function policyPaths({ json, problem }: Pick<ActionWriter, 'json' | 'problem'>, unauthenticated: Record<string, unknown>): Record<string, unknown> {
  const policy = {
    get: {
      operationId: 'getPolicy',
      summary: 'What the caller’s runs of actions may do; version 0 is the default',
      responses: { 200: { description: 'The policy that holds.', content: json('PolicyAnswer') }, ...unauthenticated },
    },
    put: {
      operationId: 'putPolicy',
      summary: 'Set the policy; each change is a version of its own',
      requestBody: { required: true, content: json('PolicyBody') },
      responses: {
        200: { description: 'The new version.', content: json('PolicyAnswer') },
        400: problem('A field is not valid.'),
        409: problem('There is a newer version than the expected one.'),
        ...unauthenticated,
      },
    },
  };
  const simulate = {
    operationId: 'simulatePolicy',
    summary: 'What a policy would say of steps at a moment; nothing is done',
    requestBody: { required: true, content: json('SimulateBody') },
    responses: { 200: { description: 'A verdict for each step.', content: json('SimulateAnswer') }, 400: problem('A field is not valid.'), ...unauthenticated },
  };
  const versions = {
    operationId: 'listPolicyVersions',
    summary: 'The newest versions of the policy',
    responses: { 200: { description: 'The newest first.', content: json('PolicyVersions') }, ...unauthenticated },
  };
  return { '/policy': policy, '/policy/versions': { get: versions }, '/policy/simulate': { post: simulate } };
}
