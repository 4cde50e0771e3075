/** How the document writes schemas, problems and routes that start or decide something. */
export interface DecisionWriter {
  json(name: 'PlanResult' | 'EditsAnswer'): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  post(operationId: string, summary: string, body: 'DecideBody' | 'EditsBody'): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
}

/** A person's word on a run. */
export function decisionPaths({ json, problem, post, threadId }: DecisionWriter): Record<string, unknown> {
  const decide = post('decide', 'Approve, revise or reject the plan that awaits review; of several at once one wins', 'DecideBody');
  const headers = Array.isArray(decide['parameters']) ? (decide['parameters'] as unknown[]) : [];
  const cancel = {
    operationId: 'cancelThread',
    summary: 'End the run that is going or waits; steps at work are stopped',
    parameters: [threadId],
    responses: {
      200: { description: 'The run is cancelled, now or before.', content: json('PlanResult') },
      404: problem('No such thread.'),
      409: problem('The run has ended otherwise.'),
    },
  };
  const like = post('editPlan', 'Change the plan by typed edits; answers with the diff, the price and what the auditor says', 'EditsBody');
  const done = { description: 'The edits are made, or could not be; `notes` says which.', content: json('EditsAnswer') };
  const edits = { ...like, parameters: [threadId, ...headers], responses: { ...(like['responses'] as object), 200: done } };
  return {
    '/plan/{threadId}/edits': { post: edits },
    '/plan/{threadId}/decide': { post: { ...decide, parameters: [threadId, ...headers] } },
    '/plan/{threadId}/cancel': { post: cancel },
  };
}
