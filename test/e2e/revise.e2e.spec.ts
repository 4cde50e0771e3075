import { AlternativesAnswer, DiffAnswer, PlanResult } from '@app/contracts';
import type { FinalPlan, ThreadBody } from '@app/contracts';
import { NavigoSystem } from '@app/testing';
import type { HttpAnswer } from '@app/testing';

const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 3000 EUR, food and museums';
/** Patience on a busy machine. */

let system: NavigoSystem;
const post = (path: string, body: unknown): Promise<HttpAnswer> => system.post(path, body);
const plan = async (review: 'auto' | 'required'): Promise<PlanResult> =>
  PlanResult.parse((await post('/plan/chat', { naturalLanguage: LISBON, context: { now: '2026-11-20' }, review })).body);
const decide = async (threadId: string, body: object): Promise<PlanResult> => {
  const answer = await post(`/plan/${threadId}/decide`, body);
  expect(answer.status).toBe(200);
  return PlanResult.parse(answer.body);
};
const say = async (threadId: string, naturalLanguage: string, more: object = {}): Promise<PlanResult> =>
  PlanResult.parse((await post('/plan/chat', { threadId, naturalLanguage, ...more })).body);
const diffOf = async (threadId: string, from: number, to: number) => DiffAnswer.parse((await system.get(`/plan/${threadId}/diff?from=${from}&to=${to}`)).body);
const threadOf = async (threadId: string): Promise<ThreadBody> => (await system.get<ThreadBody>(`/plan/${threadId}`)).body;
const planOf = ({ finalPlan }: PlanResult): FinalPlan => {
  if (!finalPlan) throw new Error('The result has no plan.');
  return finalPlan;
};
type Visit = FinalPlan['itinerary'][number]['activities'][number];
const visitsOn = (result: PlanResult, day: number): Visit[] => (planOf(result).itinerary[day - 1]?.activities ?? []).filter(({ kind }) => kind !== 'free_time');
const namesOn = (result: PlanResult, day: number): string[] => visitsOn(result, day).map(({ place }) => place.name);
/** The number of a whole day in the city that holds such a visit. */
function cityDayWith(result: PlanResult, isWanted: (visit: Visit) => boolean): number {
  const days = planOf(result).itinerary;
  const found = days.findIndex(
    ({ theme, activities }, index) => index > 0 && index < days.length - 1 && !theme.startsWith('Day trip') && activities.some(isWanted),
  );
  if (found < 0) throw new Error('The plan has no such day.');
  return found + 1;
}
const sumOf = ({ itinerary, stays, transport }: FinalPlan): number =>
  [...stays, ...transport, ...itinerary.flatMap((day) => [...day.activities, ...(day.meals ?? [])])].reduce(
    (sum, { cost }) => sum + Math.round(cost.amount * 100),
    0,
  ) / 100;
/** Whatever was done to it, a plan that holds and whose sums are right. */
function expectSound(result: PlanResult): void {
  const { checks, costs } = planOf(result);
  expect(checks).toEqual({ pass: true, violations: [] });
  expect(costs?.total).toBe(sumOf(planOf(result)));
  expect(Object.values(costs?.byCategory ?? {}).reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100).toBe(costs?.total);
}

beforeAll(async () => {
  system = await NavigoSystem.start({ NETWORK: 'offline' });
});
afterAll(() => system?.stop());

