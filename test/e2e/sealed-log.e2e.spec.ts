import { LogAnswer, PlanResult } from '@app/contracts';
import { NavigoSystem } from '@app/testing';

const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789' } as const;
const BOOTSTRAP_API_KEYS = `ann:user:${KEYS.ann},bob:user:${KEYS.bob}`;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const TOKYO = {
  ...{ requestText: 'A trip to Tokyo', destinationHint: 'Tokyo', originIata: 'ZRH', travelStartDate: '2027-05-10', travelEndDate: '2027-05-13' },
  ...{ budget: 9000, currency: 'EUR', adults: 2 },
};

describe('the decision log of a system with a key', () => {
  let system: NavigoSystem;
  let threadId: string;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS, LOG_CHAIN_KEY: 'a key that is kept outside of the database' });
    const answer = await system.post('/plan', { userRequest: TOKYO, context: { now: '2026-11-20' } }, { ...as('ann'), prefer: 'wait=100' });
    ({ threadId } = PlanResult.parse(answer.body));
  });
  afterAll(() => system.stop());

  const verify = async () => LogAnswer.parse((await system.get(`/plan/${threadId}/log`, as('ann'))).body);

  it('verifies with every entry sealed', async () => {
    const answer = await verify();
    expect(answer).toMatchObject({ valid: true, sealsChecked: true, erased: 0, problem: null });
    expect(answer.entries).toBeGreaterThan(0);
    expect(answer.sealed).toBe(answer.entries);
  });

  it('is shown to nobody else', async () => expect((await system.get(`/plan/${threadId}/log`, as('bob'))).status).toBe(404));

  it('shows an entry that somebody changed who could turn off the triggers', async () => {
    await system.db.query('ALTER TABLE decision_log DISABLE TRIGGER USER');
    await system.db.query(`UPDATE decision_log SET version = version + 1 WHERE thread_id = '${threadId}' AND seq = 2`);
    expect(await verify()).toMatchObject({ valid: false, problem: { workflow: 'plan', seq: 2 } });
  });
});
