import { MemberBody, MemberItem, MembersAnswer } from '@app/contracts';

export const MEMBER_SCHEMAS = { MemberBody, MemberItem, MembersAnswer } as const;

/** A reference to a schema, a problem answer and the id of a thread, as the document writes them. */
export interface MemberWriter {
  json(name: keyof typeof MEMBER_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
  readonly threadId: Record<string, unknown>;
}

/** The paths of who may see a thread and act in it. */
export function memberPaths({ json, problem, threadId }: MemberWriter): Record<string, unknown> {
  const member = { name: 'memberId', in: 'path', required: true, schema: { type: 'string' }, description: 'The owner that a key belongs to.' };
  const refused = {
    400: problem('The thread would lose its last owner.'),
    403: problem('The caller does not own the thread.'),
    404: problem('No such thread or member.'),
  };
  const list = {
    operationId: 'listMembers',
    summary: 'Who may see the thread, owners first',
    parameters: [threadId],
    responses: { 200: { description: 'The members.', content: json('MembersAnswer') }, 404: problem('No such thread.') },
  };
  const put = {
    operationId: 'putMember',
    summary: 'Make somebody a member, or give them another role',
    parameters: [threadId, member],
    requestBody: { required: true, content: json('MemberBody') },
    responses: { 200: { description: 'The member.', content: json('MemberItem') }, ...refused },
  };
  const remove = {
    operationId: 'removeMember',
    summary: 'Take a membership away, one’s own included',
    parameters: [threadId, member],
    responses: { 204: { description: 'No member any more.' }, ...refused },
  };
  return { '/plan/{threadId}/members': { get: list }, '/plan/{threadId}/members/{memberId}': { put, delete: remove } };
}