describe('a plan that a person has changed until it is right', () => {
  it('changes what was asked for and nothing else, and ends when it is approved', async () => {
    const first = await plan('required');
    const { threadId } = first;
    const lock = planOf(first).itinerary[3]?.activities[0]?.id ?? '';

    const lighter = await decide(threadId, { action: 'revise', feedback: 'make day 2 lighter', locks: [lock, 'd5', 'd3-dinner'] });
    expect(lighter).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 1, budgetStatus: 'under', violations: [] } });
    const diff = await diffOf(threadId, first.version, lighter.version);
    expect(diff.days.map(({ date }) => date)).toEqual(['2027-05-11']);
    expect(namesOn(lighter, 2).length).toBeLessThan(namesOn(first, 2).length);
    expect(planOf(lighter).itinerary.toSpliced(1, 1)).toEqual(planOf(first).itinerary.toSpliced(1, 1));
    expect(lighter.preview).toMatchObject({ itinerary: planOf(lighter).itinerary, costs: planOf(lighter).costs, total: planOf(lighter).costs?.total });
    expectSound(lighter);

    const cheaper = await decide(threadId, { action: 'revise', feedback: 'cheaper hotel', newBudget: 2500 });
    expect(cheaper).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 2, budgetLimit: 2500 } });
    expect(planOf(cheaper).stays[0]?.cost.amount).toBeLessThan(planOf(lighter).stays[0]?.cost.amount ?? 0);
    expect(planOf(cheaper).budget).toMatchObject({ budgetLimit: 2500, withinBudget: true });
    expectSound(cheaper);

    const lost = await decide(threadId, { action: 'revise', feedback: 'hmm, the vibes are off somehow' });
    expect(lost).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 3 } });
    expect({ ...planOf(lost), safetyFlags: [] }).toEqual({ ...planOf(cheaper), safetyFlags: [] });
    expect(lost.safetyFlags).toContain('REVISION_NOT_UNDERSTOOD:3');
    expect(JSON.stringify(lost.decisionLog)).toContain('not understood');

    const approved = await decide(threadId, { action: 'approve' });
    expect(approved).toMatchObject({ status: 'complete', preview: null, finalPlan: lost.finalPlan });
  });

  it('takes one of the alternatives in the place of a visit', async () => {
    const first = await plan('required');
    const { threadId } = first;
    const day = cityDayWith(first, ({ kind }) => kind !== 'free_time');
    const [target] = visitsOn(first, day);
    const { alternatives } = AlternativesAnswer.parse((await post(`/plan/${threadId}/alternatives`, { activityId: target?.id })).body);
    expect(alternatives.length).toBeGreaterThanOrEqual(3);
    const wanted = alternatives[1];
    const after = await decide(threadId, { action: 'revise', feedback: `replace ${target?.id} with ${wanted?.activity.place.name}` });
    expect(namesOn(after, day)).toContain(wanted?.activity.place.name);
    expect(JSON.stringify(planOf(after).itinerary)).not.toContain(`"name":"${target?.place.name}"`);
    const [before, now] = [planOf(first), planOf(after)].map(({ costs }) => costs?.total ?? 0);
    expect(Math.round(((now ?? 0) - (before ?? 0)) * 100) / 100).toBe(wanted?.costDelta);
    expect((await diffOf(threadId, first.version, after.version)).days.map(({ date }) => date)).toEqual([planOf(first).itinerary[day - 1]?.date]);
    expectSound(after);
  });

  it.each([
    ['a day that the plan does not have', 'd6'],
    ['a day before the first', 'd0'],
    ['a meal that the plan does not have', 'd2-supper'],
    ['a thing of another plan', 'act_none'],
  ])('refuses to lock %s', async (_what, lock) => {
    const { threadId } = await plan('required');
    const answer = await post(`/plan/${threadId}/decide`, { action: 'revise', feedback: 'cheaper hotel', locks: [lock] });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'locks.0' }] } });
  });
});

describe('a wish about a finished plan', () => {
  it('changes the plan at once when nobody wanted to decide, and waits for a decision when somebody did', async () => {
    const auto = await plan('auto');
    expect(auto.status).toBe('complete');
    const day = cityDayWith(auto, ({ kind }) => kind === 'museum');
    const swapped = await say(auto.threadId, `swap the museum on day ${day} for something outdoors`);
    expect(swapped.status).toBe('complete');
    expect((await diffOf(auto.threadId, auto.version, swapped.version)).days.map(({ date }) => date)).toEqual([planOf(auto).itinerary[day - 1]?.date]);
    expectSound(swapped);

    const asked = await say(auto.threadId, 'make day 2 lighter', { review: 'required' });
    expect(asked).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 2 } });
    expect((await decide(auto.threadId, { action: 'approve' })).status).toBe('complete');
    const again = await say(auto.threadId, 'cheaper hotel');
    expect(again).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 3 } });
    expectSound(again);
  });
});

