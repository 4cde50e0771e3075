import type { AnyState } from '@app/agent-kit';
import { textHash, unscannedTexts } from '@app/agents';
import { constraintsInWords, preferencesOfRequest, statedPreferences } from '@app/memory';
import { ParsedRequest } from '@app/contracts';
import type { Remembered } from '@app/contracts';
import type { Kept, StateOf } from '@app/workflow';
import type { PLAN_CHANNELS } from './plan.channels.js';

type RequestState = StateOf<typeof PLAN_CHANNELS>;

/**
 * What is kept of a request, at the one step that reads it: the parser for words, the preference agent for a request given whole. Both run
 * only on texts that the guard has passed, and only what people wrote is read, never what a model or a tool said.
 */
export function remembers(state: RequestState, output: AnyState): Kept | null {
  const turns = state.turns ?? [];
  if (typeof output['readTurns'] === 'number') {
    const unread = turns.slice(state.readTurns ?? 0, output['readTurns']);
    return keptOf(state, statedPreferences(unread.join('\n')), parsedOf(output, turns));
  }
  const isGivenWhole = turns.length === 0 && 'preferences' in output;
  return isGivenWhole && state.userRequest ? keptOf(state, statedPreferences(state.userRequest.requestText), state.userRequest) : null;
}

/**
 * The same where the parser reads beside the guard's model: words are kept at the later of the two, so nothing of a text that is refused.
 * The guard's own turn keeps what was read of the turns that it has just passed.
 */
export function remembersOnceJudged(state: RequestState, output: AnyState): Kept | null {
  const { scannedTexts } = output;
  if (Array.isArray(scannedTexts)) return keptOfJudged(state, new Set(scannedTexts));
  return 'readTurns' in output && unscannedTexts(state).length > 0 ? null : remembers(state, output);
}

function keptOfJudged(state: RequestState, judgedNow: ReadonlySet<unknown>): Kept | null {
  const judgedBefore = new Set(state.scannedTexts ?? []);
  const turns = (state.turns ?? []).slice(0, state.readTurns ?? 0);
  const judged = turns.filter((turn) => judgedNow.has(textHash(turn)) && !judgedBefore.has(textHash(turn)));
  if (judged.length === 0 || !state.parsedRequest) return null;
  return keptOf(state, statedPreferences(judged.join('\n')), parsedOf(state, turns));
}

type Request = Parameters<typeof preferencesOfRequest>[0];

/** What was stated wins over what a client's request only shows. */
function keptOf({ remember, context }: RequestState, stated: Remembered, request: Request | null): Kept | null {
  const shown = remember === true && request ? preferencesOfRequest(request, context) : {};
  const values = { ...shown, ...stated };
  if (Object.keys(values).length === 0) return null;
  return { source: Object.keys(shown).length > 0 ? 'request' : 'words', values };
}

/** A model may have filled in needs of a parsed request; those that are kept are read from the person's words again. */
function parsedOf(output: AnyState, turns: readonly string[]): Request | null {
  const parsed = ParsedRequest.safeParse(output['parsedRequest']);
  return parsed.success ? { ...parsed.data, constraints: constraintsInWords(turns.join('\n')) } : null;
}
