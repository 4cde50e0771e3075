import { isDeepStrictEqual } from 'node:util';
import { defineAgent } from '@app/agent-kit';
import type { AgentContext, ValuesOf } from '@app/agent-kit';
import { TerminalError } from '@app/contracts';
import type { AuditReport, FinalPlan } from '@app/contracts';
import { withKnownTowns } from '../place-kit/known-towns.js';
import { auditOurPlan } from '../plan-kit/audit-draft.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { reads, writes } from './auditor.schema.js';
import { firstOwner } from './violation-owners.js';
import { goneToFirst } from '../request-kit/gone-to-first.js';

/** A draft goes back this often at most; wishes of a person are not counted here. */
const MAX_SENT_BACK = 3;
const MAX_EVIDENCE = 10;

type State = ValuesOf<typeof reads>;
type Verdict = Pick<AuditReport, 'pass' | 'violations'>;

/** Holds the draft against the request before anybody words it; what is wrong goes back to the agent that made it. Asks no model. */
export const auditor = withKnownTowns(
  defineAgent({
    name: 'auditor',
    title: 'Auditor',
    reads,
    writes,
    policy: { timeoutMs: 60_000, maxAttempts: 3 },
    simulate: (state) => ({ auditReport: simulatedReport(state) }),
    async run(state, context) {
      const { tell } = context;
      const auditReport = reportOn(state, await verdictOn(state, context));
      const { pass, violations, owner, sentBack } = auditReport;
      tell(
        thought(pass ? 'The plan passes every check.' : `The audit found ${counted(violations.length, 'violation')}${owner ? `; back to the ${owner}` : ''}.`),
      );
      return {
        writes: { auditReport },
        decision: {
          inputSummary: `${state.itineraryDraft.length} day(s), draft ${auditReport.draft}, audit ${auditReport.round}`,
          keyEvidence: violations.slice(0, MAX_EVIDENCE).map(({ code, day, detail }) => `${code}${day === undefined ? '' : ` on day ${day}`}: ${detail}`),
          outputSummary: pass
            ? 'Passes every check'
            : owner
              ? `Sent back to the ${owner}, time ${sentBack}`
              : `${violations.length} violation(s) remain and are shown`,
          riskFlags: [...new Set(violations.map(({ code }) => code))],
        },
      };
    },
  }),
);

async function verdictOn(state: State, context: AgentContext): Promise<Verdict> {
  const [candidate] = goneToFirst(state, state.route?.[0]?.city);
  if (!candidate) throw new TerminalError('INTERNAL_ERROR', 'The auditor needs a destination; look at its row in the graph.');
  const plan: FinalPlan = {
    summary: 'A draft',
    selectedDestination: candidate,
    selectedFlightOfferId: state.selectedFlightOfferId ?? null,
    selectedReturnFlightOfferId: state.selectedReturnFlightOfferId ?? null,
    itinerary: state.itineraryDraft,
    budget: state.budgetAssessment,
    packingList: state.packingList,
    safetyFlags: [],
    transport: state.transport ?? [],
    stays: state.stays ?? [],
    costs: state.costs ?? null,
    checks: { pass: false, violations: [] },
    sources: [],
    route: state.route ?? [],
    wishes: state.wishResults ?? [],
    limitations: state.limitations ?? [],
  };
  const { pass, violations } = await auditOurPlan(plan, { ...state, candidate }, context);
  return { pass, violations };
}

/** The verdict with who is asked to do something about it; nobody when the last repair changed nothing or the tries are used up. */
function reportOn({ auditReport: last, draftMark, budgetMark, revisionPatch, itineraryDraft }: State, { pass, violations }: Verdict): AuditReport {
  const revision = revisionPatch?.number ?? 0;
  const previous = ofRevision(last, revision);
  const sentBefore = previous?.sentBack ?? 0;
  const isHopeless = hasNoDays(itineraryDraft) || sentBefore >= MAX_SENT_BACK || isFruitless(previous, violations);
  const owner = isHopeless ? null : firstOwner(violations);
  return {
    round: (last?.round ?? 0) + 1,
    revision,
    draft: draftMark?.number ?? 0,
    budget: budgetMark?.number ?? 0,
    pass,
    violations,
    owner,
    sentBack: sentBefore + (owner ? 1 : 0),
  };
}

/** The last audit, if it was of the same wish: each has its own tries. */
const ofRevision = (last: AuditReport | null | undefined, revision: number): AuditReport | null => (last?.revision === revision ? last : null);

/** Nothing that there is to plan from allows the trip, so there is nothing to repair. */
const hasNoDays = (draft: State['itineraryDraft'] | undefined): boolean => draft?.length === 0;

/** The last audit sent the draft back, and what came of it has the same violations. */
const isFruitless = (previous: AuditReport | null, violations: AuditReport['violations']): boolean =>
  previous !== null && previous.owner !== null && isDeepStrictEqual(faultsOf(previous.violations), faultsOf(violations));

/** Another choice of places moves the total a little; a plan that is over its budget at the least spending stays over it. */
const faultsOf = (violations: AuditReport['violations']): unknown[] => violations.map((one) => (one.code === 'OVER_BUDGET' ? one.code : one));

/** For walks through the graph: a draft without a violation. */
const simulatedReport = (state: Readonly<Record<string, unknown>>): AuditReport => reportOn(state as unknown as State, { pass: true, violations: [] });
