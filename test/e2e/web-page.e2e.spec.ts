import { NavigoSystem } from '@app/testing';

/** What a first visit may load before anything is shown, compressed. */
const FIRST_LOAD_BYTES = 120_000;

describe('the files of the web page', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'ann:user:nvg_webpage1_0123456789abcdef0123456789abcdef' }, ['gateway']);
  });
  afterAll(() => system.stop());
  const load = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${system.url}${path}`, { headers });
  const partsOf = async (): Promise<string[]> => [...(await (await load('/')).text()).matchAll(/(?:src|href)="(\/web\/[^"]+)"/g)].map(([, path]) => path ?? '');

  it.each(['/', '/trips', '/trip/any-thread', '/ops'])('are there at %s without a key, and may load only what comes from here', async (path) => {
    const page = await load(path);
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  it('have names that never mean anything else, so that browsers keep them', async () => {
    const parts = await partsOf();
    expect(parts.length).toBeGreaterThan(2);
    for (const path of parts) {
      const { status, headers } = await load(path);
      const isHashed = /-[\w-]{8}\.(js|css)$/.test(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache']);
    }
  });

  it('are small at the first visit, since they come compressed', async () => {
    let bytes = 0;
    for (const path of (await partsOf()).filter((part) => /\.(js|css)$/.test(part))) {
      const answer = await load(path, { 'accept-encoding': 'gzip' });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      bytes += Number(answer.headers.get('content-length'));
    }
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(FIRST_LOAD_BYTES);
  });

  it.each([
    '/web/../package.json',
    '/web/%2e%2e/%2e%2e/package.json',
    '/web/assets/',
    '/web/',
    '/web/nothing.js',
    '/web/.env',
    '/web/index.html.gz',
    '/trip/a/b',
  ])('have nothing at %s', async (path) => expect([400, 401, 403, 404]).toContain((await load(path)).status));
});
