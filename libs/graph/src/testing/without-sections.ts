import type { Workflow } from '@app/workflow';
import { sectionFields } from '../../../agents/src/section-kit/section-fields.js';

/** The agents that only add a section to the plan. */
export const sectionAgents = ({ agents }: Pick<Workflow, 'agents'>): string[] =>
  Object.entries(agents)
    .filter(([, { writes }]) => Object.keys(writes).every((field) => sectionFields.includes(field)))
    .map(([name]) => name);

/** The graph without the agents that only add a section, for specs of how a plan comes about. */
export function withoutSections(graph: Workflow): Workflow {
  const left = new Set(sectionAgents(graph));
  const kept = <T>(all: Readonly<Record<string, T>>): Record<string, T> => Object.fromEntries(Object.entries(all).filter(([name]) => !left.has(name)));
  return { ...graph, agents: kept(graph.agents), rows: kept(graph.rows), gates: kept(graph.gates) };
}
