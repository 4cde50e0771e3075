/** A reference to a schema, and a problem answer, as the document writes them. */
export interface ShareWriter {
  json(name: 'ShareBody' | 'ShareAnswer' | 'SharedAnswer'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
}

/** `DELETE /plan/{threadId}`. */
export const eraseThread = ({ problem, threadId }: ShareWriter): Record<string, unknown> => ({
  operationId: 'eraseThread',
  summary: 'Erase everything that was said in a thread; a run that is going ends',
  parameters: [threadId],
  responses: {
    204: { description: 'The thread is absent for everybody from now on, and its name stays taken.' },
    404: problem('No such thread, or erased before.'),
  },
});

/** The paths of share links. */
export function sharePaths({ json, problem, threadId }: ShareWriter): Record<string, unknown> {
  const missing = { 404: problem('No such thread.') };
  const share = {
    operationId: 'sharePlan',
    summary: 'A link to the plan as it is now, without anything personal; the link before it ends',
    parameters: [threadId],
    requestBody: { required: false, content: json('ShareBody') },
    responses: {
      201: { description: 'The link; its token is told only here.', content: json('ShareAnswer') },
      ...missing,
      409: problem('There is no plan yet.'),
    },
  };
  const revoke = {
    operationId: 'revokeShare',
    summary: 'End the link of a thread',
    parameters: [threadId],
    responses: { 204: { description: 'No link opens the plan any more.' }, ...missing },
  };
  const open = {
    operationId: 'openShared',
    summary: 'A shared plan, as a page or as JSON; needs no key',
    security: [{}],
    parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: { description: 'The plan.', content: { ...json('SharedAnswer'), 'text/html': { schema: { type: 'string' } } } },
      404: problem('There is nothing at this address, or not any more.'),
      429: problem('Too many requests.'),
    },
  };
  return { '/plan/{threadId}/share': { post: share, delete: revoke }, '/shared/{token}': { get: open } };
}
