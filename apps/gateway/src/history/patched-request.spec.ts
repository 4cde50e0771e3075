import { RequestError } from '@app/contracts';
import { patchedRequest } from './patched-request.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const REQUEST = {
  ...{ userId: 'ann', requestText: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-13', budget: 2000, adults: 2, children: 0, interests: [] },
  constraints: { diet: ['vegan'], pace: 'slow' as const },
};
const QUESTION = { field: 'budget', question: 'How much?', type: 'number', required: true };
const STATE = { ownerId: 'ann', context: {}, userRequest: REQUEST };
const issuesOf = (state: Record<string, unknown>, patch: Parameters<typeof patchedRequest>[1]): string[] => {
  try {
    patchedRequest(state, patch, NOW);
  } catch (error) {
    if (error instanceof RequestError) return error.issues.map(({ path }) => path);
    throw error;
  }
  return [];
};

describe('what a patch makes of a request', () => {
  it('changes what it names and nothing else', () => {
    expect(patchedRequest(STATE, { budget: 900, constraints: { pace: 'fast' } }, NOW)).toEqual({
      userRequest: { ...REQUEST, budget: 900, constraints: { diet: ['vegan'], pace: 'fast' } },
    });
  });

  it.each([{}, { review: 'required' as const }, { budget: 2000 }])('%j says nothing new about the trip', (patch) =>
    expect(patchedRequest(STATE, patch, NOW)).toBeNull(),
  );

  it('leaves the user to the credential', () => {
    expect(patchedRequest(STATE, { userRequest: { userId: 'eve', adults: 1 } }, NOW)).toEqual({ userRequest: { ...REQUEST, adults: 1 } });
    const local = { ...STATE, ownerId: 'local' };
    expect(patchedRequest(local, { userRequest: { userId: 'eve' } }, NOW)).toEqual({ userRequest: { ...REQUEST, userId: 'eve' } });
  });

  it('is refused by the rules that span fields, and by the calendar', () => {
    expect(issuesOf(STATE, { userRequest: { travelEndDate: '2027-05-01' } })).toEqual(['patch.userRequest.travelEndDate']);
    expect(issuesOf(STATE, { userRequest: { travelStartDate: '2020-05-01', travelEndDate: '2020-05-03' } })).toEqual(['userRequest.travelStartDate']);
  });

  it('answers what is still asked for while the request is not complete', () => {
    const asking = { ownerId: 'ann', context: {}, answers: { adults: 2 }, pendingQuestions: [QUESTION] };
    expect(patchedRequest(asking, { budget: 900 }, NOW)).toEqual({ answers: { adults: 2, budget: 900 }, pendingQuestions: null });
    expect(issuesOf(asking, { constraints: { pace: 'slow' } })).toEqual(['patch.constraints']);
  });
});
