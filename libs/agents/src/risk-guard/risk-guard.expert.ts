import { scan } from '@app/guardrails';
import type { RiskGuardInput, RiskGuardScan } from './risk-guard.schema.js';

/** The weighted rules as a judge; they already ran before, so an expert finds nothing that they did not. */
export function riskGuardExpert({ texts }: RiskGuardInput): RiskGuardScan {
  return { safetyFlags: [], blocked: texts.some(({ text }) => scan({ text, direction: 'input' }).blocked) };
}
