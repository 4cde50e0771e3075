import { AlternativesAnswer, FinalPlan, PlanResult, dateRange, sumAmounts } from '@app/contracts';
import { chainHashOf, contentHashOf } from '@app/agent-kit';
import { NavigoSystem } from '@app/testing';
import { TRIP_AGENTS } from './support/agent-names.js';

const LISBON = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';
const CONTEXT = { now: '2026-11-20' };

describe('planning a trip, end to end', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start();
  });
  afterAll(() => system.stop());

  const plan = async (naturalLanguage: string) => {
    const answer = await system.post('/plan/chat', { naturalLanguage, context: CONTEXT });
    expect(answer.status).toBe(200);
    return PlanResult.parse(answer.body);
  };

  it('turns one sentence into a complete plan whose items add up', async () => {
    const result = await plan(LISBON);
    expect(result.status).toBe('complete');
    const finalPlan = FinalPlan.parse(result.finalPlan);
    expect(finalPlan.itinerary.map((day) => day.date)).toEqual(dateRange('2027-05-10', '2027-05-14'));
    expect(finalPlan.itinerary.every((day) => day.activities.length > 0)).toBe(true);
    const items = [...finalPlan.itinerary.flatMap((day) => [...day.activities, ...(day.meals ?? [])]), ...finalPlan.stays, ...finalPlan.transport];
    expect(sumAmounts(items.map((item) => item.cost.amount))).toBe(finalPlan.costs?.total);
    expect(finalPlan.budget).toMatchObject({ estimatedTotal: finalPlan.costs?.total, budgetLimit: 1500, withinBudget: true });
    expect(finalPlan.checks).toEqual({ pass: true, violations: [] });
    expect(finalPlan.selectedFlightOfferId).toMatch(/^est_ZRH_LIS/);
    expect(finalPlan.sources.map((source) => source.kind)).toEqual(expect.arrayContaining(['guide', 'estimate', 'climate']));
  });

  it('leaves versions without gaps, one log entry for each agent that a new trip needs, and a chain that verifies', async () => {
    const { threadId, version, decisionLog } = await plan(LISBON);
    const versions = await system.db.query<{ version: number }>('SELECT version FROM state_version WHERE thread_id = $1 ORDER BY version', [threadId]);
    expect(versions.map((row) => row.version)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
    expect(decisionLog.map((entry) => entry.agent).sort()).toEqual(TRIP_AGENTS);
    const log = await system.db.query<Record<string, never>>('SELECT * FROM decision_log WHERE thread_id = $1 ORDER BY seq', [threadId]);
    let previousHash = '0'.repeat(64);
    for (const row of log) {
      const contentHash = contentHashOf(row['entry'] as never, row['salt'] as never);
      expect(contentHash).toBe(row['content_hash']);
      expect(
        chainHashOf({ previousHash, threadId, seq: row['seq'] as never, version: row['version'] as never, agent: row['agent'] as never, contentHash }),
      ).toBe(row['hash']);
      previousHash = row['hash'] as never;
    }
  });

  it('reads the finished state with one row, equal to the fold of its deltas', async () => {
    const { threadId } = await plan(LISBON);
    const thread = await system.get<{ values: Record<string, unknown>; next: string[] }>(`/plan/${threadId}`);
    expect(thread.body.next).toEqual([]);
    const [run] = await system.db.query<{ resting_state: Record<string, unknown> }>('SELECT resting_state FROM run WHERE thread_id = $1', [threadId]);
    const deltas = await system.db.query<{ delta: Record<string, unknown> }>('SELECT delta FROM state_version WHERE thread_id = $1 ORDER BY version', [
      threadId,
    ]);
    const folded = Object.assign({}, ...deltas.map((row) => row.delta)) as Record<string, unknown>;
    expect(run?.resting_state).toEqual({ ...folded, safetyFlags: run?.resting_state['safetyFlags'] });
    expect(thread.body.values['finalPlan']).toEqual(run?.resting_state['finalPlan']);
  });

  it('plans anew when a finished thread gets a new request', async () => {
    const first = await plan(LISBON);
    const answer = await system.post('/plan/chat', { threadId: first.threadId, naturalLanguage: 'Rome from 1 to 4 June 2027, 2000 EUR', context: CONTEXT });
    const second = PlanResult.parse(answer.body);
    expect(second.finalPlan?.selectedDestination?.name).toBe('Rome');
    expect(second.version).toBeGreaterThan(first.version);
  });

  it('takes a complete request without asking the parser', async () => {
    const answer = await system.post('/plan', {
      userRequest: {
        requestText: 'A relaxed trip',
        destinationHint: 'Tokyo',
        travelStartDate: '2027-05-10',
        travelEndDate: '2027-05-12',
        budget: 4000,
        currency: 'USD',
      },
      context: CONTEXT,
    });
    const result = PlanResult.parse(answer.body);
    expect(result.status).toBe('complete');
    expect(result.decisionLog.map((entry) => entry.agent)).not.toContain('requirement_parser');
    expect(result.finalPlan?.costs?.currency).toBe('USD');
  });

  it('plans exactly four days over the change to summer time', async () => {
    const result = await plan('Paris from 27 to 30 March 2027 for one, 1500 EUR');
    expect(result.finalPlan?.itinerary.map((day) => day.date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
  });

  it('invents no place in a city that the guide lacks, and says so', async () => {
    const result = await plan('3 days in Norilsk from 5 to 7 April 2027 from Zurich, 900 EUR, two adults, wine and books');
    expect(result.status).toBe('complete');
    expect(result.safetyFlags).toContainEqual(expect.stringMatching(/^GUIDE_MISSING/));
    const places = result.finalPlan?.itinerary.flatMap((day) => day.activities.map((activity) => activity.place.name)) ?? [];
    expect(new Set(places)).toEqual(new Set(['Norilsk']));
  });

  it('offers audited replacements for one thing of a plan, and none where there is no such thing or no plan', async () => {
    const { threadId, finalPlan } = await plan(LISBON);
    const activity = finalPlan?.itinerary[1]?.activities[0];
    const ask = (id: string, activityId: string | undefined) => system.post(`/plan/${id}/alternatives`, { activityId });
    const found = await ask(threadId, activity?.id);
    expect(found.status).toBe(200);
    const { alternatives } = AlternativesAnswer.parse(found.body);
    // The budget is tight, so that not every free place of the guide can be paid.
    expect(alternatives.length).toBeGreaterThanOrEqual(2);
    expect(alternatives.every(({ violations }) => violations.length === 0)).toBe(true);
    expect((await ask(threadId, 'd9-a9-nowhere')).status).toBe(404);
    expect((await ask('nobody-planned-this', activity?.id)).status).toBe(404);
    expect((await ask(threadId, '')).status).toBe(400);
    const asked = await plan('A trip to Lisbon');
    expect((await ask(asked.threadId, activity?.id)).body).toMatchObject({ status: 409, code: 'NO_PLAN_YET' });
  });
});
