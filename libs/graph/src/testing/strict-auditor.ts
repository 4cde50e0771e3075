import type { AnyState } from '@app/agent-kit';
import { AuditReport } from '@app/contracts';
import type { Workflow } from '@app/workflow';

const NEVER_PASSES = { code: 'PLACE_CLOSED', detail: 'closed' };

/** The plan graph with an auditor that is content with a draft only after it was sent back this often, by each of the two owners in turn. */
export const withStrictAuditor = (graph: Workflow, timesSentBack: number): Workflow => {
  const { auditor } = graph.agents;
  if (!auditor) throw new Error('the graph has no auditor');
  const simulate = (state: AnyState): AnyState => {
    const { auditReport } = auditor.simulate?.(state) ?? {};
    const report = AuditReport.parse(auditReport);
    const sentBack = AuditReport.safeParse(state['auditReport']).data?.sentBack ?? 0;
    if (sentBack >= timesSentBack) return { auditReport: { ...report, sentBack } };
    const owner = sentBack % 2 === 0 ? 'itinerary' : 'budget';
    return { auditReport: { ...report, pass: false, violations: [NEVER_PASSES], owner, sentBack: sentBack + 1 } };
  };
  return { ...graph, agents: { ...graph.agents, auditor: { ...auditor, simulate } } };
};
