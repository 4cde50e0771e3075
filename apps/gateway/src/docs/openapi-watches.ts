import { ScheduleAnswer, ScheduleBody, SchedulesPage, WatchAnswer, WatchBody, WatchDecisionBody, WatchesPage } from '@app/contracts';

export const WATCH_SCHEMAS = { WatchBody, WatchDecisionBody, WatchAnswer, WatchesPage, ScheduleBody, ScheduleAnswer, SchedulesPage } as const;

/** How the document writes references, problems and the headers of a POST. */
export interface WatchWriter {
  json(name: keyof typeof WATCH_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly postHeaders: readonly Record<string, unknown>[];
}

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' }, description: 'As the POST named it.' };

const FOLLOW_SUMMARY = 'Server-sent events of a watch: `watch_noticed`, `watch_proposed` and those of every run; the stream ends with the watch';

/** The paths of what stays awake after a plan. */
export function watchPaths({ json, problem, postHeaders }: WatchWriter): Record<string, unknown> {
  const missing = { 401: problem('No valid key, where keys are asked for.'), 404: problem('There is no such thing, or not for the caller.') };
  const refusals = {
    400: problem('A field is not valid; `issues` names it.'),
    403: problem('Whoever may only look.'),
    409: problem('The thread is watched already, has no plan, or what was proposed does not hold any more.'),
    422: problem('The Idempotency-Key was used with another body.'),
    429: problem('Too many requests, or the owner has as many as there may be.'),
    ...missing,
  };
  const post = (operationId: string, summary: string, names: { body: keyof typeof WATCH_SCHEMAS; answer: keyof typeof WATCH_SCHEMAS }, withId = false) => ({
    operationId,
    summary,
    parameters: [...(withId ? [ID] : []), ...postHeaders],
    requestBody: { required: true, content: json(names.body) },
    responses: { 200: { description: 'As it is now.', content: json(names.answer) }, ...refusals },
  });
  const list = (operationId: string, summary: string, page: keyof typeof WATCH_SCHEMAS) => ({
    operationId,
    summary,
    responses: { 200: { description: 'The newest first.', content: json(page) }, 401: missing[401] },
  });
  const look = (operationId: string, summary: string, answer: keyof typeof WATCH_SCHEMAS) => ({
    operationId,
    summary,
    parameters: [ID],
    responses: { 200: { description: 'As it is now.', content: json(answer) }, ...missing },
  });
  const end = (operationId: string, summary: string) => ({
    operationId,
    summary,
    parameters: [ID],
    responses: { 204: { description: 'It has ended.' }, 409: problem('It had ended before.'), 403: refusals[403], ...missing },
  });
  const follow = {
    operationId: 'followWatch',
    summary: FOLLOW_SUMMARY,
    parameters: [
      ID,
      ...['Last-Event-ID', 'lastEventId'].map((name) => ({ name, in: name === 'lastEventId' ? 'query' : 'header', schema: { type: 'string' } })),
    ],
    responses: {
      200: { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      204: { description: 'The client has read everything.' },
      ...missing,
    },
  };
  return { ...pathsOfWatches({ post, list, look, end }, follow), ...pathsOfSchedules({ post, list, look, end }) };
}

interface Operations {
  post(
    operationId: string,
    summary: string,
    names: { body: keyof typeof WATCH_SCHEMAS; answer: keyof typeof WATCH_SCHEMAS },
    withId?: boolean,
  ): Record<string, unknown>;
  list(operationId: string, summary: string, page: keyof typeof WATCH_SCHEMAS): Record<string, unknown>;
  look(operationId: string, summary: string, answer: keyof typeof WATCH_SCHEMAS): Record<string, unknown>;
  end(operationId: string, summary: string): Record<string, unknown>;
}

function pathsOfWatches({ post, list, look, end }: Operations, follow: Record<string, unknown>): Record<string, unknown> {
  const decision = { body: 'WatchDecisionBody', answer: 'WatchAnswer' } as const;
  return {
    '/watches': {
      get: list('listWatches', 'The caller’s watches that have not ended', 'WatchesPage'),
      post: post('watch', 'Watch the plan of a thread', { body: 'WatchBody', answer: 'WatchAnswer' }),
    },
    '/watches/{id}': { get: look('getWatch', 'A watch: what it found, and what it proposes', 'WatchAnswer'), delete: end('endWatch', 'End a watch') },
    '/watches/{id}/events': { get: follow },
    '/watches/{id}/accept': { post: post('acceptProposal', 'Have the plan revised as proposed', decision, true) },
    '/watches/{id}/dismiss': { post: post('dismissProposal', 'Leave the plan as it is', decision, true) },
  };
}

function pathsOfSchedules({ post, list, look, end }: Operations): Record<string, unknown> {
  return {
    '/schedules': {
      get: list('listSchedules', 'The caller’s schedules that have not ended', 'SchedulesPage'),
      post: post('schedule', 'Plan a request again and again', { body: 'ScheduleBody', answer: 'ScheduleAnswer' }),
    },
    '/schedules/{id}': { get: look('getSchedule', 'A schedule and the plans it started', 'ScheduleAnswer'), delete: end('endSchedule', 'End a schedule') },
  };
}
