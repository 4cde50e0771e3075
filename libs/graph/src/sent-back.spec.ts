import { createOfflineModel } from '@app/adapters';
import { experts } from '@app/agents';
import { FinalPlan, dateRange } from '@app/contracts';
import type { ItineraryDay } from '@app/contracts';
import type { ModelPort, ModelRequest } from '@app/ports';
import type { Tamper } from './testing/offline-run.js';
import { runOffline } from './testing/offline-run.js';

interface Shown {
  readonly startDate: string;
  readonly endDate: string;
  readonly options: readonly { readonly id: string }[];
  readonly problems?: readonly string[];
}

const MAX_SENT_BACK = 3;
const PLACES_A_DAY = 3;

/** A model that chooses other places each time it is asked for days, good or bad, and the built-in expert for everything else. */
function restlessModel(): { readonly model: ModelPort; readonly problems: (readonly string[] | undefined)[]; readonly prompts: string[] } {
  const offline = createOfflineModel({ experts, latencyMs: 0 });
  const problems: (readonly string[] | undefined)[] = [];
  const prompts: string[] = [];
  const choose = ({ startDate, endDate, options, problems: told }: Shown): unknown => {
    const from = problems.push(told) * PLACES_A_DAY;
    const idOf = (place: number): string => options[(from + place) % options.length]?.id ?? '';
    return {
      days: dateRange(startDate, endDate).map((date, day) => ({
        date,
        theme: null,
        placeIds: Array.from({ length: PLACES_A_DAY }, (_, place) => idOf(day * PLACES_A_DAY + place)),
      })),
    };
  };
  const complete = async <T>(request: ModelRequest<T>, signal: AbortSignal) => {
    if (request.task !== 'itinerary') return offline.complete(request, signal);
    prompts.push(request.prompt);
    return { value: request.schema.parse(choose(request.input as Shown)), usage: { modelCalls: 1, inputTokens: 1, outputTokens: 1 } };
  };
  return { model: { provider: 'restless', complete }, problems, prompts };
}

const startWith = (fields: object) => ({
  ...{ turns: [], naturalLanguage: null, context: {}, ownerId: 'local' },
  userRequest: {
    ...{ userId: 'someone', requestText: 'Five days in Lisbon please', destinationHint: 'Lisbon', originIata: 'ZRH', interests: ['museums'] },
    ...{ travelStartDate: '2027-05-10', travelEndDate: '2027-05-14', budget: 5000, currency: 'EUR', adults: 2, children: 0, ...fields },
  },
});

/** Puts a place that is in no source into the second day, another one each time. */
function inventing(): Tamper {
  let drafts = 0;
  return (agent, writes) => {
    if (agent !== 'itinerary') return writes;
    drafts += 1;
    const days = (writes['itineraryDraft'] as ItineraryDay[]).map((day, index) => (index === 1 ? withPlace(day, `Palace of Nowhere ${drafts}`) : day));
    return { ...writes, itineraryDraft: days };
  };
}
const withPlace = (day: ItineraryDay, name: string): ItineraryDay => ({
  ...day,
  activities: day.activities.map((activity, index) => (index === 0 ? { ...activity, title: name, place: { ...activity.place, name } } : activity)),
});
const itineraryTurns = (turns: readonly string[]): number => turns.filter((name) => name === 'itinerary').length;

describe('days of a model that the audit rejects', () => {
  it('go back to it with what was wrong, three times at most, and what remains is in the plan', async () => {
    const { model, problems, prompts } = restlessModel();
    const { state, turns } = await runOffline(startWith({}), model, inventing());
    expect(itineraryTurns(turns)).toBe(1 + MAX_SENT_BACK);
    expect(state['auditReport']).toMatchObject({ sentBack: MAX_SENT_BACK, owner: null, pass: false });
    expect(problems.map((told) => told?.some((line) => line.startsWith('day 2: ')))).toEqual([undefined, true, true, true]);
    for (const [index, prompt] of prompts.entries()) expect(prompt.includes(`Palace of Nowhere ${index}`)).toBe(index > 0);
    const { checks } = FinalPlan.parse(state['finalPlan']);
    expect(checks.pass).toBe(false);
    expect(checks.violations).toContainEqual({ code: 'PLACE_UNKNOWN', day: 2, detail: expect.stringContaining('Palace of Nowhere 4') });
  });

  it('go back once when the next choice has the same faults, and the plan shows them', async () => {
    const { model, problems } = restlessModel();
    const { state, turns } = await runOffline(startWith({ budget: 500 }), model);
    expect(itineraryTurns(turns)).toBe(2);
    expect(problems).toEqual([undefined, [expect.stringContaining('over the budget of 500')]]);
    expect(FinalPlan.parse(state['finalPlan']).checks.violations.map(({ code }) => code)).toEqual(['OVER_BUDGET']);
  });

  it('are taken when the next choice is good', async () => {
    const { model } = restlessModel();
    const once = inventing();
    let drafts = 0;
    const { state, turns } = await runOffline(startWith({}), model, (agent, writes) =>
      agent === 'itinerary' && (drafts += 1) === 1 ? once(agent, writes) : writes,
    );
    expect(itineraryTurns(turns)).toBe(2);
    expect(FinalPlan.parse(state['finalPlan']).checks).toEqual({ pass: true, violations: [] });
  });
});
