import type { Activity, RevisionChange, UserRequest } from '@app/contracts';
import { isAvoided } from '@app/guide';

type Kept = readonly Activity[];
type Rules = { readonly [K in RevisionChange['kind']]?: (request: UserRequest, change: Extract<RevisionChange, { kind: K }>, kept: Kept) => UserRequest };

const added = (list: readonly string[] | undefined, item: string): string[] => [...new Set([...(list ?? []), item])];
const constrained = (request: UserRequest, constraints: UserRequest['constraints']): UserRequest => ({
  ...request,
  constraints: { ...request.constraints, ...constraints },
});

/** What is locked is not avoided by its kind. */
function avoiding(request: UserRequest, what: string, kept: Kept): UserRequest {
  const exceptions = kept.filter(({ place, kind }) => isAvoided({ avoid: [what] }, { name: place.name, kind })).map(({ place }) => place.name);
  const mustSee = [...new Set([...(request.constraints?.mustSee ?? []), ...exceptions])];
  return constrained(request, { avoid: added(request.constraints?.avoid, what), ...(mustSee.length > 0 ? { mustSee } : {}) });
}

/** Changes that hold beyond the plan they were asked of. */
const RULES: Rules = {
  dates: (request, { startDate, endDate }) => ({ ...request, travelStartDate: startDate, travelEndDate: endDate }),
  budget: (request, { amount }) => ({ ...request, budget: amount }),
  more_of: (request, { interest }) => ({ ...request, interests: [...new Set([interest, ...request.interests])] }),
  avoid: (request, { what }, kept) => avoiding(request, what, kept),
  meals: (request, { diet }) => (diet === null ? request : constrained(request, { diet: added(request.constraints?.diet, diet) })),
  lighter: (request, { day }) => (day === null ? constrained(request, { pace: 'slow' }) : request),
};

/** What the request says after a person's changes; `kept` is what they locked. */
export const revisedRequest = (request: UserRequest, changes: readonly RevisionChange[], kept: Kept): UserRequest =>
  changes.reduce((now, change) => {
    const rule = RULES[change.kind] as ((request: UserRequest, change: RevisionChange, kept: Kept) => UserRequest) | undefined;
    return rule?.(now, change, kept) ?? now;
  }, request);
