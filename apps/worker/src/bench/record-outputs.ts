import { fold } from '@app/agent-kit';
import type { AgentContext, AgentDefinition, AgentResult, AnyState } from '@app/agent-kit';
import { route } from '@app/workflow';
import type { Workflow } from '@app/workflow';

/** A day away: about 10 kB of state in the end. */
const REQUEST = 'From 10 May 2027 to 10 May 2027 in Florence for one, 900 EUR, museums';
const NOW = '2027-01-15';
const MAX_STEPS = 50;

export interface RecordedTurn {
  readonly result: AgentResult<AgentDefinition['writes']>;
  /** How often the real agent asked the model. */
  readonly modelCalls: number;
}

/** What each agent writes for one ordinary request: the real agents run once, in memory. */
export async function recordOutputs(
  graph: Workflow,
  world: Pick<AgentContext, 'model' | 'flights' | 'weather' | 'exchangeRates'>,
): Promise<Map<string, RecordedTurn>> {
  const turns = new Map<string, RecordedTurn>();
  let state: AnyState = { turns: [REQUEST], naturalLanguage: REQUEST, context: { now: NOW }, ownerId: 'bench' };
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const move = route(graph, state, new Set());
    const name = move.kind === 'dispatch' ? move.agents[0] : undefined;
    const agent = name === undefined ? undefined : graph.agents[name];
    if (!agent) break;
    const turn = await runOnce(agent, state, world);
    turns.set(agent.name, turn);
    state = fold(state, turn.result.writes, graph.reducers);
  }
  return turns;
}

async function runOnce(
  agent: AgentDefinition,
  state: AnyState,
  world: Pick<AgentContext, 'model' | 'flights' | 'weather' | 'exchangeRates'>,
): Promise<RecordedTurn> {
  let modelCalls = 0;
  const { model } = world;
  const counting: AgentContext['model'] = {
    provider: model.provider,
    complete: (request, signal) => {
      modelCalls += 1;
      return model.complete(request, signal);
    },
  };
  const input = Object.fromEntries(Object.entries(agent.reads).map(([field, schema]) => [field, schema.parse(state[field])]));
  const context = { ...world, model: counting, tell: () => undefined, now: new Date(NOW), requestContext: { now: NOW }, signal: new AbortController().signal };
  return { result: await agent.run(input, context), modelCalls };
}
