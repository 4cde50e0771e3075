import { createOfflineModel } from '@app/adapters';
import type { AgentContext, AgentDefinition } from '@app/agent-kit';
import type { AgentMap, Workflow } from '@app/workflow';
import { z } from 'zod';
import { recordOutputs } from './record-outputs.js';
import type { RecordedTurn } from './record-outputs.js';

const Anything = z.unknown();

/** The same agents with fixed outputs: what is left to measure is the bus. One model call of the set latency where the real agent makes one. */
export async function syntheticAgents(graph: Workflow, world: Pick<AgentContext, 'model' | 'flights' | 'weather' | 'exchangeRates'>): Promise<AgentMap> {
  const recorded = await recordOutputs(graph, world);
  return Object.fromEntries(
    Object.values(graph.agents).map((agent) => {
      const turn = recorded.get(agent.name);
      // An ordinary request never comes to it, so what it costs is not measured.
      if (!turn) return [agent.name, agent];
      return [agent.name, { ...agent, run: replay(agent, turn) } satisfies AgentDefinition];
    }),
  );
}

function replay(agent: AgentDefinition, { result, modelCalls }: RecordedTurn): AgentDefinition['run'] {
  return async (input, { model, signal }) => {
    if (modelCalls > 0) await model.complete({ task: agent.name, schemaName: 'Synthetic', schema: Anything, system: '', prompt: '', input: null }, signal);
    return { ...result, writes: { ...result.writes, ...countersFor(agent, input) } };
  };
}

/** What a row of the graph compares with this very request, such as how many turns were read; anything else would send the agent round in circles. */
function countersFor(agent: AgentDefinition, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const simulated = Object.entries(agent.simulate?.(input) ?? {});
  return Object.fromEntries(simulated.filter(([field, value]) => agent.writes[field]?.safeParse(value).success));
}

/** A model that knows every task and has nothing to say. */
export const syntheticModel = (graph: Workflow, latencyMs: number): AgentContext['model'] =>
  createOfflineModel({ experts: Object.fromEntries(Object.keys(graph.agents).map((name) => [name, () => ({})])), latencyMs });
