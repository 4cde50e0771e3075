import { GroundJourney, RoadDrive } from '@app/contracts';
import type { JourneyPlannerPort, JourneyQuery, RoadRouterPort } from '@app/ports';
import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort, testHttpClient } from '../testing/test-http-client.js';
import { ELSEWHERE, MILAN, NO_CONNECTION, OSRM_NO_ROUTE, OSRM_ROUTE, TOO_QUICK, TO_MILAN, ZURICH, groundServers } from './fixtures/zurich-milan.js';
import { createMotisJourneyPlanner } from './motis.journey-planner.js';
import { createOsrmRoadRouter } from './osrm.road-router.js';
import { describeWaySource } from './way-source.contract.js';

const partsAt = ({ url }: ReplayServer) => ({ http: testHttpClient(url), userAgent: 'NaviGo/0.1 (test)', baseUrl: url, timeoutMs: 2_000 });
const plannerAt = (at: ReplayServer): JourneyPlannerPort => createMotisJourneyPlanner(partsAt(at));
const roadsAt = (at: ReplayServer): RoadRouterPort => createOsrmRoadRouter(partsAt(at));

describeWaySource('MOTIS', (at) => ({ about: plannerAt(at).about, ask: (signal) => plannerAt(at).search(TO_MILAN, signal) }));
describeWaySource('OSRM', (at) => ({ about: roadsAt(at).about, ask: (signal) => roadsAt(at).drive({ from: ZURICH, to: MILAN }, signal) }));

let server: ReplayServer;
afterEach(() => server?.close());
const start = async (answer: (request: SeenRequest) => Replay = groundServers): Promise<ReplayServer> => (server = await startReplayServer(answer));

describe('MOTIS', () => {
  const search = async (query: JourneyQuery = TO_MILAN, answer?: Replay) =>
    plannerAt(await start(answer === undefined ? undefined : () => answer)).search(query, noAbort());

  it('tells connections in the order of departure, from stop to stop and in local time', async () => {
    const journeys = await search();
    for (const journey of journeys) expect(GroundJourney.parse(journey)).toEqual(journey);
    expect(journeys.map(({ mode, departureAt, arrivalAt, minutes, changes }) => [mode, departureAt, arrivalAt, minutes, changes])).toEqual([
      ['train', '2027-05-10T09:05', '2027-05-10T12:43', 218, 1],
      ['train', '2027-05-10T09:33', '2027-05-10T12:50', 197, 0],
      ['bus', '2027-05-10T10:00', '2027-05-10T14:05', 245, 0],
    ]);
    expect(journeys[0]).toMatchObject({ operators: ['SBB', 'TILO'], price: null, source: 'live', sourceName: 'MOTIS' });
    expect(journeys[0]?.legs.map(({ operator, line, from, to }) => [operator, line, from, to])).toEqual([
      ['SBB', 'IC 2', 'Zürich HB', 'Lugano'],
      ['TILO', 'RE80', 'Lugano', 'Milano Centrale'],
    ]);
  });

  it('tells no flight and no walk, and no mode that was not asked for', async () => {
    expect((await search({ ...TO_MILAN, modes: ['bus'] })).map(({ mode }) => mode)).toEqual(['bus']);
    expect(server.seen[0]?.query.get('transitModes')?.split(',')).toEqual(['COACH', 'METRO', 'SUBWAY', 'TRAM', 'BUS']);
  });

  it('asks for the moment of the clocks where the journey begins, or ends', async () => {
    await search();
    const { path, query } = server.seen[0] ?? {};
    expect([path, query?.get('fromPlace'), query?.get('toPlace')]).toEqual(['/api/v1/plan', '47.3769,8.5417', '45.4642,9.19']);
    expect([query?.get('time'), query?.get('arriveBy')]).toEqual(['2027-05-10T07:00:00Z', 'false']);
    await server.close();
    await search({ ...TO_MILAN, to: { ...MILAN, timezone: 'Europe/London' }, time: { arriveBy: '18:00' } });
    expect([server.seen[0]?.query.get('time'), server.seen[0]?.query.get('arriveBy')]).toEqual(['2027-05-10T17:00:00Z', 'true']);
  });

  it('finds nothing where the timetable holds nothing', async () => {
    await expect(search(TO_MILAN, { body: NO_CONNECTION })).resolves.toEqual([]);
  });

  it.each<[string, unknown]>([
    ['quicker than any train', TOO_QUICK],
    ['between other places', ELSEWHERE],
  ])('takes connections %s for no answer', async (_, body) => {
    await expect(search(TO_MILAN, { body })).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });

  it('names Transitous where it is asked', async () => {
    const { about } = createMotisJourneyPlanner({ ...partsAt(await start()), baseUrl: 'https://api.transitous.org' });
    expect(about).toMatchObject({ name: 'Transitous', url: 'https://transitous.org/sources' });
  });
});

describe('OSRM', () => {
  const drive = async (answer?: Replay) => roadsAt(await start(answer === undefined ? undefined : () => answer)).drive({ from: ZURICH, to: MILAN }, noAbort());

  it('tells minutes and kilometres of the road, asked by longitude first', async () => {
    const found = await drive();
    expect(RoadDrive.parse(found)).toEqual({ minutes: 205, km: 279, source: 'live', sourceName: 'OSRM' });
    expect([server.seen[0]?.path, server.seen[0]?.query.get('overview')]).toEqual(['/route/v1/driving/8.5417,47.3769;9.19,45.4642', 'false']);
  });

  it('knows where no road leads', async () => {
    await expect(drive({ status: 400, body: OSRM_NO_ROUTE })).resolves.toBeNull();
  });

  it.each<[string, Replay]>([
    ['a request that it refuses', { status: 400, body: { code: 'InvalidQuery', message: 'Query string malformed' } }],
    ['a road shorter than the way of a bird', { body: { ...OSRM_ROUTE, routes: [{ duration: 3_600, distance: 40_000 }] } }],
    ['a drive that no car keeps up with', { body: { ...OSRM_ROUTE, routes: [{ duration: 1_200, distance: 280_000 }] } }],
  ])('fails for %s', async (_, answer) => {
    await expect(drive(answer)).rejects.toMatchObject({ code: 'PROVIDER_BAD_RESPONSE' });
  });
});
