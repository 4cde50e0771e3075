import type { Workflow } from './define-workflow.js';

/** A workflow as Mermaid: an arrow from each agent to those that read what it writes. */
export function renderMermaid({ agents: byName, reducers }: Workflow): string {
  const agents = Object.values(byName);
  const nodes = agents.map((agent) => `  ${agent.name}["${agent.title}"]`);
  const edges = agents.flatMap((writer) =>
    agents
      .filter((reader) => reader.name !== writer.name)
      .map((reader) => ({ reader, fields: Object.keys(writer.writes).filter((field) => reducers[field] === undefined && field in reader.reads) }))
      .filter(({ fields }) => fields.length > 0)
      .map(({ reader, fields }) => `  ${writer.name} -->|${fields.join('<br/>')}| ${reader.name}`),
  );
  return ['flowchart TD', ...nodes, ...edges, ''].join('\n');
}
