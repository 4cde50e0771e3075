import type { MemoryKey, ParsedRequest, Remembered, RequestContext, UserRequest } from '@app/contracts';
import { needsInWords } from '@app/reader';
import { readPreference } from './read-preference.js';

type Said = Partial<Pick<UserRequest | ParsedRequest, 'originIata' | 'currency' | 'constraints'>>;

/** What a client that wants its request remembered is taken to prefer; what no closed list has is left out. */
export function preferencesOfRequest(request: Said, context: RequestContext | null | undefined): Remembered {
  const { constraints } = request;
  const given: readonly (readonly [MemoryKey, string | readonly string[] | null | undefined])[] = [
    ['diet', constraints?.diet?.filter((word) => readPreference('diet', word) !== null)],
    ['mobility', constraints?.mobility],
    ['pace', constraints?.pace],
    ['homeAirport', context?.homeAirport ?? request.originIata],
    ['currency', request.currency ?? context?.currency],
  ];
  const kept = given.flatMap(([key, words]) => {
    const value = words === null || words === undefined || words.length === 0 ? null : readPreference(key, words);
    return value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(kept) as Remembered;
}

/** The needs that the words of a request state, in the form of constraints. */
export function constraintsInWords(text: string): NonNullable<Said['constraints']> {
  const { diet, mobility, pace } = needsInWords(text);
  return { ...(diet.length > 0 ? { diet } : {}), ...(mobility ? { mobility } : {}), ...(pace ? { pace } : {}) };
}
