import { NavigoSystem } from '@app/testing';
import { ActionRun } from '@app/contracts';
import { MailServer } from './support/outside-servers.js';

const REQUEST = {
  ...{ requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12' },
  ...{ budget: 1800, currency: 'EUR' },
};
const KEYS = 'ann:user:ann-0123456789,bob:user:bob-0123456789,eve:user:eve-0123456789,carl:user:carl-0123456789';
type Person = 'ann' | 'bob' | 'carl' | 'eve';

describe('members of a thread', () => {
  let system: NavigoSystem;
  let mail: MailServer;
  let threadId: string;

  beforeAll(async () => {
    mail = await MailServer.start();
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: KEYS }, ['gateway', 'orchestrator']);
    await system.add('worker', { SMTP_URL: mail.url });
    threadId = String((await ask('ann', 'POST', '/plan', { userRequest: REQUEST })).body['threadId']);
  });
  afterAll(async () => {
    await system.stop();
    await mail.stop();
  });

  const ask = async (who: Person, method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> => {
    const headers = { authorization: `Bearer ${who}-0123456789`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${system.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  };
  const path = (member = ''): string => `/plan/${threadId}/members${member === '' ? '' : `/${member}`}`;

  it('are chosen by its owners; nobody else sees that it is there', async () => {
    expect(await ask('bob', 'GET', path())).toMatchObject({ status: 404 });
    expect(await ask('bob', 'PUT', path('bob'), { role: 'owner' })).toMatchObject({ status: 404 });
    expect(await ask('ann', 'PUT', path('bob'), { role: 'viewer' })).toEqual({ status: 200, body: { memberId: 'bob', role: 'viewer' } });
    expect((await ask('bob', 'GET', `/plan/${threadId}`)).status).toBe(200);
    expect(await ask('bob', 'PUT', path('carl'), { role: 'viewer' })).toMatchObject({ status: 403 });
    expect(await ask('bob', 'POST', `/plan/${threadId}/actions`, { request: 'Say "hello"' })).toMatchObject({ status: 404 });
    expect((await ask('ann', 'GET', path())).body).toEqual({
      members: [
        { memberId: 'ann', role: 'owner' },
        { memberId: 'bob', role: 'viewer' },
      ],
    });
  });

  it('keep at least one owner', async () => {
    expect(await ask('ann', 'PUT', path('ann'), { role: 'viewer' })).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(await ask('ann', 'DELETE', path('ann'))).toMatchObject({ status: 400 });
    expect(await ask('ann', 'DELETE', path('eve'))).toMatchObject({ status: 404 });
    expect(await ask('ann', 'PUT', path('carl'), { role: 'boss' })).toMatchObject({ status: 400 });
  });

  it('approve with more than one voice where the policy asks for two: not whoever asked, and nobody twice', async () => {
    for (const name of ['bob', 'carl']) await ask('ann', 'PUT', path(name), { role: 'editor' });
    expect((await ask('ann', 'PUT', '/policy', { policy: { minApprovers: 2 } })).status).toBe(200);
    const run = ActionRun.parse((await ask('ann', 'POST', `/plan/${threadId}/actions`, { request: 'Mail it to sara@example.com' })).body);
    expect(run.proposal?.steps).toMatchObject([{ approvalsLeft: 2 }]);
    const approve = (who: Person) => ask(who, 'POST', `/actions/${run.actionId}/approve`, { steps: ['s1'] });
    expect(await approve('ann')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await approve('eve')).toMatchObject({ status: 404 });
    expect((await approve('bob')).body).toMatchObject({ status: 'awaiting_review', proposal: { steps: [{ approvalsLeft: 1 }] } });
    expect(await approve('bob')).toMatchObject({ status: 403 });
    expect(mail.taken).toEqual([]);
    expect((await approve('carl')).body).toMatchObject({ status: 'complete', steps: [{ result: { status: 'done' } }] });
    expect(mail.taken).toHaveLength(1);
  });

  it('see and do nothing any more once they were removed', async () => {
    expect((await ask('ann', 'DELETE', path('bob'))).status).toBe(204);
    expect((await ask('bob', 'GET', `/plan/${threadId}`)).status).toBe(404);
  });
});
