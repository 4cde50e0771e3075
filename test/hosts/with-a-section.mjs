/**
 * An app whose plans have one agent more, which no source of ours names; as every agent it has a folder (here) and a row of the graph.
 * Usage: node test/hosts/with-a-section.mjs <gateway|orchestrator|worker>
 */
import { defineAgent } from '../../dist/libs/agent-kit/src/index.js';
import { sectionFields } from '../../dist/libs/agents/src/section-kit/section-fields.js';
import { DraftMark } from '../../dist/libs/contracts/src/index.js';

// What `npm run gen` would write down, before anything reads it.
sectionFields.push('omenSection');
const { AgentSection } = await import('../../dist/libs/agents/src/section-kit/agent-section.js');
const { PLAN_GRAPH, SERVED_WORKFLOWS } = await import('../../dist/libs/graph/src/index.js');

const draftOf = ({ draftMark }) => draftMark?.number ?? 0;
const section = {
  ...{ id: 'omen', title: 'Οιωνός', agent: 'omen', text: 'What the birds say.', items: ['A heron on the left'] },
  ...{ table: { head: ['Bird', 'Says'], rows: [['Crow', 'Take the later ferry']] }, sources: ['Birds of the harbour'] },
};
const omen = defineAgent({
  ...{ name: 'omen', title: 'Omen', policy: { timeoutMs: 10_000, maxAttempts: 3 } },
  ...{ reads: { draftMark: DraftMark.nullish() }, writes: { omenSection: AgentSection } },
  simulate: (state) => ({ omenSection: { draft: draftOf(state), section } }),
  run: async (state) => ({
    writes: { omenSection: { draft: draftOf(state), section } },
    decision: { inputSummary: 'A trip', keyEvidence: [], outputSummary: 'A section', riskFlags: [] },
  }),
});
const isDue = (s) => PLAN_GRAPH.rows.packing({ ...s, packingList: null }) && !s.finalPlan && (s.omenSection?.draft ?? -1) < draftOf(s);

SERVED_WORKFLOWS.makeCurrent({
  ...PLAN_GRAPH,
  channels: { ...PLAN_GRAPH.channels, omenSection: { schema: AgentSection, origin: 'own', fork: 'remake', shown: 'never' } },
  agents: { ...PLAN_GRAPH.agents, omen },
  rows: { ...PLAN_GRAPH.rows, omen: isDue },
  gates: { ...PLAN_GRAPH.gates, omen: ['plan_synthesizer'] },
});
await import(`../../dist/apps/${process.argv[2]}/src/main.unbundled.js`);
