import type { ItineraryDay, RevisionChange, UserRequest } from '@app/contracts';
import { isAvoided } from '@app/guide';

/** What the request says after a person's changes; what is locked is not avoided by its kind. */
export function revisedRequest(request: UserRequest, changes: readonly RevisionChange[], kept: readonly ItineraryDay['activities'][number][]): UserRequest {
  return changes.reduce((now, change) => withChange(now, change, kept), request);
}

const added = (list: readonly string[] | undefined, item: string): string[] => [...new Set([...(list ?? []), item])];

function withChange(request: UserRequest, change: RevisionChange, kept: readonly ItineraryDay['activities'][number][]): UserRequest {
  const constraints = request.constraints ?? {};
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the other kinds change the plan only
  switch (change.kind) {
    case 'dates':
      return { ...request, travelStartDate: change.startDate, travelEndDate: change.endDate };
    case 'budget':
      return { ...request, budget: change.amount };
    case 'more_of':
      return {
        ...request,
        interests: [...new Set([change.interest, ...request.interests])],
      };
    case 'avoid': {
      const exceptions = kept.filter(({ place, kind }) => isAvoided({ avoid: [change.what] }, { name: place.name, kind })).map(({ place }) => place.name);
      const mustSee = [...new Set([...(constraints.mustSee ?? []), ...exceptions])];
      return { ...request, constraints: { ...constraints, avoid: added(constraints.avoid, change.what), ...(mustSee.length > 0 ? { mustSee } : {}) } };
    }
    case 'meals':
      return change.diet === null ? request : { ...request, constraints: { ...constraints, diet: added(constraints.diet, change.diet) } };
    case 'lighter':
      return change.day === null ? { ...request, constraints: { ...constraints, pace: 'slow' } } : request;
    default:
      return request;
  }
}
