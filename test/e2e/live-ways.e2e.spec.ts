import { NavigoSystem, ProviderServer } from '@app/testing';

interface Plan {
  readonly status: string;
  readonly finalPlan: {
    readonly transport: readonly { readonly mode: string; readonly source: string; readonly date: string; readonly departureTime: string }[];
    readonly checks: { readonly pass: boolean; readonly violations: readonly unknown[] };
    readonly sources: readonly { readonly kind: string; readonly name: string; readonly note: string }[];
    readonly limitations: readonly { readonly code: string }[];
  };
}

const AT = { Zurich: { lat: 47.378, lon: 8.54 }, Milan: { lat: 45.485, lon: 9.204 } };
const minutesLater = (instant: string, minutes: number): string => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** A train 20 minutes after the moment that was asked for, between the stations nearest to both ends. */
function trainOf(query: URLSearchParams): unknown {
  const northFirst = Number(query.get('fromPlace')?.split(',')[0]) > 46.5;
  const [from, to] = northFirst ? (['Zurich', 'Milan'] as const) : (['Milan', 'Zurich'] as const);
  const startTime = minutesLater(query.get('time') ?? '', 20);
  const leg = { mode: 'LONG_DISTANCE', startTime, endTime: minutesLater(startTime, 197), agencyName: 'SBB', routeShortName: 'EC 315' };
  return { itineraries: [{ legs: [{ ...leg, from: { name: `${from} Central`, ...AT[from] }, to: { name: `${to} Central`, ...AT[to] } }] }] };
}

describe('a trip whose ways a journey planner knows', () => {
  let provider: ProviderServer;
  let system: NavigoSystem;
  let isDown = false;
  beforeAll(async () => {
    provider = await ProviderServer.start();
    provider.treat = ({ pathname, searchParams }) => {
      if (!pathname.endsWith('/api/v1/plan')) return null;
      return isDown ? { status: 503, body: {} } : { status: 200, body: trainOf(searchParams) };
    };
    system = await NavigoSystem.start({ ...provider.env, MOTIS_BASE_URL: `${provider.env.FRANKFURTER_BASE_URL}/motis` });
  });
  afterAll(async () => {
    await system?.stop();
    await provider?.close();
  });

  const plan = async (): Promise<Plan> => {
    const userRequest = {
      ...{ requestText: 'By train to Milan please', destinationHint: 'Milan', originCity: 'Zurich' },
      ...{ travelStartDate: '2027-05-10', travelEndDate: '2027-05-13', budget: 2500, currency: 'EUR' },
    };
    return (await system.post<Plan>('/plan', { userRequest })).body as Plan;
  };

  it('goes by its trains, passes the audit and names the source', async () => {
    const { status, finalPlan } = await plan();
    expect(status).toBe('complete');
    expect(finalPlan.checks).toMatchObject({ pass: true, violations: [] });
    const trains = finalPlan.transport.filter(({ mode, source }) => mode === 'train' && source === 'live');
    expect(trains.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-13']);
    expect(finalPlan.sources).toContainEqual(
      expect.objectContaining({ kind: 'live', name: 'MOTIS', note: expect.stringContaining('OpenStreetMap') as string }),
    );
    expect(finalPlan.limitations.map(({ code }) => code)).not.toContain('WAYS_UNAVAILABLE');
  });

  it('goes by the usual ways while it is away, and says so once', async () => {
    isDown = true;
    const { status, finalPlan } = await plan();
    expect(status).toBe('complete');
    expect(finalPlan.transport.some(({ source }) => source === 'live')).toBe(false);
    expect(finalPlan.limitations.filter(({ code }) => code === 'WAYS_UNAVAILABLE')).toHaveLength(1);
  });
});
