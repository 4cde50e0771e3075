import { NavigoSystem } from '@app/testing';

describe('the web page', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS: 'ann:user:nvg_webpage1_0123456789abcdef0123456789abcdef' }, ['gateway']);
  });
  afterAll(() => system.stop());
  const load = (path: string): Promise<Response> => fetch(`${system.url}${path}`);

  it('is there without a key, and may load only what comes from here', async () => {
    const page = await load('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    const html = await page.text();
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(parts.length).toBeGreaterThan(2);
    for (const path of parts) expect((await load(path)).status).toBe(200);
  });

  it('finds every script that its scripts ask for', async () => {
    const seen = new Set<string>();
    const waiting = ['/web/main.js'];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await load(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, expect.stringContaining('javascript')]);
      for (const [, next] of (await answer.text()).matchAll(/from "(\.\/[^"]+)"/g)) waiting.push(new URL(next ?? '', `http://x${path}`).pathname);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it.each(['/web/../package.json', '/web/%2e%2e/%2e%2e/package.json', '/web/main.js.map', '/web/', '/web/nothing.js', '/web/.env'])(
    'has nothing at %s',
    async (path) => expect([400, 403, 404]).toContain((await load(path)).status),
  );
});
