import { PhraseMatcher } from './phrase-matcher.js';
import type { PhraseMatch } from './phrase-matcher.js';
import type { Lexicon } from './pattern.js';
import { BLOCKING_WEIGHT, EXCERPT_CHARS } from './rule.js';
import type { Rule, RuleMatch } from './rule.js';
import { tokenize } from './tokenize.js';
import type { Tokens } from './tokenize.js';

const EXCEPTION = ' except';

export interface Verdict {
  readonly blocked: boolean;
  /** Ids of the rules that block alone, else of the weak signals that together do; empty when not blocked. */
  readonly reasons: string[];
  /** One per rule, in the order of the first match. */
  readonly matches: RuleMatch[];
}

/** Rules compiled once; finding is linear in the length of the text. */
export class RuleSet {
  readonly matcher: PhraseMatcher;
  private readonly byId: ReadonlyMap<string, Rule>;

  constructor(
    private readonly rules: readonly Rule[],
    lexicon: Lexicon,
  ) {
    this.byId = new Map(rules.map((rule) => [rule.id, rule]));
    const phrases = rules.flatMap(({ id, phrases: own = [], except = [] }) => [
      ...own.map((phrase) => ({ owner: id, phrase })),
      ...except.map((phrase) => ({ owner: id + EXCEPTION, phrase })),
    ]);
    this.matcher = new PhraseMatcher(phrases, lexicon);
  }

  /** First match of each rule in one reading of a text. */
  find(text: string): RuleMatch[] {
    const tokens = tokenize(text);
    const found = new Map<string, string>();
    const phrases = this.matcher.find(tokens);
    const excused = excusedWords(phrases, tokens.words.length);
    for (const match of phrases) {
      if (match.owner.endsWith(EXCEPTION) || found.has(match.owner)) continue;
      const words = excused.get(match.owner + EXCEPTION);
      if (words?.subarray(match.start, match.end).includes(1) !== true) found.set(match.owner, excerptOf(text, tokens, match));
    }
    for (const rule of this.rules) {
      const hit = found.has(rule.id) ? undefined : firstHit(rule, text);
      if (hit !== undefined) found.set(rule.id, hit.slice(0, EXCERPT_CHARS));
    }
    return [...found].map(([rule, excerpt]) => ({ rule, excerpt }));
  }

  /** Blocked when one rule suffices or the weights of the different rules add up. */
  judge(matches: readonly RuleMatch[]): Verdict {
    const perRule = new Map<string, RuleMatch>();
    for (const match of matches) if (!perRule.has(match.rule)) perRule.set(match.rule, match);
    const distinct = [...perRule.values()];
    const weigh = ({ rule }: RuleMatch): number => this.byId.get(rule)?.weight ?? 0;
    const blocked = distinct.reduce((sum, match) => sum + weigh(match), 0) >= BLOCKING_WEIGHT;
    const alone = distinct.filter((match) => weigh(match) >= BLOCKING_WEIGHT);
    const reasons = blocked ? (alone.length > 0 ? alone : distinct).map(({ rule }) => rule) : [];
    return { blocked, reasons, matches: distinct };
  }
}

function firstHit({ patterns = [], accepts }: Rule, text: string): string | undefined {
  for (const pattern of patterns) {
    const hits = accepts === undefined ? (pattern.exec(text) ?? []).slice(0, 1) : (text.match(pattern) ?? []).filter(accepts);
    if (hits[0] !== undefined) return hits[0];
  }
  return undefined;
}

/** Per exception the words it covers, so that a match is compared with its own few words only. */
function excusedWords(phrases: readonly PhraseMatch[], count: number): Map<string, Uint8Array> {
  const excused = new Map<string, Uint8Array>();
  for (const { owner, start, end } of phrases) {
    if (!owner.endsWith(EXCEPTION)) continue;
    const words = excused.get(owner) ?? new Uint8Array(count);
    excused.set(owner, words.fill(1, start, end));
  }
  return excused;
}

function excerptOf(text: string, tokens: Tokens, { start, end }: PhraseMatch): string {
  const from = tokens.offsets[start] ?? 0;
  const last = end - 1;
  const to = (tokens.offsets[last] ?? from) + (tokens.words[last]?.length ?? 0);
  return text.slice(from, Math.min(to, from + EXCERPT_CHARS));
}
