import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { NavigoSystem } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };
const KEYS = { ann: 'ann-0123456789', bob: 'bob-0123456789', vic: 'vic-0123456789', olga: 'olga:0123456789' } as const;
const BOOTSTRAP_API_KEYS = `ann:user:${KEYS.ann},bob:user:${KEYS.bob},vic:viewer:${KEYS.vic},olga:operator:${KEYS.olga}`;
const as = (name: keyof typeof KEYS): Record<string, string> => ({ authorization: `Bearer ${KEYS[name]}` });

const run = promisify(execFile);

describe('a gateway that asks for keys', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS });
  });
  afterAll(() => system.stop());

  /** The status of a path that is sent as it is written; fetch would tidy it up. */
  const statusOf = (method: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(system.url);
      request({ hostname, port, method, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  const keysCommand = async (...args: string[]): Promise<string> =>
    (await run(process.execPath, ['dist/apps/cli/src/main.js', 'keys', ...args], { env: { ...process.env, DATABASE_URL: system.db.url } })).stdout;

  it('gives the same 401 for every credential that does not count, and stores nothing', async () => {
    const refused = await Promise.all(
      [
        {},
        { authorization: 'Bearer ' },
        { authorization: 'Bearer x.y.z' },
        { authorization: `Basic ${KEYS.ann}` },
        { authorization: `Bearer ${KEYS.ann}x` },
        { authorization: `Bearer nvg_0123456789ab_${'a'.repeat(43)}` },
        { authorization: `Bearer ${'a'.repeat(8_192)}` },
        { 'x-api-key': '' },
        { 'x-user-id': 'olga', 'x-role': 'operator', 'x-forwarded-for': '127.0.0.1' },
      ].map((headers) => system.post('/plan', { userRequest: REQUEST }, headers as Record<string, string>)),
    );
    const bodies = refused.map(({ body: { requestId: _requestId, ...rest } }) => rest);
    for (const [index, { status, headers }] of refused.entries()) {
      expect(status).toBe(401);
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(bodies[index]).toEqual(bodies[0]);
    }
    expect(await system.db.query('SELECT 1 FROM thread')).toEqual([]);
  });

  it('refuses an upload without a key before a byte of its body has come', async () => {
    const { hostname, port } = new URL(system.url);
    const headers = { 'content-type': 'application/json', 'content-length': String(31 * 1024 * 1024) };
    for (const [method, path] of [
      ['PUT', '/catalogs/mine'],
      ['POST', '/plan/audit'],
      ['POST', '/mcp'],
    ]) {
      const status = await new Promise((resolve, reject) => {
        const upload = request({ hostname, port, method, path, headers }, (response) => {
          resolve(response.statusCode);
          upload.destroy();
        }).on('error', reject);
        // The body never comes: an answer can only be about the head.
        upload.flushHeaders();
      });
      expect(status).toBe(401);
    }
  });

  it('leaves nothing but the probes open', async () => {
    for (const path of ['/health', '/health/live', '/health/ready']) expect((await system.get(path)).status).toBe(200);
    for (const path of ['/admin/jobs', '/admin/audit', '/plan/thr_1', '/plan/thr_1/events', '/openapi.json']) expect((await system.get(path)).status).toBe(401);
    expect((await system.get('/docs')).status).toBe(404);
    expect((await system.get('/openapi.json', as('ann'))).status).toBe(200);
  });

  it.each([
    ['GET', '/%61dmin/jobs'],
    ['GET', '/admin/jobs/'],
    ['GET', '//admin/jobs'],
    ['GET', '/admin%2fjobs'],
    ['GET', '/ADMIN/jobs'],
    ['GET', '/admin/queues/static/../../../package.json'],
    ['GET', '/admin/jobs;x=1'],
    ['GET', '/health/../admin/jobs'],
    ['HEAD', '/admin/jobs'],
    ['OPTIONS', '/admin/jobs'],
  ])('does not let %s %s in without a key', async (method, path) => {
    expect([400, 401, 403, 404]).toContain(await statusOf(method, path));
  });

  it('takes a key in either header, and keeps the threads of owners apart: foreign is as absent as unknown', async () => {
    const { status, body } = await system.post('/plan', { userRequest: REQUEST }, { 'x-api-key': KEYS.ann });
    expect(status).toBe(200);
    const threadId = String(body['threadId']);
    const own = await system.get<{ values: { userRequest: { userId: string } } }>(`/plan/${threadId}`, as('ann'));
    expect(own.body.values.userRequest.userId).toBe('ann');
    for (const name of ['bob', 'vic', 'olga'] as const) {
      const foreign = await system.get(`/plan/${threadId}`, as(name));
      const unknown = await system.get('/plan/thr_unknown', as(name));
      expect([foreign.status, foreign.body['code']]).toEqual([404, 'NOT_FOUND']);
      expect(String(foreign.body['detail']).replace(threadId, '')).toBe(String(unknown.body['detail']).replace('thr_unknown', ''));
      expect((await system.post('/plan/chat/resume', { threadId, message: 'x' }, as(name))).status).toBe(404);
      expect((await system.get(`/plan/${threadId}/events`, as(name))).status).toBe(404);
    }
  });

  it('gives each owner names of threads of its own: nobody can take or find out a name of somebody else', async () => {
    const plan = async (name: 'ann' | 'bob', city: string) =>
      system.post<{ threadId: string; status: string }>('/plan', { threadId: 'summer', userRequest: { ...REQUEST, destinationHint: city } }, as(name));
    const made = { ann: await plan('ann', 'Lisbon'), bob: await plan('bob', 'Rome') };
    const cityOf = { ann: 'Lisbon', bob: 'Rome' };
    for (const name of ['ann', 'bob'] as const) {
      expect(made[name]).toMatchObject({ status: 200, body: { threadId: 'summer', status: 'complete' } });
      const { body } = await system.get<{ threadId: string; values: { userRequest: object } }>('/plan/summer', as(name));
      expect(body).toMatchObject({ threadId: 'summer', values: { userRequest: { destinationHint: cityOf[name] } } });
      const { body: all } = await system.get<{ threads: { threadId: string }[] }>('/plan', as(name));
      expect(all.threads.map(({ threadId }) => threadId)).toContain('summer');
      const events = await (await fetch(`${system.url}/plan/summer/events`, { headers: as(name) })).text();
      expect(events).toContain('"threadId":"summer"');
      for (const path of ['history', 'log', 'export.json', 'versions/1']) expect((await system.get(`/plan/summer/${path}`, as(name))).status).toBe(200);
    }
    const [annes] = await system.db.query<{ id: string }>("SELECT id FROM thread WHERE owner_id = 'ann' AND id LIKE 'summer.%'");
    const stored = annes?.id ?? '';
    // What is stored is nobody else's business either: the name is refused for its form, whoever has it.
    for (const threadId of [stored, `winter${stored.slice('summer'.length)}`])
      expect((await system.post('/plan', { threadId, userRequest: REQUEST }, as('bob'))).status).toBe(400);
    expect((await fetch(`${system.url}/plan/summer`, { method: 'DELETE', headers: as('bob') })).status).toBe(204);
    expect((await system.get('/plan/summer', as('bob'))).status).toBe(404);
    expect((await system.get('/plan/summer', as('ann'))).status).toBe(200);
  });

  it('lets users do neither, viewers look, and operators replay', async () => {
    const statuses = async (name: keyof typeof KEYS) => [
      (await system.get('/admin/jobs', as(name))).status,
      (await system.get('/admin/audit', as(name))).status,
      (await system.post('/admin/jobs/stp_x/replay', {}, as(name))).status,
      (await system.post('/admin/jobs/replay', {}, as(name))).status,
    ];
    expect(await statuses('ann')).toEqual([403, 403, 403, 403]);
    expect(await statuses('vic')).toEqual([200, 200, 403, 403]);
    expect(await statuses('olga')).toEqual([200, 200, 404, 200]);
  });

  it.each([
    'state=evil',
    'state[$ne]=x',
    'state=failed&state=failed',
    'limit=abc',
    'limit=-1',
    'limit=0',
    'limit=1000',
    'limit=1&limit=2',
    'queue=*',
    'agent=*',
    'agent=a&agent=b',
    'code=NOPE',
    'from=yesterday',
    'cursor=bm9uc2Vuc2U',
    'cursor=%00',
  ])('refuses a list of jobs with %s', async (query) => {
    expect((await system.get(`/admin/jobs?${query}`, as('vic'))).body).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
  });

  it.each(['a%00b', '%22%5D%20redis.call(%22FLUSHALL%22)', '..%2f..', 'x'.repeat(150)])('refuses to replay %s', async (id) => {
    expect([400, 404]).toContain((await system.post(`/admin/jobs/${id}/replay`, {}, as('olga'))).status);
  });

  it('refuses to change anything for a page of another site, whose ever the key is', async () => {
    const elsewhere = { ...as('olga'), origin: 'https://evil.example' };
    expect((await system.post('/admin/jobs/stp_x/replay', {}, elsewhere)).status).toBe(403);
    expect((await system.post('/plan', { userRequest: REQUEST }, elsewhere)).status).toBe(403);
    expect((await system.post('/admin/jobs/stp_x/replay', {}, { ...as('olga'), origin: new URL(system.url).origin })).status).toBe(404);
  });

  it('lets in a key that the command line made, until the command line takes it back', async () => {
    const key = (await keysCommand('create', '--owner', 'carl', '--role', 'viewer')).trim();
    const headers = { authorization: `Bearer ${key}` };
    expect((await system.get('/admin/jobs', headers)).status).toBe(200);
    const prefix = key.split('_')[1] ?? '';
    const listed = await keysCommand('list');
    expect(listed).toContain(prefix);
    expect(listed).not.toContain(key.slice(-43));
    await keysCommand('revoke', prefix);
    expect((await system.get('/admin/jobs', headers)).status).toBe(401);
    await expect(keysCommand('revoke', prefix)).rejects.toMatchObject({ code: 2 });
  });
});

describe('the limits of a gateway that asks for keys', () => {
  it('count each key by itself, and slow down who tries many', async () => {
    const system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS, RATE_LIMIT_PER_MINUTE: '3' }, ['gateway']);
    try {
      const of = async (headers: Record<string, string>) =>
        (await Promise.all(Array.from({ length: 4 }, () => system.get('/plan/thr_unknown', headers)))).map(({ status }) => status).sort();
      expect(await of(as('ann'))).toEqual([404, 404, 404, 429]);
      expect(await of({ authorization: 'Bearer wrong' })).toEqual([401, 401, 401, 429]);
      expect(await of(as('bob'))).toEqual([404, 404, 404, 429]);
    } finally {
      await system.stop();
    }
  });
});

