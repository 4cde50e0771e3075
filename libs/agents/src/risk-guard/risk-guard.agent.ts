import { defineAgent } from '@app/agent-kit';
import type { AgentContext } from '@app/agent-kit';
import { scan } from '@app/guardrails';
import { modelFlags } from '../worded-text/flag-name.js';
import { counted, thought } from '../worded-text/told-thought.js';
import { riskGuardExpert } from './risk-guard.expert.js';
import { riskGuardPrompt } from './risk-guard.prompt.js';
import { RiskGuardScan, reads, writes } from './risk-guard.schema.js';
import { foreignTexts, textHash, unscannedTexts } from './unscanned-texts.js';
import type { ForeignText } from './unscanned-texts.js';

const MODEL_BLOCKED = 'BLOCKED_PROMPT_INJECTION:LLM_BLOCKED';
const CLEAN_LINES = ['No rule matched', 'The model scan blocked nothing', 'The model scan flagged nothing'];

/** Looks at every text from people and tools once, by rules and by one model scan, before planning trusts it. */
export const riskGuard = defineAgent({
  name: 'risk_guard',
  title: 'Risk guard',
  reads,
  writes,
  policy: { timeoutMs: 60_000, maxAttempts: 3 },
  expert: riskGuardExpert,
  simulate: (state) => ({ scannedTexts: foreignTexts(state).map(({ text }) => textHash(text)), safetyFlags: [] }),
  async run(input, context) {
    const texts = unscannedTexts(input);
    const rules = judgeByRules(texts);
    const verdict = rules.blocked || rules.passed.length === 0 ? null : await askModel(rules.passed, context);
    const safetyFlags = [...rules.flags, ...(verdict?.blocked ? [MODEL_BLOCKED] : []), ...modelFlags(verdict?.safetyFlags ?? [])];
    return {
      writes: { scannedTexts: [...new Set([...(input.scannedTexts ?? []), ...texts.map(({ text }) => textHash(text))])], safetyFlags },
      decision: {
        inputSummary: `${texts.length} new text(s): ${texts.filter(({ direction }) => direction === 'input').length} by a person, ${texts.filter(({ direction }) => direction === 'tool').length} by tools`,
        keyEvidence: safetyFlags.length > 0 ? evidenceOf(rules, safetyFlags) : CLEAN_LINES,
        outputSummary: rules.blocked || verdict?.blocked ? 'Blocked' : `Passed with ${safetyFlags.length} flag(s)`,
        riskFlags: safetyFlags,
      },
    };
  },
});

interface RuleVerdict {
  /** A person's text is blocked; nothing more is asked. */
  readonly blocked: boolean;
  readonly flags: readonly string[];
  readonly matched: readonly string[];
  /** What a model may see: a tool's text that the rules refuse is left out. */
  readonly passed: readonly ForeignText[];
}

function judgeByRules(texts: readonly ForeignText[]): RuleVerdict {
  const judged = texts.map((foreign) => ({ foreign, verdict: scan(foreign) }));
  return {
    blocked: judged.some(({ foreign, verdict }) => verdict.blocked && foreign.direction === 'input'),
    flags: [...new Set(judged.flatMap(({ verdict }) => verdict.flags))],
    matched: [...new Set(judged.flatMap(({ verdict }) => (verdict.blocked ? verdict.matches.map(({ rule }) => rule) : [])))],
    passed: judged.filter(({ verdict }) => !verdict.blocked).map(({ foreign }) => foreign),
  };
}

async function askModel(texts: readonly ForeignText[], { model, tell, signal }: AgentContext): Promise<RiskGuardScan> {
  tell(thought(`Checking ${counted(texts.length, 'new text')} before anything else happens.`));
  const input = { texts };
  const { value } = await model.complete({ task: 'risk_guard', schemaName: 'RiskGuardScan', schema: RiskGuardScan, ...riskGuardPrompt(input), input }, signal);
  return value;
}

const evidenceOf = ({ matched }: RuleVerdict, flags: readonly string[]): string[] => [
  ...matched.map((rule) => `matched ${rule}`),
  ...flags.filter((flag) => flag.startsWith('LLM_FLAG:') || flag === MODEL_BLOCKED).map((flag) => `model raised ${flag}`),
];
