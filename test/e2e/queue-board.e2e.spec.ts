import { PLAN_GRAPH, SERVED_WORKFLOWS } from '@app/graph';
import { NavigoSystem } from '@app/testing';

const KEYS = { ann: 'ann-0123456789', vic: 'vic-0123456789', olga: 'olga:0123456789' } as const;
const BOOTSTRAP_API_KEYS = `ann:user:${KEYS.ann},vic:viewer:${KEYS.vic},olga:operator:${KEYS.olga}`;
const bearer = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });
const basic = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Basic ${Buffer.from(`browser:${KEYS[name]}`).toString('base64')}` });
const REQUEST = { requestText: 'A trip for Zacharias', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const EVENTS = PLAN_GRAPH.eventsQueue;
const QUEUES = [...SERVED_WORKFLOWS.eventsQueues(), ...Object.keys(SERVED_WORKFLOWS.agents()).map((agent) => `agent-${agent}`)];

interface Listing {
  readonly queues: { name: string; readOnlyMode: boolean; allowRetries: boolean; counts: Record<string, number>; jobs: { id: string; data: unknown }[] }[];
}

describe('the board of queues', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS }, ['gateway']);
  });
  afterAll(() => system.stop());

  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${system.url}${path}`, init);

  it('lets in viewers and operators, by a Bearer key or as a browser sends it, and asks everybody else for a key', async () => {
    for (const path of ['/admin/queues', '/admin/queues/', '/admin/queues/queue/run-events', '/admin/queues/api/queues', '/admin/queues/static/favicon.ico']) {
      const nobody = await ask(path);
      expect([path, nobody.status]).toEqual([path, 401]);
      expect(nobody.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
      expect([path, (await ask(path, { headers: bearer('ann') })).status]).toEqual([path, 403]);
      for (const headers of [bearer('vic'), bearer('olga'), basic('vic'), basic('olga')])
        expect([path, (await ask(path, { headers })).status]).toEqual([path, 200]);
    }
  });

  it('takes a password nowhere else, where a browser could be made to send it', async () => {
    for (const path of ['/admin/jobs', '/admin/audit', '/openapi.json', '/plan/thr_1']) {
      const answer = await ask(path, { headers: basic('olga') });
      expect([path, answer.status, answer.headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer']);
    }
    expect(
      (await ask('/admin/jobs/stp_1/replay', { method: 'POST', headers: { ...basic('olga'), 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(401);
  });

  it('is a page that loads from here only, under a policy that says so', async () => {
    const page = await ask('/admin/queues', { headers: basic('vic') });
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(html).toContain('<base href="/admin/queues/"');
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    const files = [...html.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) expect([path, (await ask(`/admin/queues/${path}`, { headers: basic('vic') })).status]).toEqual([path, 200]);
  });

  it('shows every queue, read-only, and of a job ids but no words of a traveller', async () => {
    const answer = await system.post('/plan', { userRequest: REQUEST }, { ...bearer('ann'), prefer: 'respond-async' });
    expect(answer.status).toBe(202);
    const read = async () =>
      (await system.get<Listing>(`/admin/queues/api/queues?activeQueue=${EVENTS}&status=latest&page=1&jobsPerPage=10`, basic('vic'))).body.queues;
    let queues = await read();
    while (!queues.some(({ jobs }) => jobs.length > 0)) queues = await read();
    expect(queues.map(({ name }) => name).sort()).toEqual([...QUEUES].sort());
    for (const queue of queues) expect(queue).toMatchObject({ readOnlyMode: true, allowRetries: false });
    const events = queues.find(({ name }) => name === EVENTS);
    expect(events?.jobs[0]?.data).toMatchObject({ type: 'run_changed', version: 1 });
    const job = await system.get(`/admin/queues/api/queues/${EVENTS}/${events?.jobs[0]?.id}`, basic('vic'));
    expect(JSON.stringify([queues, job.body])).not.toContain('Zacharias');
  });

  it.each([
    ['PUT', '/api/queues/pause'],
    ['PUT', '/api/queues/run-events/pause'],
    ['PUT', '/api/queues/run-events/retry/failed'],
    ['PUT', '/api/queues/run-events/clean/completed'],
    ['PUT', '/api/queues/run-events/empty'],
    ['PUT', '/api/queues/run-events/obliterate'],
    ['POST', '/api/queues/run-events/add'],
    ['POST', '/api/queues/run-events/pause'],
    ['PATCH', '/api/queues/run-events/x/update-data'],
    ['DELETE', '/api/queues/run-events'],
    ['GET', '/api/queues/run-events/pause'],
    ['GET', '/api/queues/run-events/retry/failed'],
  ])('has no route for %s %s, not even for an operator', async (method, path) => {
    for (const headers of [bearer('olga'), basic('olga')]) expect([404, 405]).toContain((await ask(`/admin/queues${path}`, { method, headers })).status);
    const [events] = (await system.get<Listing>('/admin/queues/api/queues', basic('vic'))).body.queues.filter(({ name }) => name === EVENTS);
    expect(events?.counts['waiting']).toBe(1);
  });

  it.each(['/static/../index.ejs', '/static/..%2findex.ejs', '/static/%2e%2e/%2e%2e/package.json', '/static/', '/static', '/static/js', '/nothing', '/api'])(
    'has nothing at %s',
    async (path) => expect([400, 404]).toContain((await ask(`/admin/queues${path}`, { headers: basic('vic') })).status),
  );
});

describe('the board of queues on a machine of one', () => {
  it('needs no key', async () => {
    const system = await NavigoSystem.start({}, ['gateway']);
    try {
      expect((await fetch(`${system.url}/admin/queues`)).status).toBe(200);
      expect((await system.get<Listing>('/admin/queues/api/queues')).body.queues).toHaveLength(QUEUES.length);
    } finally {
      await system.stop();
    }
  });
});

describe('the board of queues and who tries many keys', () => {
  it('slows them down', async () => {
    const system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS, RATE_LIMIT_PER_MINUTE: '3' }, ['gateway']);
    try {
      const wrong = { authorization: `Basic ${Buffer.from('x:wrong').toString('base64')}` };
      const statuses = await Promise.all(Array.from({ length: 4 }, () => system.get('/admin/queues', wrong)));
      expect(statuses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429]);
    } finally {
      await system.stop();
    }
  });
});