describe('the event streams of a gateway that asks for keys', () => {
  it('are so many for each owner, the next one is told so, and another owner has room', async () => {
    const system = await NavigoSystem.start({ AUTH_MODE: 'keys', BOOTSTRAP_API_KEYS, MAX_STREAMS_PER_CALLER: '2' }, ['gateway']);
    const streams: AbortController[] = [];
    // Nobody moves these runs, so their streams stay open.
    const open = async (name: 'ann' | 'bob', threadId: string): Promise<Response> => {
      const stream = new AbortController();
      streams.push(stream);
      return fetch(`${system.url}/plan/${threadId}/events`, { headers: as(name), signal: stream.signal });
    };
    const threadOf = async (name: 'ann' | 'bob') =>
      String((await system.post('/plan', { userRequest: REQUEST }, { ...as(name), prefer: 'respond-async' })).body['threadId']);
    try {
      const [annes, bobs] = [await threadOf('ann'), await threadOf('bob')];
      expect([(await open('ann', annes)).status, (await open('ann', annes)).status]).toEqual([200, 200]);
      const third = await open('ann', annes);
      expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
      expect((await open('bob', bobs)).status).toBe(200);
      streams[0]?.abort();
      let again = await open('ann', annes);
      while (again.status === 429) again = await open('ann', annes);
      expect(again.status).toBe(200);
    } finally {
      for (const stream of streams) stream.abort();
      await system.stop();
    }
  });
});
