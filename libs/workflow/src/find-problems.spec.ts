import { z } from 'zod';
import { defineAgent } from '@app/agent-kit';
import type { AgentDefinition, Fields } from '@app/agent-kit';
import { classified } from './channel.js';
import type { ChannelTable } from './channel.js';
import { defineWorkflow } from './define-workflow.js';
import type { Workflow } from './define-workflow.js';
import { findWorkflowProblems } from './find-problems.js';

const STEP_CAP = 50;
const text = z.string();
const agent = (name: string, reads: Fields, writes: Fields): AgentDefinition =>
  defineAgent({
    ...{ name, title: name, reads, writes, policy: { timeoutMs: 1, maxAttempts: 1 } },
    run: () => Promise.resolve({ writes: {}, decision: { inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [] } }),
  }) as AgentDefinition;

type State = Readonly<Record<string, unknown>>;
const own = { schema: text, origin: 'own', fork: 'remake', shown: 'always' } as const;
const CHANNELS: ChannelTable = {
  turns: { ...own, schema: z.array(text), origin: 'person', filledBy: 'request' },
  answers: { ...own, filledBy: 'request' },
  flags: { ...own, schema: z.array(text), reducer: 'union' },
  ...{ one: own, two: own, result: own },
};
const workflowOf = (agents: AgentDefinition[], rows: Record<string, unknown>, more: Partial<Workflow> = {}): Workflow => ({
  ...defineWorkflow({
    ...{ name: 'test', version: 1, channels: CHANNELS, interrupts: {}, starts: [{ turns: ['x'] }] },
    agents: Object.fromEntries(agents.map((one) => [one.name, one])),
    rows: rows as never,
    guard: { agent: 'first', flags: 'flags', blocks: () => false },
    finish: (s: State) => (s['result'] ? 'complete' : null),
  }),
  ...more,
});
const first = agent('first', { turns: text }, { one: text });
const last = agent('last', { one: text }, { result: text });
const rows = { first: (s: State) => !s['one'], last: (s: State) => Boolean(s['one']) && !s['result'] };
const problemsOf = (workflow: Workflow) => findWorkflowProblems(workflow, STEP_CAP);

