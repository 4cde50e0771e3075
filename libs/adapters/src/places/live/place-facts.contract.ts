import { FoundHouse, FoundSight, FoundTable } from '@app/contracts';
import type { PlaceFactsPort, TownSpot } from '@app/ports';
import { startReplayServer } from '../../testing/replay-server.js';
import type { Replay, ReplayServer } from '../../testing/replay-server.js';
import { noAbort } from '../../testing/test-http-client.js';
import { steyrServers } from './fixtures/steyr.js';

export const STEYR: TownSpot = { name: 'Steyr', lat: 48.0421, lng: 14.4213, radiusKm: 12 };
const MEGABYTE = 1024 * 1024;

/** What every source of places promises, see {@link PlaceFactsPort}; `make` reaches a server that answers as all of them. */
export function describePlaceFacts(name: string, make: (server: ReplayServer) => PlaceFactsPort): void {
  describe(`${name} as a source of places`, () => {
    let server: ReplayServer;
    afterEach(() => server.close());
    const ask = async (answer: Parameters<typeof startReplayServer>[0], signal = noAbort()) => {
      server = await startReplayServer(answer);
      return make(server).facts(STEYR, signal);
    };
    const always = (replay: Replay) => () => replay;

    it('tells facts in our shapes, each with who says it, and says who asks', async () => {
      const { sights, tables, houses } = await ask(steyrServers);
      expect(sights.length).toBeGreaterThan(0);
      const { origin, licence, url } = make(server).about;
      for (const sight of sights) expect(FoundSight.parse(sight).origins.place).toBe(origin);
      for (const table of tables) expect(FoundTable.parse(table).origins.place).toBe(origin);
      for (const house of houses) expect(FoundHouse.parse(house).origins.place).toBe(origin);
      expect([licence, url].every((words) => words.length > 5)).toBe(true);
      expect(server.seen[0]?.headers['user-agent']).toBe('NaviGo/0.1 (test)');
    });

    it('gives every place once, near the town', async () => {
      const { sights, tables, houses } = await ask(steyrServers);
      const all = [...sights, ...tables, ...houses];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { lat, lng } of all) expect(Math.hypot(lat - STEYR.lat, lng - STEYR.lng)).toBeLessThan(0.5);
    });

    it.each<[string, Replay, string]>([
      ['is down', { status: 503, body: 'no' }, 'PROVIDER_UNAVAILABLE'],
      ['hangs up', 'hang_up', 'PROVIDER_UNAVAILABLE'],
      ['is asked too often', { status: 429, headers: { 'retry-after': '40' }, body: 'slow down' }, 'PROVIDER_RATE_LIMITED'],
      ['is slow', 'silence', 'PROVIDER_TIMEOUT'],
      ['answers a page instead of data', { body: '<html>Busy</html>' }, 'PROVIDER_BAD_RESPONSE'],
      ['answers another shape', { body: { elements: 'none', results: [], parse: 7 } }, 'PROVIDER_BAD_RESPONSE'],
      ['answers 40 MB', { body: new Uint8Array(40 * MEGABYTE).fill(32) }, 'PROVIDER_BAD_RESPONSE'],
    ])('fails with a code when it %s', async (_, replay, code) => {
      await expect(ask(always(replay))).rejects.toMatchObject({ code });
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(ask(steyrServers, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
      expect(server.seen).toHaveLength(0);
    });
  });
}
