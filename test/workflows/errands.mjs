/**
 * A second workflow, for tests: three agents, a person's decision, a timer and a child run of a third workflow. Made from the kit as it is
 * handed in, because apps have it from dist and tests from the sources.
 */
export function defineErrands({ defineWorkflow, defineAgent, z }, { version = 1, pauseMs = 200 } = {}) {
  const text = z.string();
  const told = (outputSummary, evidence = []) => ({ inputSummary: 'An errand', keyEvidence: evidence, outputSummary, riskFlags: [] });
  const agent = (name, reads, writes, run) =>
    defineAgent({
      ...{ name, title: name, reads, writes, policy: { timeoutMs: 10_000, maxAttempts: 3 } },
      run: async (input, { tell }) => {
        tell({ event: 'thought', data: { text: `The ${name} is at work.` } });
        return { writes: await run(input), decision: told(`${name} is done`) };
      },
    });
  const has = (value) => value !== undefined && value !== null;
  const blocks = (s) => (s.flags ?? []).some((flag) => flag.startsWith('BLOCKED'));
  const made = { origin: 'own', fork: 'remake', shown: 'always' };
  const said = { origin: 'own', fork: 'keep', shown: 'when_set', filledBy: 'request' };
  const flags = { schema: z.array(text), reducer: 'union', origin: 'own', fork: 'keep', shown: 'always' };

  // In version 2 the buyer has another name.
  const buyerName = version === 1 ? 'buyer' : 'purchaser';
  const errand = defineWorkflow({
    name: 'errand',
    version,
    ...(version === 1 ? {} : { migrations: { 1: () => ({}) } }),
    channels: {
      task: { ...said, schema: text, origin: 'person' },
      offers: { ...made, schema: z.array(text) },
      proposal: { ...said, schema: z.array(text), fork: 'drop' },
      approved: { ...said, schema: z.boolean(), origin: 'none', fork: 'remake' },
      wishes: { ...said, schema: z.number().int(), origin: 'none', fork: 'remake' },
      rested: { ...said, schema: z.boolean(), origin: 'none', fork: 'remake' },
      order: { ...made, schema: text },
      receipt: { ...said, schema: text, fork: 'remake' },
      result: { ...made, schema: text },
      flags,
    },
    agents: {
      scout: agent('scout', { task: text }, { offers: z.array(text) }, ({ task }) => ({ offers: [`${task}, cheap`, `${task}, good`] })),
      [buyerName]: agent(buyerName, { offers: z.array(text) }, { order: text }, ({ offers }) => ({ order: `order of ${offers.at(-1)}` })),
      scribe: agent('scribe', { order: text, receipt: text }, { result: text }, ({ order, receipt }) => ({ result: `${order}, ${receipt}` })),
    },
    rows: {
      scout: (s) => !blocks(s) && has(s.task) && !has(s.offers),
      [buyerName]: (s) => !blocks(s) && s.rested === true && !has(s.order),
      scribe: (s) => !blocks(s) && has(s.receipt) && !has(s.result),
    },
    guard: { agent: 'scout', flags: 'flags', blocks },
    interrupts: {
      choice: {
        ...{ kind: 'decision', when: (s) => has(s.offers) && s.approved !== true && !blocks(s), shows: 'proposal', show: (s) => s.offers },
        describe: (offers) => told('Waits for a choice', offers),
      },
      pause: {
        ...{ kind: 'timer', when: (s) => s.approved === true && s.rested !== true, afterMs: () => pauseMs },
        rings: () => ({ delta: { rested: true }, decision: told('The pause is over') }),
      },
      receipt: {
        ...{ kind: 'run', when: (s) => has(s.order) && !has(s.receipt), workflow: 'receipt', start: ({ order }) => ({ order }) },
        ended: (_s, { status, state }) => ({ delta: { receipt: `${status}: ${state.number}` }, decision: told('The receipt is there') }),
      },
    },
    finish: (s) => (blocks(s) ? 'refused' : has(s.result) ? 'complete' : null),
    review: {
      round: (s) => s.wishes ?? 0,
      decide: (s, { action }) => {
        if (action === 'reject') return { delta: {}, decision: told('Rejected'), ends: 'cancelled' };
        if (action === 'approve') return { delta: { approved: true, proposal: null }, decision: told('Approved') };
        return { delta: { offers: null, proposal: null, wishes: (s.wishes ?? 0) + 1 }, decision: told('Another offer was asked for') };
      },
    },
    starts: [
      { task: 'Buy a map' },
      { task: 'Buy a map', offers: ['one'], approved: true, rested: true },
      { task: 'Buy a map', offers: ['one'], approved: true, rested: true, order: 'one', receipt: 'paid' },
    ],
  });
  const receipt = defineWorkflow({
    ...{ name: 'receipt', version: 1, interrupts: {}, starts: [{ order: 'one' }] },
    channels: { order: { ...said, schema: text }, number: { ...made, schema: text }, flags },
    agents: { clerk: agent('clerk', { order: text }, { number: text }, ({ order }) => ({ number: `receipt for ${order}` })) },
    rows: { clerk: (s) => has(s.order) && !has(s.number) },
    guard: { agent: 'clerk', flags: 'flags', blocks: () => false },
    finish: (s) => (has(s.number) ? 'complete' : null),
  });
  return { errand, receipt };
}
