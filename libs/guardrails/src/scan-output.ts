import { HARM_LEXICON } from './lexicon/harm.lexicon.js';
import { UNSAFE_LEXICON } from './lexicon/unsafe.lexicon.js';
import { COMPLIANCE_PHRASES, REFUSAL_PHRASES } from './lexicon/refusal.lexicon.js';
import { leakingUrl } from './markup/link-policy.js';
import type { ImageHosts } from './markup/link-policy.js';
import { PhraseMatcher } from './match/phrase-matcher.js';
import { RuleSet } from './match/rule-set.js';
import { EXCERPT_CHARS } from './match/rule.js';
import { tokenize } from './match/tokenize.js';
import { LinearModel } from './model/linear-model.js';
import type { Verdict } from './match/rule-set.js';
import type { TextView } from './text/views.js';
import { CRIME_RULES } from './rules/output/crime.rules.js';
import { HATE_RULES } from './rules/output/hate.rules.js';
import { LEAK_RULES } from './rules/output/leak.rules.js';
import { MARKUP_RULES } from './rules/output/markup.rules.js';
import { TOPIC_RULES } from './rules/output/topic.rules.js';
import { VIOLENCE_RULES } from './rules/output/violence.rules.js';
import type { ScanResult } from './scan-input.js';
import { readableViews } from './text/views.js';

const LINK_RULE = { id: 'exfiltration-link', description: 'an image or a link that carries data away', weight: 10 };
const HARM = new RuleSet([...VIOLENCE_RULES, ...CRIME_RULES, ...HATE_RULES, ...TOPIC_RULES], { ...HARM_LEXICON, ...UNSAFE_LEXICON });
const FORMAT = new RuleSet([...LEAK_RULES, ...MARKUP_RULES, LINK_RULE], HARM_LEXICON);
const REFUSALS = new PhraseMatcher(
  REFUSAL_PHRASES.map((phrase) => ({ owner: 'refusal', phrase })),
  {},
);
const COMPLIANCES = new PhraseMatcher(
  COMPLIANCE_PHRASES.map((phrase) => ({ owner: 'compliance', phrase })),
  {},
);
/** A refusal stands at the beginning; later "I cannot" belongs to stories and letters. */
const OPENING_CHARS = 300;

/** Log odds, chosen by cross-validation: see `tools/guard/train.mjs`. */
const BLOCK_ABOVE = 2;
const DOUBT_BELOW = -1.25;
const FEW_TOKENS = 6;
/** A shorter text has too few words around those of a rule to excuse them. */
const DOUBT_CHARS = 100;
const MANY = 2;
const BLOCKED_SIGNAL = 'blocked';
const MANY_SIGNAL = 'many';
const LEARNED_RULE = 'learned-content';
let model: LinearModel | undefined;

/** Whether the text opens with a refusal and does not go on to comply. */
function isRefusal(text: string): boolean {
  const refuses = REFUSALS.find(tokenize(text.slice(0, OPENING_CHARS))).length > 0;
  return refuses && COMPLIANCES.find(tokenize(text)).length === 0;
}

const harmVerdict = (views: readonly [TextView, ...TextView[]]): Verdict =>
  HARM.judge(isRefusal(views[0].text) ? [] : views.flatMap((view) => HARM.find(view.text)));
const signalsOf = ({ blocked, matches }: Verdict): string[] => [
  ...new Set(matches.map(({ rule }) => rule)),
  ...(blocked ? [BLOCKED_SIGNAL] : []),
  ...(matches.length > MANY ? [MANY_SIGNAL] : []),
];

/** The signals of the rules about harm, as the training of the model reads them in `tools/guard`. @public */
export const matchesOfHarm = (text: string): string[] => signalsOf(harmVerdict(readableViews(text)));

/** The rules about harm, unless the model finds the words around them harmless; and what the model finds without them. */
function judgeHarm(views: readonly [TextView, ...TextView[]]): Verdict {
  const verdict = harmVerdict(views);
  model ??= LinearModel.load('answers');
  const learned = model.score(
    views.map((view) => view.text),
    'person',
  );
  const score = learned.score + model.signalScore(signalsOf(verdict));
  if (verdict.blocked) return score < DOUBT_BELOW && views[0].text.length >= DOUBT_CHARS ? { ...verdict, blocked: false, reasons: [] } : verdict;
  if (score <= BLOCK_ABOVE || learned.tokens < FEW_TOKENS || isRefusal(views[0].text)) return verdict;
  return { blocked: true, reasons: [LEARNED_RULE], matches: [...verdict.matches, { rule: LEARNED_RULE, excerpt: learned.excerpt }] };
}

/**
 * Unsafe content in what we are about to show: harmful instructions, leaked secrets, active markup, links that carry data away.
 *
 * Images pass only without a query, or from `imageHosts`. Linear in the length of the text, no I/O.
 */
export function scanOutput(text: string, imageHosts: ImageHosts = []): ScanResult {
  // A model does not misspell on purpose, so respelled readings would only add false alarms.
  const views = readableViews(text);
  const harm = judgeHarm(views);
  const leak = leakingUrl(text, imageHosts);
  const format = [...FORMAT.find(text), ...(leak === null ? [] : [{ rule: LINK_RULE.id, excerpt: leak.slice(0, EXCERPT_CHARS) }])];
  const verdicts = [harm, FORMAT.judge(format)];
  return {
    blocked: verdicts.some((verdict) => verdict.blocked),
    flags: verdicts.flatMap((verdict) => verdict.reasons).map((rule) => `UNSAFE_OUTPUT:${rule}`),
    matches: verdicts.flatMap((verdict) => verdict.matches),
  };
}
