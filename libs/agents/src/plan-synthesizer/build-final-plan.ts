import type { AuditReport } from '@app/auditor';
import { FinalPlan, TerminalError } from '@app/contracts';
import { wordsIn } from '@app/messages';
import { notesOf } from '../plan-kit/plan-notes.js';
import { spokenLanguage } from '../request-kit/spoken-language.js';
import { changeSections } from './change-section.js';
import type { GuardedParts } from './guarded-words.js';
import { sectionsOf } from '../section-kit/agent-section.js';
import { withoutMarkup, withoutUnsafeText } from './plain-plan.js';
import type { PlannedState } from './planned-state.js';

/** Holds a plan against what it was made from. */
type Audit = (plan: FinalPlan) => Promise<AuditReport>;

/**
 * The finished plan, plain text throughout and nothing in it that the output guard refuses, with the verdict of the audit.
 *
 * @throws {TerminalError} AGENT_BAD_OUTPUT when the parts do not make a valid plan.
 */
export async function buildFinalPlan(state: PlannedState, parts: GuardedParts, safetyFlags: readonly string[], audit: Audit): Promise<FinalPlan> {
  const plain = withoutMarkup<FinalPlan>({
    summary: parts.summary,
    selectedDestination: parts.destination,
    selectedFlightOfferId: state.selectedFlightOfferId ?? null,
    selectedReturnFlightOfferId: state.selectedReturnFlightOfferId ?? null,
    itinerary: [...parts.itinerary],
    budget: parts.budget,
    packingList: [...parts.packingList],
    safetyFlags: [...safetyFlags],
    transport: state.transport ?? [],
    stays: state.stays ?? [],
    costs: state.costs,
    checks: { pass: false, violations: [] },
    sources: state.planSources ?? [],
    route: state.route ?? [],
    wishes: state.wishResults ?? [],
    limitations: state.limitations ?? [],
    relaxations: state.relaxations ?? [],
    planSections: [
      ...changeSections(state.revisionPatch, notesOf(state.planNotes), wordsIn(spokenLanguage(state.userRequest, state.context))),
      ...(state.destinationSections ?? []),
      ...(state.planSections ?? []),
      ...sectionsOf(state),
    ],
  });
  const { plan, flags } = withoutUnsafeText(plain);
  const { pass, violations } = await audit(plan);
  const checked = FinalPlan.safeParse({ ...plan, safetyFlags: [...new Set([...plan.safetyFlags, ...flags])], checks: { pass, violations } });
  if (checked.success) return checked.data;
  const issues = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new TerminalError('AGENT_BAD_OUTPUT', `The parts make no valid plan: ${issues.slice(0, 3).join('; ')}`);
}
