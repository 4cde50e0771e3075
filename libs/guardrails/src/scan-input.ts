import { ACTION_LEXICON } from './lexicon/action.lexicon.js';
import { INSTRUCTION_LEXICON } from './lexicon/instruction.lexicon.js';
import { MACHINE_LEXICON } from './lexicon/machine.lexicon.js';
import { PERSONA_LEXICON } from './lexicon/persona.lexicon.js';
import { SECRET_LEXICON } from './lexicon/secret.lexicon.js';
import { RuleSet } from './match/rule-set.js';
import { BLOCKING_WEIGHT, EXCERPT_CHARS } from './match/rule.js';
import type { Rule, RuleMatch } from './match/rule.js';
import { LinearModel } from './model/linear-model.js';
import type { LearnedScore } from './model/linear-model.js';
import { DELIMITER_RULES } from './rules/input/delimiter.rules.js';
import { EXTRACTION_RULES } from './rules/input/extraction.rules.js';
import { FORGED_VOICE_RULES } from './rules/input/forged-voice.rules.js';
import { FORCED_OUTPUT_RULES } from './rules/input/forced-output.rules.js';
import { OVERRIDE_RULES } from './rules/input/override.rules.js';
import { PERSONA_RULES } from './rules/input/persona.rules.js';
import { UNSPACED_SCRIPT_RULES } from './rules/input/unspaced-script.rules.js';
import { ADDRESSED_RULES } from './rules/tool/addressed.rules.js';
import { FORGED_AUTHORITY_RULES } from './rules/tool/forged-authority.rules.js';
import { INDIRECT_RULES } from './rules/tool/indirect.rules.js';
import { MISLEADING_RULES } from './rules/tool/misleads.rules.js';
import { buildVocabulary } from './text/respell.js';
import { readableViews, respelledViews } from './text/views.js';
import type { TextView } from './text/views.js';

const LEXICON = { ...INSTRUCTION_LEXICON, ...PERSONA_LEXICON, ...SECRET_LEXICON, ...ACTION_LEXICON, ...MACHINE_LEXICON };
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
  tool: new RuleSet([...SHARED_RULES, HIDDEN_TEXT, ...INDIRECT_RULES, ...ADDRESSED_RULES, ...FORGED_AUTHORITY_RULES, ...MISLEADING_RULES], LEXICON),
} as const;
/** Of the rules alone: nobody hides the words that excuse, and ordinary words would be taken for misspelt ones. */
export const VOCABULARY = buildVocabulary(new RuleSet([...SHARED_RULES.map((rule) => ({ ...rule, except: [] })), HIDDEN_TEXT], LEXICON).matcher.knownWords());

/** Rules about words that people also use in good faith; delimiters, scripts and hidden messages are certain. */
const DOUBTABLE: ReadonlySet<string> = new Set([...OVERRIDE_RULES, ...PERSONA_RULES, ...EXTRACTION_RULES].map(({ id }) => id));
/** Log odds, chosen on sources that the model had not seen: see `tools/guard/train.mjs --table`. */
const BLOCK_ABOVE = { input: 2.7, tool: 2 } as const;
const DOUBT_BELOW = -2;
/** A name of three words says too little to be judged by its wording; the rules read it all the same. */
const FEW_TOKENS = 6;
const MORE_PER_MISSING_TOKEN = 0.7;
const LEARNED_RULE = 'learned-wording';
/** Above, what a text says plainly is judged before its other spellings are looked for. */
const LONG_CHARS = 8_192;
let model: LinearModel | undefined;

/** Whether the wording alone raised a flag, and no rule. */
export const isOfWording = (flag: string): boolean => flag.endsWith(`:${LEARNED_RULE}`);

const FLAG_PREFIX = { input: 'BLOCKED_PROMPT_INJECTION:PROMPT_INJECTION', tool: 'TOOL_INJECTION' } as const;

/** The verdict on one text. */
export interface ScanResult {
  /** For `input`: end the run with a refusal. For `tool`: never show the text to a model. For `output`: never show it to a person. */
  readonly blocked: boolean;
  /** One per rule that blocks alone, else per weak signal that together block, else one of the model; empty when not blocked. */
  readonly flags: string[];
  /** What matched, weak signals of texts that pass included. */
  readonly matches: RuleMatch[];
}

/**
 * Prompt injection in what a person wrote (`input`) or in what a tool or provider answered (`tool`).
 *
 * Looks at the plain text and at its hidden, encoded and respelled readings, by rules and by a model that was trained on attacks.
 * Linear in the length of the text; reads the weights of the model once.
 */
export function scanInput(text: string, direction: 'input' | 'tool'): ScanResult {
  const readable = readableViews(text);
  const plain = readingsOf(readable, direction);
  const isLong = text.length > LONG_CHARS;
  if (isLong) {
    // Nothing that a long text may also mean makes better what it says.
    const verdict = judge(plain, direction, isLong);
    if (verdict.blocked) return verdict;
  }
  const views = respelledViews(readable, VOCABULARY);
  if (views.length === 0) return judge(plain, direction, isLong);
  const respelled = readingsOf(views, direction);
  const learned = respelled.learned.score > plain.learned.score ? respelled.learned : plain.learned;
  return judge({ found: [...plain.found, ...respelled.found], learned }, direction, isLong);
}

/** What the rules find in the readings of a text, and what the model makes of the one that reads most like an attack. */
interface Readings {
  readonly found: readonly RuleMatch[];
  readonly learned: LearnedScore;
}

function readingsOf(views: readonly TextView[], direction: 'input' | 'tool'): Readings {
  model ??= LinearModel.load('injection');
  const texts = views.map((view) => view.text);
  return { found: matchesIn(views, direction), learned: model.score(texts, direction === 'tool' ? 'tool' : 'person') };
}

const matchesIn = (views: readonly TextView[], direction: 'input' | 'tool'): RuleMatch[] =>
  views.flatMap((view) => {
    const matches = RULES[direction].find(view.text);
    return view.reading === 'tagged' ? [{ rule: HIDDEN_TEXT.id, excerpt: view.text.slice(0, EXCERPT_CHARS) }, ...matches] : matches;
  });

/** The verdict of the rules on the readings of a text, together with what the model makes of them; training asks for it. @public */
export const judgeViews = (views: readonly TextView[], direction: 'input' | 'tool', learned: LearnedScore): ScanResult =>
  judge({ found: matchesIn(views, direction), learned }, direction, false);

function judge({ found, learned }: Readings, direction: 'input' | 'tool', isLong: boolean): ScanResult {
  const verdict = RULES[direction].judge(found);
  // A person who is refused for a word that the rest of the sentence excuses is worse off than one who reads a tool's text less.
  // A long text says so much else that its wording clears nothing.
  const isDoubted = direction === 'input' && !isLong && learned.score < DOUBT_BELOW && verdict.reasons.every((rule) => DOUBTABLE.has(rule));
  const reasons = isDoubted ? [] : verdict.reasons;
  const missing = FEW_TOKENS - learned.tokens;
  const isLearned = learned.score > BLOCK_ABOVE[direction] + (missing > 0 ? missing * MORE_PER_MISSING_TOKEN : 0);
  const all = [...reasons, ...(isLearned && reasons.length === 0 ? [LEARNED_RULE] : [])];
  return {
    blocked: all.length > 0,
    flags: all.map((rule) => `${FLAG_PREFIX[direction]}:${rule}`),
    matches: [...verdict.matches, ...(isLearned ? [{ rule: LEARNED_RULE, excerpt: learned.excerpt }] : [])],
  };
}
