import {
  GroupAnswer,
  GroupBallotBody,
  GroupExpenseBody,
  GroupInvitationAnswer,
  GroupInvitationBody,
  GroupJoinedAnswer,
  GroupVoteBody,
  GroupWishesBody,
} from '@app/contracts';

export const GROUP_SCHEMAS = {
  ...{ GroupAnswer, GroupWishesBody, GroupVoteBody, GroupBallotBody, GroupExpenseBody },
  ...{ GroupInvitationBody, GroupInvitationAnswer, GroupJoinedAnswer },
} as const;
type Name = keyof typeof GROUP_SCHEMAS;

/** How the document writes references, problems, the id of a thread and the headers of a POST. */
export interface GroupWriter {
  json(name: Name): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
  readonly postHeaders: readonly Record<string, unknown>[];
}

const NUMBER = { name: 'number', in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, description: 'As the group numbers it.' };
const TOKEN = { name: 'token', in: 'path', required: true, schema: { type: 'string' }, description: 'Of the link.' };

/** The paths of groups that plan one trip. */
export function groupPaths({ json, problem, threadId, postHeaders }: GroupWriter): Record<string, unknown> {
  const missing = { 401: problem('No valid key, where keys are asked for.'), 404: problem('No such thread, group or number.') };
  const refusals = {
    400: problem('A field is not valid; `issues` names it.'),
    403: problem('Whoever may only look, or for what only an owner or somebody else does.'),
    409: problem('The plan is being made, the vote is over, the group has ended, or there is one already.'),
    422: problem('The Idempotency-Key was used with another body.'),
    429: problem('Too many requests, or people.'),
    ...missing,
  };
  const does = (
    operationId: string,
    summary: string,
    { body, answer = 'GroupAnswer', more = [] }: { body?: Name; answer?: Name; more?: readonly Record<string, unknown>[] } = {},
  ) => ({
    ...{ operationId, summary, parameters: [threadId, ...more, ...postHeaders] },
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: { 200: { description: 'As it is now.', content: json(answer) }, ...refusals },
  });
  const ends = (operationId: string, summary: string, more: readonly Record<string, unknown>[] = []) => ({
    ...{ operationId, summary, parameters: [threadId, ...more] },
    responses: { 204: { description: 'It has ended.' }, ...refusals },
  });
  const look = { operationId: 'getGroup', summary: 'The group as the caller sees it', parameters: [threadId] };
  const base = '/plan/{threadId}/group';
  return {
    [base]: {
      get: { ...look, responses: { 200: { description: 'As it is now.', content: json('GroupAnswer') }, ...missing } },
      post: does('openGroup', 'Several people plan this trip'),
      delete: ends('endGroup', 'End the group; what was settled stays'),
    },
    [`${base}/wishes`]: { put: does('sayWishes', 'What the caller wishes, in their own words', { body: 'GroupWishesBody' }) },
    [`${base}/plan`]: { post: does('planForAll', 'Plan the trip with everybody’s wishes') },
    [`${base}/votes`]: { post: does('openVote', 'Let the members choose', { body: 'GroupVoteBody' }) },
    [`${base}/votes/{number}/ballot`]: { post: does('vote', 'Vote, or vote otherwise', { body: 'GroupBallotBody', more: [NUMBER] }) },
    [`${base}/expenses`]: { post: does('spend', 'What the caller paid', { body: 'GroupExpenseBody' }) },
    [`${base}/expenses/{number}`]: { delete: does('takeBackExpense', 'Take back what the caller paid', { more: [NUMBER] }) },
    [`${base}/invitations`]: { post: does('invite', 'A link by which people join', { body: 'GroupInvitationBody', answer: 'GroupInvitationAnswer' }) },
    [`${base}/invitations/{number}`]: { delete: ends('endInvitation', 'Nobody joins by the link any more', [NUMBER]) },
    '/invitations/{token}': {
      post: {
        ...{ operationId: 'join', summary: 'Join by a link, with the caller’s own key', parameters: [TOKEN] },
        responses: { 200: { description: 'The caller is a member.', content: json('GroupJoinedAnswer') }, ...missing },
      },
    },
  };
}
