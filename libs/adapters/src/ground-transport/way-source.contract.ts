import type { WaySourceName } from '@app/ports';
import { startReplayServer } from '../testing/replay-server.js';
import type { Replay, ReplayServer, SeenRequest } from '../testing/replay-server.js';
import { noAbort } from '../testing/test-http-client.js';
import { groundServers } from './fixtures/zurich-milan.js';

const MEGABYTE = 1024 * 1024;

/** A source of ways, asked for the way from Zurich to Milan. */
export interface AskedWaySource {
  readonly about: WaySourceName;
  ask(signal: AbortSignal): Promise<unknown>;
}

/** What every source of ways promises; `make` reaches a server that answers as all of them. */
export function describeWaySource(name: string, make: (server: ReplayServer) => AskedWaySource): void {
  describe(`${name} as a source of ways`, () => {
    let server: ReplayServer;
    afterEach(() => server.close());
    const ask = async (answer: (request: SeenRequest) => Replay, signal = noAbort()): Promise<unknown> => {
      server = await startReplayServer(answer);
      return make(server).ask(signal);
    };

    it('names itself and its licence, and says who asks', async () => {
      await ask(groundServers);
      expect(Object.values(make(server).about).every((words) => words.length > 3)).toBe(true);
      expect(server.seen[0]?.headers['user-agent']).toBe('NaviGo/0.1 (test)');
    });

    it.each<[string, Replay, string]>([
      ['is down', { status: 503, body: 'no' }, 'PROVIDER_UNAVAILABLE'],
      ['hangs up', 'hang_up', 'PROVIDER_UNAVAILABLE'],
      ['is asked too often', { status: 429, headers: { 'retry-after': '40' }, body: 'slow down' }, 'PROVIDER_RATE_LIMITED'],
      ['is slow', 'silence', 'PROVIDER_TIMEOUT'],
      ['is not there', { status: 404, body: 'nothing here' }, 'PROVIDER_BAD_REQUEST'],
      ['answers a page instead of data', { body: '<html>Busy</html>' }, 'PROVIDER_BAD_RESPONSE'],
      ['answers another shape', { body: { code: 'Ok', routes: 'none', itineraries: 7 } }, 'PROVIDER_BAD_RESPONSE'],
      ['answers 40 MB', { body: new Uint8Array(40 * MEGABYTE).fill(32) }, 'PROVIDER_BAD_RESPONSE'],
    ])('fails with a code when it %s, and asks once', async (_, replay, code) => {
      await expect(ask(() => replay)).rejects.toMatchObject({ code });
      expect(server.seen).toHaveLength(1);
    });

    it('ends with the reason of a caller who has aborted', async () => {
      await expect(ask(groundServers, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
      expect(server.seen).toHaveLength(0);
    });
  });
}
