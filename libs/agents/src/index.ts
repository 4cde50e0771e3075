// Made by npm run gen from the folders beside this file; do not edit.
import { auditor } from './auditor/auditor.agent.js';
import { budget } from './budget/budget.agent.js';
import { concierge } from './concierge/concierge.agent.js';
import { destination } from './destination/destination.agent.js';
import { formCompleter } from './form-completer/form-completer.agent.js';
import { itinerary } from './itinerary/itinerary.agent.js';
import { narrator } from './narrator/narrator.agent.js';
import { packing } from './packing/packing.agent.js';
import { planSynthesizer } from './plan-synthesizer/plan-synthesizer.agent.js';
import { preference } from './preference/preference.agent.js';
import { requirementParser } from './requirement-parser/requirement-parser.agent.js';
import { reviser } from './reviser/reviser.agent.js';
import { riskGuard } from './risk-guard/risk-guard.agent.js';

export { isAuditStale, isBudgetStale, isPackingStale, owesRepair, owesRevision } from './auditor/graph-rows.js';
export { hasOpenQuestion } from './concierge/graph-rows.js';
export { areWordsDue } from './narrator/graph-rows.js';
export { textHash, unscannedTexts } from './risk-guard/graph-rows.js';

export { readNewTurns } from './requirement-parser/long-work.js';

/** Every agent by name. */
export const agents = {
  auditor,
  budget,
  concierge,
  destination,
  form_completer: formCompleter,
  itinerary,
  narrator,
  packing,
  plan_synthesizer: planSynthesizer,
  preference,
  requirement_parser: requirementParser,
  reviser,
  risk_guard: riskGuard,
} as const;

/** Offline experts by the task they answer; agents without one are absent. */
export const experts: Readonly<Record<string, (input: never) => unknown>> = Object.fromEntries(
  Object.values(agents).flatMap(({ name, expert }) => (expert ? [[name, expert] as const] : [])),
);
