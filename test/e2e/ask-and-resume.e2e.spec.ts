import { PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';

const CONTEXT = { now: '2026-11-20' };

describe('asking for what is missing', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start();
  });
  afterAll(() => system.stop());

  const ask = async (naturalLanguage = 'I want to go to Tokyo') =>
    PlanResult.parse((await system.post('/plan/chat', { naturalLanguage, context: CONTEXT })).body);
  const resume = (threadId: string, more: Record<string, unknown>) => system.post('/plan/chat/resume', { threadId, ...more });

  it('asks by field for exactly what is missing, and plans with the answers', async () => {
    const asked = await ask();
    expect(asked.status).toBe('awaiting_input');
    expect(asked.pendingQuestions?.map((question) => [question.field, question.type, question.required])).toEqual([
      ['travelStartDate', 'date', true],
      ['travelEndDate', 'date', true],
      ['budget', 'number', true],
      ['originCity', 'text', false],
      ['adults', 'number', false],
    ]);
    const answer = await resume(asked.threadId, { answers: { travelStartDate: '2027-05-10', travelEndDate: '2027-05-13', budget: 4000 } });
    const result = PlanResult.parse(answer.body);
    expect(result.status).toBe('complete');
    expect(result.finalPlan?.selectedDestination?.name).toBe('Tokyo');
    expect(result.pendingQuestions).toBeNull();
  });

  it('takes answers in free words', async () => {
    const { threadId } = await ask();
    const result = PlanResult.parse((await resume(threadId, { message: 'From 10 to 13 May 2027, 4000 dollars' })).body);
    expect(result.status).toBe('complete');
    expect(result.finalPlan?.costs?.currency).toBe('USD');
  });

  it('asks again for what the answers left open', async () => {
    const { threadId } = await ask();
    const result = PlanResult.parse((await resume(threadId, { answers: { budget: 4000 } })).body);
    expect(result.status).toBe('awaiting_input');
    expect(result.pendingQuestions?.map((question) => question.field)).toEqual(['travelStartDate', 'travelEndDate']);
  });

  it.each([
    ['a date that does not exist', { travelStartDate: '2027-02-30' }, 'answers.travelStartDate'],
    ['an end before the start', { travelStartDate: '2027-05-10', travelEndDate: '2027-05-01' }, 'answers.travelEndDate'],
    ['no money', { budget: 0 }, 'answers.budget'],
    ['an unknown field', { colour: 'red' }, 'answers.colour'],
  ])('refuses %s, names the field and loses nothing', async (_what, answers, path) => {
    const { threadId, version } = await ask();
    const answer = await resume(threadId, { answers });
    expect(answer.status).toBe(400);
    expect(answer.body['code']).toBe('VALIDATION_ERROR');
    expect(answer.body['issues']).toContainEqual(expect.objectContaining({ path }));
    expect((await system.get(`/plan/${threadId}`)).body).toMatchObject({ status: 'awaiting_input', version });
  });

  it('lets one of two simultaneous answers win, and logs one', async () => {
    const { threadId, version } = await ask();
    // Both name the version that asked: the run asks again for what is left, and an answer that comes as late as that would be welcome.
    const answers = await Promise.all([1500, 1600].map((budget) => resume(threadId, { answers: { budget }, expectedVersion: version })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const log = await system.db.query("SELECT 1 FROM decision_log WHERE thread_id = $1 AND agent = 'person'", [threadId]);
    expect(log).toHaveLength(1);
  });

  it('gives the same answer under the same idempotency key, also when both come at once, and refuses another body under it', async () => {
    const { threadId } = await ask();
    const body = { threadId, answers: { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 4000 } };
    const headers = { 'idempotency-key': `resume-${threadId}` };
    const [first, second] = await Promise.all([1, 2].map(() => system.post('/plan/chat/resume', body, headers)));
    const third = await system.post('/plan/chat/resume', body, headers);
    expect([first?.status, second?.status, third.status]).toEqual([200, 200, 200]);
    expect(third.body).toEqual(first?.body);
    expect(second?.body).toEqual(first?.body);
    expect((await system.post('/plan/chat/resume', { ...body, answers: { budget: 1 } }, headers)).status).toBe(422);
  });

  it('refuses answers for another version, for a finished thread and for an unknown one', async () => {
    const { threadId, version } = await ask();
    expect((await resume(threadId, { answers: { budget: 1 }, expectedVersion: version + 7 })).status).toBe(409);
    const done = PlanResult.parse((await resume(threadId, { answers: { travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 4000 } })).body);
    expect((await resume(done.threadId, { answers: { budget: 5 } })).status).toBe(409);
    expect((await resume('thr_nobody', { answers: { budget: 5 } })).status).toBe(404);
  });
});