describe('the check of a workflow at boot', () => {
  it('passes a small workflow', () => expect(problemsOf(workflowOf([first, last], rows))).toEqual([]));

  it('finds a field that nobody writes', () => {
    const broken = workflowOf([first, agent('last', { two: text }, { result: text })], rows);
    expect(problemsOf(broken)).toEqual([expect.stringContaining('last reads two, which nobody writes')]);
  });
  it('finds two writers of one field, but lets many raise flags', () => {
    const flags = { flags: z.array(text) };
    const broken = workflowOf(
      [agent('first', { turns: text }, { one: text, ...flags }), agent('last', { one: text }, { one: text, result: text, ...flags })],
      rows,
    );
    expect(problemsOf(broken)).toEqual([expect.stringContaining('one has several writers (first, last)')]);
  });
  it('finds an agent that takes over a field of the person', () => {
    const broken = workflowOf([agent('first', { turns: text }, { one: text, answers: text }), last], rows);
    expect(problemsOf(broken)).toEqual([expect.stringContaining('answers has several writers (a person, first)')]);
  });
  it('finds an agent that is never reached', () => {
    const broken = workflowOf([first, last, agent('idle', { one: text }, { two: text })], { ...rows, idle: () => false });
    expect(problemsOf(broken)).toEqual([expect.stringContaining('idle is never reached')]);
  });
  it('finds a walk that does not end', () => {
    const broken = workflowOf([first, last], { ...rows, first: () => true }, { finish: () => null });
    expect(problemsOf(broken)).toContainEqual(expect.stringContaining('did not end within the cap of 50'));
  });
  it('finds a gap where no agent can go on', () => {
    expect(problemsOf(workflowOf([first, last], { ...rows, last: () => false }))).toContainEqual(expect.stringContaining('no agent can move a run'));
  });

  describe('of channels', () => {
    const withChannel = (field: string, more: object): Workflow => workflowOf([first, last], rows, { channels: { ...CHANNELS, [field]: { ...own, ...more } } });

    it('refuses a field that an agent writes and nobody classified', () => {
      const broken = workflowOf([first, agent('last', { one: text }, { result: text, notes: text })], rows);
      expect(problemsOf(broken)).toEqual([expect.stringContaining('last writes notes, which has no channel')]);
    });
    it('takes the row that an agent brings along', () => {
      const notes = classified(text, { origin: 'own', fork: 'remake', shown: 'always' });
      const workflow = workflowOf([first, agent('last', { one: text }, { result: text, notes })], rows);
      expect(problemsOf(workflow)).toEqual([]);
      expect(workflow.channels['notes']).toMatchObject({ origin: 'own', fork: 'remake' });
    });
    it.each([
      ['text', text],
      ['a list of texts', z.array(text)],
      ['a text deep inside', z.object({ a: z.object({ b: text.nullable() }) })],
      ['free keys', z.record(text, text)],
      ['anything', z.unknown()],
    ])('refuses %s that is said to hold none', (_case, schema) => {
      expect(problemsOf(withChannel('more', { schema, origin: 'none' }))).toEqual([expect.stringContaining('more can hold free text')]);
    });
    it.each([
      ['numbers', z.number()],
      ['closed lists', z.enum(['a', 'b'])],
      ['dates', z.object({ at: z.iso.datetime() })],
      ['truth', z.boolean().nullable()],
    ])('lets %s hold no text', (_case, schema) => expect(problemsOf(withChannel('more', { schema, origin: 'none' }))).toEqual([]));
    it('refuses foreign words that the guarding agent does not read, unless it reads where they come from', () => {
      const channel = { origin: 'tool' };
      expect(problemsOf(withChannel('more', channel))).toEqual([expect.stringContaining('more holds words of a tool, but first does not read it')]);
      expect(problemsOf(withChannel('more', { ...channel, copyOf: 'turns' }))).toEqual([]);
    });
    it('refuses names that lead nowhere', () => {
      const broken = workflowOf([first, last], rows, { fields: { limits: 'limit' }, gates: { first: ['lost'] } });
      expect(problemsOf(broken)).toEqual([expect.stringContaining('limit is named in the workflow'), expect.stringContaining('first runs before lost')]);
    });
  });

  describe('of gates', () => {
    const extra = agent('extra', { turns: text }, { two: text });
    const ungated = { ...rows, extra: (s: State) => !s['two'] };

    it('refuses an agent that a run can end without, and says what to do', () => {
      expect(problemsOf(workflowOf([first, last, extra], ungated))).toEqual([expect.stringMatching(/^extra has no gate: .*depends on timing.*"before"/)]);
    });
    it('passes it once another agent waits for it', () => {
      expect(problemsOf(workflowOf([first, last, extra], { ...ungated, extra: { when: ungated.extra, before: 'last' } }))).toEqual([]);
    });
    it('passes it once the finish waits for it', () => {
      expect(problemsOf(workflowOf([first, last, extra], ungated, { finish: (s) => (s['result'] && s['two'] ? 'complete' : null) }))).toEqual([]);
    });
  });
});

describe('what the compiler checks', () => {
  const table = { one: { ...own, filledBy: 'request' }, count: { ...own, schema: z.number() } } as const satisfies ChannelTable;
  const typed = <R extends Fields, W extends Fields>(reads: R, writes: W) =>
    defineAgent({
      ...{ name: 'one', title: 'One', policy: { timeoutMs: 1, maxAttempts: 1 }, reads, writes },
      run: () => Promise.resolve({ writes: {}, decision: { inputSummary: '', keyEvidence: [], outputSummary: '', riskFlags: [] } }),
    });
  const common = {
    ...{ name: 'typed', version: 1, channels: table, interrupts: {}, starts: [], rows: { one: () => true }, finish: () => null },
    guard: { agent: 'one', flags: 'one', blocks: () => false },
  } as const;

  it('is that agents read and write what the channels hold', () => {
    const fits = defineWorkflow({ ...common, agents: { one: typed({ one: text.nullish() }, { count: z.number().int() }) } });
    expect(fits.eventsQueue).toBe('run-events-typed-v1');
    // @ts-expect-error count holds numbers.
    defineWorkflow({ ...common, agents: { one: typed({ count: text }, {}) } });
    // @ts-expect-error there is no such field, and no agent writes it.
    defineWorkflow({ ...common, agents: { one: typed({ unknown: text }, {}) } });
    // @ts-expect-error count holds numbers.
    defineWorkflow({ ...common, agents: { one: typed({}, { count: text }) } });
  });
});
