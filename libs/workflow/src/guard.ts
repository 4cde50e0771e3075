import { createHash } from 'node:crypto';
import { isOfWording, scan } from '@app/guardrails';
import type { GuardDirection } from '@app/guardrails';
import type { AnyState } from '@app/agent-kit';
import type { Origin } from './channel.js';
import type { Workflow } from './define-workflow.js';

const DIRECTIONS: Partial<Record<Origin, GuardDirection>> = { person: 'input', tool: 'tool' };

/** Nothing shorter can carry an instruction; codes, dates and ids are skipped by this. */
const MIN_CHARS = 12;
/** Scripts that write a word with one or two signs say as much in fewer. */
const DENSE_SIGN = /[\u2e80-\u9fff\uac00-\ud7af]/;
const mayInstruct = (text: string): boolean => text.length >= MIN_CHARS || DENSE_SIGN.test(text);

/** Shorter texts are also read together: an order can be cut into the items of a list, or into several fields. */
const MAX_FRAGMENT_CHARS = 200;
const MAX_JOINED_CHARS = 16_000;
const NO_WORDS = /^[\d\s:.,+-]*$/;

/** The short texts of all values as one, in their order. */
function joinedFragments(values: readonly unknown[]): string {
  const fragments: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length <= MAX_FRAGMENT_CHARS && !NO_WORDS.test(value)) fragments.push(value);
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  values.forEach(collect);
  return fragments.length > 1 ? fragments.join(' ').slice(0, MAX_JOINED_CHARS) : '';
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (mayInstruct(value)) into.add(value);
  } else if (Array.isArray(value)) for (const item of value) collectTexts(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (mayInstruct(key)) into.add(key);
      collectTexts(inner, into);
    }
}

const MAX_REMEMBERED_VERDICTS = 2_000;
const verdicts = new Map<string, readonly string[]>();

/** The flags of one text. The same words come by in several fields and versions; they are judged once, and only a hash of them is kept. */
function flagsOfText(text: string, direction: GuardDirection): readonly string[] {
  const key = createHash('sha256').update(direction).update(text).digest('base64url');
  const known = verdicts.get(key);
  if (known) return known;
  const { flags } = scan({ text, direction });
  if (verdicts.size >= MAX_REMEMBERED_VERDICTS) verdicts.delete(verdicts.keys().next().value ?? '');
  verdicts.set(key, flags);
  return flags;
}

/** The rules' verdict on what a version brought in from people and tools, as flags without repeats, in a stable order. */
export function guardFlags({ channels }: Pick<Workflow, 'channels'>, delta: AnyState): string[] {
  const flags = new Set<string>();
  const seen = new Set<string>();
  const values: Record<GuardDirection, unknown[]> = { input: [], tool: [], output: [] };
  for (const [field, { origin }] of Object.entries(channels)) {
    const direction = DIRECTIONS[origin];
    if (!direction || delta[field] === undefined) continue;
    values[direction].push(delta[field]);
    const texts = new Set<string>();
    collectTexts(delta[field], texts);
    for (const text of texts) {
      if (seen.has(text)) continue;
      seen.add(text);
      for (const flag of flagsOfText(text, direction)) flags.add(flag);
    }
  }
  for (const direction of ['input', 'tool'] as const) {
    const joined = joinedFragments(values[direction]);
    if (!mayInstruct(joined) || seen.has(joined)) continue;
    // Fields in a row are no sentence, so their wording says nothing of a person; the rules find an order that was cut into pieces.
    for (const flag of flagsOfText(joined, direction)) if (direction === 'tool' || !isOfWording(flag)) flags.add(flag);
  }
  return [...flags];
}
