import { NavigoSystem } from '@app/testing';
import { ActionRun } from '@app/contracts';
import type { ActionPolicy } from '@app/contracts';
import { DuffelFake } from './support/duffel-fake.js';
import { MailServer } from './support/outside-servers.js';

const REQUEST = {
  ...{ requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12' },
  ...{ budget: 1800, currency: 'EUR' },
};
const SARA = 'ms, Sara, Muster, 1990-04-30, f, sara@example.com, +41 79 123 45 67';

describe('holding and ordering the flights of a plan', () => {
  let system: NavigoSystem;
  let duffel: DuffelFake;
  let mail: MailServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    [duffel, mail] = await Promise.all([DuffelFake.start(), MailServer.start()]);
    env = { DUFFEL_API_KEY: 'duffel_key', DUFFEL_BASE_URL: duffel.url, SMTP_URL: mail.url };
    system = await NavigoSystem.start({ STEP_LEASE_MS: '3000', JOB_LOCK_MS: '2000' }, ['gateway', 'orchestrator']);
    await system.add('worker', env);
  });
  afterAll(async () => {
    await system.stop();
    await mail.stop();
    duffel.stop();
  });

  const plan = async (): Promise<string> => (await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST })).body.threadId;
  const act = async (threadId: string, request: string): Promise<ActionRun> =>
    ActionRun.parse((await system.post(`/plan/${threadId}/actions`, { request })).body);
  const go = async (run: ActionRun, what: string, body: unknown = {}): Promise<ActionRun> =>
    ActionRun.parse((await system.post(`/actions/${run.actionId}/${what}`, body)).body);
  const asked = async (request: string): Promise<ActionRun> => go(await act(await plan(), request), 'answers', { answers: { passengers: SARA } });
  const approveAll = (run: ActionRun): Promise<ActionRun> => go(run, 'approve', { steps: run.proposal?.steps.map(({ stepId }) => stepId) });
  const putPolicy = async (policy: Partial<ActionPolicy>): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${system.url}/policy`, { method: 'PUT', headers, body: JSON.stringify({ policy }) });
    expect(status).toBe(200);
  };
  const results = (run: ActionRun): unknown[] => run.steps.map(({ tool, result }) => [tool, result?.status, result?.code]);
  const live = (): DuffelFake['orders'] => duffel.orders.filter(({ cancelledAt }) => cancelledAt === null);

  it('asks who flies until every line can be read, holds each flight once, and lets go of them', async () => {
    const run = await act(await plan(), 'Hold the flights');
    expect(run).toMatchObject({ status: 'awaiting_input', pendingQuestions: [{ id: 'passengers', type: 'textarea' }] });
    const again = await go(run, 'answers', { answers: { passengers: 'ms, Sara, Muster, someday, f, sara@example.com, +41791234567' } });
    expect(again.pendingQuestions[0]?.question).toContain('Line 1 cannot be read (bornOn');
    const proposed = await go(again, 'answers', { answers: { passengers: SARA } });
    expect(proposed.proposal?.steps.map(({ diff }) => diff.map(({ what }) => what))).toEqual([
      [expect.stringMatching(/^Hold: .*, 90\.00 EUR$/), 'Passenger Sara Muster'],
      [expect.stringMatching(/^Hold: .*, 90\.00 EUR$/), 'Passenger Sara Muster'],
    ]);
    expect(duffel.orders).toEqual([]);
    const held = await approveAll(proposed);
    expect(results(held)).toEqual([
      ['flights.hold', 'done', null],
      ['flights.hold', 'done', null],
    ]);
    expect(held.summary?.text).toContain('to be paid for by 2027-05-01');
    expect(live()).toMatchObject([
      { type: 'hold', passengers: [{ given_name: 'Sara', phone_number: '+41791234567' }] },
      { type: 'hold', passengers: [{ family_name: 'Muster' }] },
    ]);
    const undo = await go(held, 'undo');
    expect(undo.status).toBe('complete');
    expect(live()).toEqual([]);
  });

  it('refuses what costs more than the policy lets it, and what costs more than was approved', async () => {
    await putPolicy({ spend: { currency: 'EUR', perRunCents: 10_000, perDayCents: null, perMonthCents: null } });
    const before = duffel.orders.length;
    const over = await asked('Book the flights');
    // Two flights of 90.00 each: the first fits, the second does not.
    expect(over.proposal?.steps.map(({ stepId }) => stepId)).toEqual(['s1']);
    const done = await approveAll(over);
    expect(results(done)).toEqual([
      ['flights.order', 'done', null],
      ['flights.order', 'denied', 'budget_exceeded'],
    ]);
    expect(done.summary?.fallback).toMatchObject({ reason: 'budget_exceeded' });
    expect(duffel.orders).toHaveLength(before + 1);
    await putPolicy({});
    const dearer = await asked('Book the flights');
    duffel.amount = '95.00';
    const refused = await approveAll(dearer);
    duffel.amount = '90.00';
    expect(results(refused)).toEqual([
      ['flights.order', 'failed', 'TOOL_BAD_ARGUMENTS'],
      ['flights.order', 'failed', 'TOOL_BAD_ARGUMENTS'],
    ]);
    expect(refused.summary?.text).toContain('95.00 EUR by now, 90.00 EUR was approved');
    expect(duffel.orders).toHaveLength(before + 1);
    const undo = await go(done, 'undo');
    const undone = await approveAll(undo);
    expect(undone.summary?.text).toContain('60.00 EUR come back');
    expect(undone.summary?.text).toContain('30.00 EUR of it do not come back');
    expect(live()).toEqual([]);
  });

  it('orders each flight once when its worker is killed right after the provider took the order, without asking anybody', async () => {
    const run = await asked('Book the flights');
    await system.end(system.running('worker'), 'SIGTERM');
    const fallen = await system.add('worker', { ...env, FAILPOINT: 'effect:after-call:1' });
    await system.post(`/actions/${run.actionId}/approve`, { steps: ['s1', 's2'] }, { prefer: 'respond-async' });
    await fallen.exited;
    system.apps.splice(system.apps.indexOf(fallen), 1);
    expect(live()).toHaveLength(1);
    await system.add('worker', env);
    for (;;) {
      const now = ActionRun.parse((await system.get(`/actions/${run.actionId}`)).body);
      if (now.status === 'in_progress') {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      expect(results(now)).toEqual([
        ['flights.order', 'done', null],
        ['flights.order', 'done', null],
      ]);
      break;
    }
    expect(live().map(({ offerId }) => offerId)).toHaveLength(2);
    expect(new Set(live().map(({ offerId }) => offerId)).size).toBe(2);
  });

  it('asks the house of a stay by mail, at an address that a person gave', async () => {
    const run = await act(await plan(), 'Ask the hotel for a room');
    expect(run.pendingQuestions).toMatchObject([{ id: 'stayMail1', type: 'email' }]);
    const proposed = await go(run, 'answers', { answers: { stayMail1: 'rooms@inn.example' } });
    const done = await approveAll(proposed);
    expect(results(done)).toEqual([['stay.request', 'done', null]]);
    expect(mail.taken.at(-1)).toMatchObject({ subject: 'Room from 2027-05-10 to 2027-05-12', text: expect.stringContaining('a room from 2027-05-10') });
  });

  it('says honestly that nobody sells an estimated flight', async () => {
    await system.end(system.running('worker'), 'SIGTERM');
    await system.add('worker', {});
    const run = await asked('Book the flights');
    expect(run.proposal?.steps[0]?.diff[0]?.detail).toContain('nobody sells this flight');
    const refused = await approveAll(run);
    expect(results(refused)).toEqual([
      ['flights.order', 'failed', 'TOOL_NOT_CONFIGURED'],
      ['flights.order', 'failed', 'TOOL_NOT_CONFIGURED'],
    ]);
    expect(live()).toHaveLength(2);
  });
});
