import { scan } from '@app/guardrails';
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

/** The rules' verdict on what a version brought in from people and tools, as flags without repeats, in a stable order. */
export function guardFlags({ channels }: Pick<Workflow, 'channels'>, delta: AnyState): string[] {
  const flags = new Set<string>();
  const seen = new Set<string>();
  for (const [field, { origin }] of Object.entries(channels)) {
    const direction = DIRECTIONS[origin];
    if (!direction || delta[field] === undefined) continue;
    const texts = new Set<string>();
    collectTexts(delta[field], texts);
    for (const text of texts) {
      if (seen.has(text)) continue;
      seen.add(text);
      for (const flag of scan({ text, direction }).flags) flags.add(flag);
    }
  }
  return [...flags];
}
