import { NavigoSystem, ProviderServer } from '@app/testing';
import { ThreadBody, WatchAnswer, addDays, dateRange } from '@app/contracts';
import type { FinalPlan } from '@app/contracts';

const KEYS = { ann: 'ann-0123456789', olga: 'olga-0123456789' } as const;
type Who = keyof typeof KEYS;
const PATIENCE_MS = 60_000;
const FINE = { weather_code: 1, precipitation_sum: 0, precipitation_probability_max: 5 };
const STORM = { weather_code: 95, precipitation_sum: 40, precipitation_probability_max: 95 };

describe('a watch over the weather and the places of a plan', () => {
  let provider: ProviderServer;
  let system: NavigoSystem;
  let stormOn: string | null = null;
  const first = addDays(new Date().toISOString().slice(0, 10), 5);
  const last = addDays(first, 3);

  beforeAll(async () => {
    provider = await ProviderServer.start();
    provider.treat = (url) => (url.pathname.endsWith('/forecast') ? { status: 200, body: skyOf(url) } : null);
    const keys = Object.entries(KEYS).map(([owner, key]) => `${owner}:${owner === 'olga' ? 'operator' : 'user'}:${key}`);
    system = await NavigoSystem.start({ ...provider.env, AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: keys.join(',') });
  });
  afterAll(async () => {
    await system.stop();
    await provider.close();
  });

  function skyOf(url: URL): unknown {
    const time = dateRange(url.searchParams.get('start_date') ?? first, url.searchParams.get('end_date') ?? last);
    const of = (field: keyof typeof FINE): number[] => time.map((date) => (date === stormOn ? STORM : FINE)[field]);
    const temperatures = { temperature_2m_max: time.map(() => 22), temperature_2m_min: time.map(() => 14) };
    const rain = { precipitation_sum: of('precipitation_sum'), precipitation_probability_max: of('precipitation_probability_max') };
    return { timezone: 'Europe/Lisbon', daily: { time, weather_code: of('weather_code'), ...temperatures, ...rain } };
  }
  const as = (who: Who): { authorization: string } => ({ authorization: `Bearer ${KEYS[who]}` });
  const planOf = async (threadId: string): Promise<FinalPlan> =>
    ThreadBody.parse((await system.get(`/plan/${threadId}`, as('ann'))).body).values['finalPlan'] as FinalPlan;
  const planned = async (): Promise<string> => {
    const request = { requestText: 'A city trip', destinationHint: 'Lisbon', originIata: 'ZRH', budget: 2500, currency: 'EUR' };
    const body = { userRequest: { ...request, travelStartDate: first, travelEndDate: last } };
    return (await system.post<{ threadId: string }>('/plan', body, as('ann'))).body.threadId;
  };
  const watch = async (threadId: string, kind: string): Promise<WatchAnswer> =>
    WatchAnswer.parse((await system.post('/watches', { threadId, kinds: [kind] }, as('ann'))).body);
  const until = async ({ watchId }: WatchAnswer, isDone: (now: WatchAnswer) => boolean): Promise<WatchAnswer> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const now = WatchAnswer.parse((await system.get(`/watches/${watchId}`, as('ann'))).body);
      if (isDone(now)) return now;
    }
    throw new Error('The watch did not come so far.');
  };
  /** The time of the next look comes now. */
  const ring = ({ watchId }: WatchAnswer): Promise<unknown> => system.db.query('UPDATE run_wait SET deadline = now() WHERE run_id = $1', [watchId]);
  const accepted = async (set: WatchAnswer, number: number | undefined): Promise<WatchAnswer> => {
    expect((await system.post(`/watches/${set.watchId}/accept`, { number }, as('ann'))).status).toBe(200);
    return until(set, ({ status, lastDecision }) => status === 'watching' && lastDecision !== null);
  };
  const visitsOn = ({ itinerary }: FinalPlan, date: string): string[] =>
    itinerary.filter((day) => day.date === date).flatMap(({ activities }) => activities.map(({ place }) => place.name));

  it('proposes other visits for a day that has become bad, and has them planned when a person accepts', async () => {
    const threadId = await planned();
    const before = await planOf(threadId);
    const set = await watch(threadId, 'weather');
    expect(set).toMatchObject({ notices: [], proposal: null, troubles: [] });
    stormOn = addDays(first, 1);
    await ring(set);
    const told = await until(set, ({ status }) => status === 'proposed');
    expect(told.notices[0]?.findings).toMatchObject([{ kind: 'weather', text: expect.stringContaining(stormOn) }]);
    expect(told.proposal).toMatchObject({ number: 1, changes: [{ kind: 'renew', day: 2 }], diff: [{ before: expect.any(String) }] });
    const { watch: note } = ThreadBody.parse((await system.get(`/plan/${threadId}`, as('ann'))).body);
    expect(note).toMatchObject({ watchId: set.watchId, status: 'proposed', notices: told.notices, proposal: { number: 1, text: told.proposal?.text } });
    await accepted(set, told.proposal?.number);
    const after = await planOf(threadId);
    expect(visitsOn(after, stormOn)).not.toEqual(visitsOn(before, stormOn));
    expect(visitsOn(after, first)).toEqual(visitsOn(before, first));
    expect(after.checks.pass).toBe(before.checks.pass);
    stormOn = null;
    await ring(set);
    const fine = await until(set, ({ notices }) => notices.length === 2);
    expect(fine).toMatchObject({ proposal: null, notices: [{ findings: [{ text: expect.stringContaining('no more') }] }, {}] });
  });

  it('proposes another visit for a place that has closed', async () => {
    const threadId = await planned();
    const { towns } = (await system.get<{ towns: { id: string; sights: { id: string; name: string }[] }[] }>('/places?q=Lisbon', as('ann'))).body;
    const plan = await planOf(threadId);
    const [visit] = plan.itinerary.flatMap(({ activities }) => activities).filter(({ place }) => towns[0]?.sights.some(({ name }) => name === place.name));
    const placeId = towns[0]?.sights.find(({ name }) => name === visit?.place.name)?.id;
    const set = await watch(threadId, 'closure');
    expect(set).toMatchObject({ notices: [], proposal: null });
    const { id } = (await system.post<{ id: string }>('/places/corrections', { townId: towns[0]?.id, change: { kind: 'closed', placeId } }, as('ann'))).body;
    await system.post(`/places/corrections/${id}`, { decision: 'apply', reason: 'seen' }, as('olga'));
    await ring(set);
    const told = await until(set, ({ status }) => status === 'proposed');
    expect(told.notices[0]?.findings).toMatchObject([{ kind: 'closure', text: expect.stringContaining(String(visit?.place.name)) }]);
    await accepted(set, told.proposal?.number);
    const after = await planOf(threadId);
    expect(after.itinerary.flatMap(({ activities }) => activities.map(({ place }) => place.name))).not.toContain(visit?.place.name);
    expect(after.checks.pass).toBe(plan.checks.pass);
  });
});
