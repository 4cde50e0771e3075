import { isDeepStrictEqual } from 'node:util';
import type { AnyState } from '@app/agent-kit';
import { RequestContext, RequestError, UserRequest } from '@app/contracts';
import type { ForkPatch } from '@app/contracts';
import type { StoredState } from '@app/ports';
import { checkAnswers } from '../plans/check-answers.js';
import { checkDates } from '../plans/check-dates.js';

/** The fields that a patch says anew, the short ways of saying them included. A user id belongs to the credential where there are any. */
function changesOf(state: StoredState, { userRequest: { userId, ...fields } = {}, constraints, budget }: ForkPatch): Record<string, unknown> {
  const known = UserRequest.safeParse(state['userRequest']);
  const merged = constraints && { ...(known.success ? known.data.constraints : {}), ...fields.constraints, ...constraints };
  return {
    ...fields,
    ...(userId !== undefined && state['ownerId'] === 'local' ? { userId } : {}),
    ...(budget === undefined ? {} : { budget }),
    ...(merged ? { constraints: merged } : {}),
  };
}

/**
 * What a patch changes about a state: a new request, or answers while the request is not complete yet. Null when it changes nothing
 * about the trip.
 *
 * @throws {RequestError} VALIDATION_ERROR.
 */
export function patchedRequest(state: StoredState, patch: ForkPatch, now: Date): AnyState | null {
  const changes = changesOf(state, patch);
  if (Object.keys(changes).length === 0) return null;
  if (state['userRequest'] === undefined || state['userRequest'] === null) return patchedAnswers(state, changes, now);
  const merged = UserRequest.safeParse({ ...state['userRequest'], ...changes });
  if (!merged.success) throw refused(merged.error.issues.map(({ path, message }) => ({ path: `patch.userRequest.${path.join('.')}`, message })));
  const context = RequestContext.safeParse(state['context']);
  checkDates(merged.data, context.data?.now, now);
  return isDeepStrictEqual(merged.data, state['userRequest']) ? null : { userRequest: merged.data };
}

function patchedAnswers(state: StoredState, changes: Readonly<Record<string, unknown>>, now: Date): AnyState {
  if ('constraints' in changes)
    throw refused([
      { path: 'patch.constraints', message: 'the request of this version is not complete yet, so only fields that can be asked for may be given' },
    ]);
  checkAnswers(state, changes, now);
  return { answers: { ...(state['answers'] ?? {}), ...changes }, pendingQuestions: null };
}

const refused = (issues: { path: string; message: string }[]): RequestError =>
  new RequestError('VALIDATION_ERROR', `${issues[0]?.path}: ${issues[0]?.message}`, issues);