describe('a fork of a plan with a history', () => {
  const fork = async (threadId: string, body: object): Promise<PlanResult> => PlanResult.parse((await post(`/plan/${threadId}/fork`, body)).body);

  it('waits, is done, or is planned again by what the version was and what the patch says', async () => {
    const waiting = await plan('required');
    const revised = await decide(waiting.threadId, { action: 'revise', feedback: 'make day 2 lighter' });
    const approved = await decide(waiting.threadId, { action: 'approve' });

    const before = await threadOf(waiting.threadId);

    const waits = await fork(waiting.threadId, { version: revised.version });
    expect(waits).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 1 }, finalPlan: revised.finalPlan, usage: { modelCalls: 0 } });
    expect(await fork(waiting.threadId, { version: approved.version })).toMatchObject({ status: 'complete', preview: null, finalPlan: revised.finalPlan });
    expect(await fork(waiting.threadId, { version: revised.version, patch: { review: 'auto' } })).toMatchObject({ status: 'complete', preview: null });

    const rich = await fork(waiting.threadId, { version: approved.version, patch: { budget: 4000 } });
    expect(rich).toMatchObject({ status: 'awaiting_review', preview: { revisionCount: 0, budgetLimit: 4000 } });
    expectSound(rich);
    const changed = await decide(rich.threadId, { action: 'revise', feedback: 'make day 3 lighter' });
    expect((await diffOf(rich.threadId, rich.version, changed.version)).days.map(({ date }) => date)).toEqual(['2027-05-12']);
    expect((await threadOf(waiting.threadId)).values).toEqual(before.values);
  });
});

describe('a route that a person changes in their own words', () => {
  it('moves nights, leaves a stop out and says what it cannot do; the difference, the files and the old version tell of it', async () => {
    const words = 'Rome, Florence and Venice by train from Zurich, 10 to 18 May 2027, for two, 4000 EUR, art and food';
    const first = PlanResult.parse((await post('/plan/chat', { naturalLanguage: words, context: { now: '2026-11-20' } })).body);
    const { threadId } = first;
    const nightsOf = (result: PlanResult) => Object.fromEntries((planOf(result).route ?? []).map(({ city, nights }) => [city, nights]));
    const before = nightsOf(first);
    expect(Object.keys(before)).toEqual(['Rome', 'Florence', 'Venice']);

    const fewer = await say(threadId, 'eine Nacht weniger in Rom, dafür eine mehr in Venedig');
    expect(nightsOf(fewer)).toEqual({ Rome: (before['Rome'] ?? 0) - 1, Florence: before['Florence'], Venice: (before['Venice'] ?? 0) + 1 });
    expect(planOf(fewer).itinerary[0]).toEqual(planOf(first).itinerary[0]);
    const diff = await diffOf(threadId, first.version, fewer.version);
    expect(diff.route.map(({ city, change }) => [city, change])).toEqual([
      ['Rome', 'changed'],
      ['Florence', 'moved'],
      ['Venice', 'changed'],
    ]);
    expect(diff.summary.join(' ')).toContain(`Rome: ${(before['Rome'] ?? 0) - 1} night`);
    expectSound(fewer);

    const shorter = await say(threadId, 'skip Venice');
    expect(Object.keys(nightsOf(shorter))).toEqual(['Rome', 'Florence']);
    expectSound(shorter);
    const exported = await fetch(`${system.url}/plan/${threadId}/export.md`).then((answer) => answer.text());
    expect(exported).toContain('## Route');
    expect(exported).not.toContain('train from Florence to Venice');

    const refused = await say(threadId, 'skip Rome and skip Florence');
    expect(
      planOf(refused)
        .planSections?.find(({ id }) => id === 'your-change')
        ?.items?.join(' '),
    ).toMatch(/only stop/);
    const fork = await post(`/plan/${threadId}/fork`, { version: first.version });
    expect(nightsOf(PlanResult.parse(fork.body))).toEqual(before);
  });
});
