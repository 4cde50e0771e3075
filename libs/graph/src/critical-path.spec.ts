import { experts } from '@app/agents';
import { createOfflineModel } from '@app/adapters';
import { fold } from '@app/agent-kit';
import type { AnyState } from '@app/agent-kit';
import type { ModelPort } from '@app/ports';
import { route } from '@app/workflow';
import type { Workflow } from '@app/workflow';
import { PLAN_GRAPH_V2 } from './plan-v2.graph.js';
import { PLAN_GRAPH } from './plan.graph.js';
import { worldAsking } from './testing/offline-run.js';
import { withoutSections } from './testing/without-sections.js';

const words = (text: string): AnyState => ({ turns: [text], naturalLanguage: text, context: { now: '2027-01-15' } });
const ORDINARY = words('4 days in Lisbon from 10 to 13 May 2027 for two from Zurich, 1500 EUR, food and museums');
const OPEN = words('Somewhere warm from 10 to 13 May 2027 for two from Zurich, 1500 EUR');

/** Runs the agents of a graph round by round: how many rounds there were, how many asked a model, and how often one was asked. */
async function pathOf(served: Workflow, start: AnyState): Promise<{ rounds: number; callsInRow: number; calls: number }> {
  const graph = withoutSections(served);
  const offline = createOfflineModel({ experts, latencyMs: 0 });
  const counted = { rounds: 0, callsInRow: 0, calls: 0 };
  for (let state = start; ; counted.rounds += 1) {
    const move = route(graph, state, new Set());
    if (move.kind !== 'dispatch') return counted;
    let longest = 0;
    let next = state;
    for (const name of move.agents) {
      const agent = graph.agents[name];
      if (!agent) throw new Error(`there is no agent ${name}`);
      let asked = 0;
      const model: ModelPort = { provider: offline.provider, complete: (request, signal) => ((asked += 1), offline.complete(request, signal)) };
      const input = Object.fromEntries(Object.entries(agent.reads).map(([field, schema]) => [field, schema.parse(state[field])]));
      next = fold(next, (await agent.run(input, worldAsking(model))).writes, graph.reducers);
      counted.calls += asked;
      longest = Math.max(longest, asked);
    }
    counted.callsInRow += longest;
    state = next;
  }
}

describe('the critical path of a plan', () => {
  it('has four model calls in a row when the words leave nothing open', async () => {
    expect(await pathOf(PLAN_GRAPH, ORDINARY)).toEqual({ rounds: 7, callsInRow: 4, calls: 8 });
  });
  it('has no more when the destination is left open', async () => {
    expect(await pathOf(PLAN_GRAPH, OPEN)).toMatchObject({ callsInRow: 4 });
  });
  it('had seven in version 2, whose synthesizer words the plan itself', async () => {
    expect(await pathOf(PLAN_GRAPH_V2, ORDINARY)).toEqual({ rounds: 9, callsInRow: 7, calls: 8 });
  });
});
