import { ACTION_LEXICON } from './lexicon/action.lexicon.js';
import { INSTRUCTION_LEXICON } from './lexicon/instruction.lexicon.js';
import { PERSONA_LEXICON } from './lexicon/persona.lexicon.js';
import { SECRET_LEXICON } from './lexicon/secret.lexicon.js';
import { RuleSet } from './match/rule-set.js';
import { BLOCKING_WEIGHT, EXCERPT_CHARS } from './match/rule.js';
import type { Rule, RuleMatch } from './match/rule.js';
import { DELIMITER_RULES } from './rules/input/delimiter.rules.js';
import { EXTRACTION_RULES } from './rules/input/extraction.rules.js';
import { FORGED_VOICE_RULES } from './rules/input/forged-voice.rules.js';
import { FORCED_OUTPUT_RULES } from './rules/input/forced-output.rules.js';
import { OVERRIDE_RULES } from './rules/input/override.rules.js';
import { PERSONA_RULES } from './rules/input/persona.rules.js';
import { UNSPACED_SCRIPT_RULES } from './rules/input/unspaced-script.rules.js';
import { INDIRECT_RULES } from './rules/tool/indirect.rules.js';
import { buildVocabulary } from './text/respell.js';
import { allViews } from './text/views.js';

const LEXICON = { ...INSTRUCTION_LEXICON, ...PERSONA_LEXICON, ...SECRET_LEXICON, ...ACTION_LEXICON };
const SHARED_RULES = [
  ...OVERRIDE_RULES,
  ...PERSONA_RULES,
  ...EXTRACTION_RULES,
  ...FORCED_OUTPUT_RULES,
  ...DELIMITER_RULES,
  ...FORGED_VOICE_RULES,
  ...UNSPACED_SCRIPT_RULES,
];
const HIDDEN_TEXT: Rule = { id: 'hidden-text', description: 'a message in characters that nobody sees', weight: BLOCKING_WEIGHT };

const RULES = {
  input: new RuleSet([...SHARED_RULES, HIDDEN_TEXT], LEXICON),
  tool: new RuleSet([...SHARED_RULES, HIDDEN_TEXT, ...INDIRECT_RULES], LEXICON),
} as const;
const VOCABULARY = buildVocabulary(RULES.input.matcher.knownWords());

const FLAG_PREFIX = { input: 'BLOCKED_PROMPT_INJECTION:PROMPT_INJECTION', tool: 'TOOL_INJECTION' } as const;

/** The verdict of the rules on one text. */
export interface ScanResult {
  /** For `input`: end the run with a refusal. For `tool`: never show the text to a model. For `output`: never show it to a person. */
  readonly blocked: boolean;
  /** One per rule that blocks alone, else per weak signal that together block; empty when not blocked. */
  readonly flags: string[];
  /** What matched, weak signals of texts that pass included. */
  readonly matches: RuleMatch[];
}

/**
 * Prompt injection in what a person wrote (`input`) or in what a tool or provider answered (`tool`).
 *
 * Looks at the plain text and at its hidden, encoded and respelled readings. Linear in the length of the text, no I/O.
 */
export function scanInput(text: string, direction: 'input' | 'tool'): ScanResult {
  const rules = RULES[direction];
  const matches = allViews(text, VOCABULARY).flatMap((view) => {
    const found = rules.find(view.text);
    return view.reading === 'tagged' ? [{ rule: HIDDEN_TEXT.id, excerpt: view.text.slice(0, EXCERPT_CHARS) }, ...found] : found;
  });
  const { blocked, reasons, matches: distinct } = rules.judge(matches);
  return { blocked, flags: reasons.map((rule) => `${FLAG_PREFIX[direction]}:${rule}`), matches: distinct };
}
