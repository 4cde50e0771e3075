import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { NavigoSystem } from '@app/testing';
import { ActionRun } from '@app/contracts';
import type { PlanEvent } from '@app/contracts';
import { idsOf, readEventsAt } from './support/event-reader.js';
import { MailServer } from './support/outside-servers.js';

const REQUEST = {
  ...{ requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12' },
  ...{ budget: 1800, currency: 'EUR' },
};
const MAIL = 'Put the trip in my calendar and mail it to sara@example.com';

describe('acting on a plan, as people follow it', () => {
  let system: NavigoSystem;
  let mail: MailServer;
  let threadId: string;

  beforeAll(async () => {
    mail = await MailServer.start();
    system = await NavigoSystem.start({}, ['gateway', 'orchestrator']);
    await system.add('worker', { SMTP_URL: mail.url });
    threadId = (await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST })).body.threadId;
  });
  afterAll(async () => {
    await system.stop();
    await mail.stop();
  });

  const act = async (request: string, more: Record<string, unknown> = {}): Promise<ActionRun> =>
    ActionRun.parse((await system.post(`/plan/${threadId}/actions`, { request, ...more })).body);
  const eventsUrl = ({ actionId }: ActionRun, query = ''): string => `${system.url}/actions/${actionId}/events${query}`;
  const namesOf = (events: readonly PlanEvent[]): string[] => events.map(({ event }) => event);

  it('tells what happens in a run: what awaits approval, what was done, and what was taken back', async () => {
    const asked = await act(MAIL);
    const reader = await readEventsAt(eventsUrl(asked));
    const before = await reader.reach(8);
    expect(before.find(({ event }) => event === 'approval_awaiting')?.data).toMatchObject({
      runId: asked.actionId,
      proposal: { steps: [{ stepId: 's2', diff: [{ what: expect.stringContaining('sara@example.com') }, { what: 'Attached: trip.ics' }] }] },
    });
    await system.post(`/actions/${asked.actionId}/approve`, { steps: ['s2'] });
    const told = await reader.ended;
    const effects = told.filter(({ event }) => event === 'effect_done').map(({ data }) => data['step']);
    expect([...effects].sort()).toEqual(['s1', 's2']);
    expect(namesOf(told).slice(-2)).toEqual(['status', 'done']);
    expect(new Set(idsOf(told)).size).toBe(told.length);

    const middle = told[4]?.id ?? '';
    expect(idsOf(await (await readEventsAt(eventsUrl(asked), middle)).ended)).toEqual(idsOf(told).slice(5));
    await expect(readEventsAt(eventsUrl(asked), idsOf(told).at(-1))).rejects.toThrow('204');

    const undo = ActionRun.parse((await system.post(`/actions/${asked.actionId}/undo`, {})).body);
    await system.post(`/actions/${undo.actionId}/approve`, { steps: undo.proposal?.steps.map(({ stepId }) => stepId) });
    const undone = await (await readEventsAt(eventsUrl(undo))).ended;
    expect(namesOf(undone).filter((name) => name === 'undo_done')).toHaveLength(2);
    expect(undone.every(({ data }) => data.version > (told.at(-1)?.data.version ?? Infinity))).toBe(true);
    // The first run has told everything before the second began, and its stream does not go on into that one.
    expect(idsOf(await (await readEventsAt(eventsUrl(asked))).ended)).toEqual(idsOf(told));
    await expect(readEventsAt(eventsUrl(asked), idsOf(told).at(-1))).rejects.toThrow('204');
  });

  it('tells whoever debugs it which way the run took', async () => {
    const run = await act('Say "hello"');
    const plain = await (await readEventsAt(eventsUrl(run))).ended;
    const all = await (await readEventsAt(eventsUrl(run, '?nodes=true'))).ended;
    const isNode = ({ event }: PlanEvent): boolean => ['node_enter', 'node_exit', 'edge_taken'].includes(event);
    expect(idsOf(all.filter((event) => !isNode(event)))).toEqual(idsOf(plain));
    expect(all.filter(({ event }) => event === 'edge_taken').map(({ data }) => `${String(data['from'])} → ${String(data['to'])}`)).toEqual([
      'request → action_classifier',
      'action_classifier → action_planner',
      'action_planner → action_gatekeeper',
      'action_gatekeeper → do_echo',
      'do_echo → action_summarizer',
      'action_summarizer → end',
    ]);
  });

  const terminal = async (args: readonly string[], input = ''): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
    const child = spawn(process.execPath, ['dist/apps/cli/src/main.js', 'act', ...args], { env: { ...process.env, NAVIGO_URL: system.url } });
    const [out, err] = [child.stdout, child.stderr].map(async (stream) => (await stream.setEncoding('utf8').toArray()).join(''));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, out: (await out) ?? '', err: (await err) ?? '' };
  };

  it('is done from the terminal: shows, asks, does, and takes back', async () => {
    const taken = mail.taken.length;
    const done = await terminal([threadId, MAIL.replace('sara', 'terminal')], 'yes\n');
    expect(done.code).toBe(0);
    expect(done.err).toContain('Mail to terminal@example.com');
    expect(done.out).toMatch(/✔ s2 Mail \(high risk\): Mailed "Lisbon.*" to\s+terminal@example\.com/s);
    expect(mail.taken).toHaveLength(taken + 1);
    const actionId = /^\S+/.exec(done.out)?.[0] ?? '';
    const undone = await terminal(['--undo', '--yes', '--json', actionId]);
    expect(undone.code).toBe(0);
    expect(ActionRun.parse(JSON.parse(undone.out)).steps.map(({ result }) => result?.status)).toEqual(['undone', 'undone']);
    expect(mail.taken.at(-1)?.subject).toMatch(/^Please disregard: /);
  });

  it('does from the terminal nothing that was not agreed to, and says with its exit code what is missing', async () => {
    const taken = mail.taken.length;
    const declined = await terminal([threadId, 'mail it to no@example.com'], 'no\n');
    expect([declined.code, declined.out]).toEqual([0, expect.stringContaining('Mail: declined')]);
    const missing = await terminal(['--json', threadId, 'Mail Sara the plan']);
    expect([missing.code, ActionRun.parse(JSON.parse(missing.out)).pendingQuestions.map(({ id }) => id)]).toEqual([3, ['mailTo']]);
    const unknown = await terminal(['thr_unknown', 'mail it']);
    expect([unknown.code, unknown.err]).toEqual([5, expect.stringContaining('thr_unknown')]);
    expect(mail.taken).toHaveLength(taken);
  });
});
