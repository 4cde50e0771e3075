import { NavigoSystem } from '@app/testing';

const REQUEST = { requestText: 'A city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 };

describe('the borders of the HTTP interface', () => {
  let system: NavigoSystem;
  beforeAll(async () => {
    system = await NavigoSystem.start();
  });
  afterAll(() => system.stop());

  const threads = async () => Number((await system.db.query<{ n: string }>('SELECT count(*) AS n FROM thread'))[0]?.n);

  it.each([
    ['an end before the start', { ...REQUEST, travelEndDate: '2027-05-01' }, 'userRequest.travelEndDate'],
    ['30 February', { ...REQUEST, travelStartDate: '2027-02-30' }, 'userRequest.travelStartDate'],
    ['a date in the past', { ...REQUEST, travelStartDate: '2020-05-10', travelEndDate: '2020-05-12' }, 'userRequest.travelStartDate'],
    ['a date nobody can plan for', { ...REQUEST, travelStartDate: '9999-12-30', travelEndDate: '9999-12-31' }, 'userRequest.travelEndDate'],
    ['no budget', { ...REQUEST, budget: 0 }, 'userRequest.budget'],
    ['a budget as text', { ...REQUEST, budget: '1800' }, 'userRequest.budget'],
    ['an absurd budget', { ...REQUEST, budget: 1e16 }, 'userRequest.budget'],
    ['ten adults', { ...REQUEST, adults: 10 }, 'userRequest.adults'],
    ['a NUL in an interest', { ...REQUEST, interests: ['a\u0000b'] }, 'userRequest.interests.0'],
    ['an airport code with a line break', { ...REQUEST, originIata: 'ZRH\n' }, 'userRequest.originIata'],
    ['an unknown field', { ...REQUEST, colour: 'red' }, 'userRequest.colour'],
  ])('refuses %s with a 400 that names the field, and stores nothing', async (_what, userRequest, path) => {
    const before = await threads();
    const answer = await system.post('/plan', { userRequest });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'VALIDATION_ERROR', status: 400 });
    expect(answer.body['issues']).toContainEqual(expect.objectContaining({ path }));
    expect(await threads()).toBe(before);
  });

  it.each([
    ['1e400', `{"userRequest":{"requestText":"x","travelStartDate":"2027-05-10","travelEndDate":"2027-05-12","budget":1e400}}`],
    ['half a surrogate pair', `{"naturalLanguage":"Lisbon \\ud800 trip"}`],
    ['a prototype key', `{"naturalLanguage":"Rome","constructor":{"prototype":{"polluted":1}}}`],
    ['ten thousand brackets', `{"naturalLanguage":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a trailing comma', `{"naturalLanguage":"Rome",}`],
    ['nothing', ''],
  ])('refuses %s with a 400', async (_what, body) => {
    expect((await system.post('/plan/chat', body)).status).toBe(400);
  });

  it('refuses bodies over 64 kB, other content types and other charsets', async () => {
    expect((await system.post('/plan/chat', { naturalLanguage: 'a'.repeat(70_000) })).status).toBe(413);
    expect((await system.post('/plan/chat', '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await system.post('/plan/chat', '{}', { 'content-type': 'application/json; charset=utf-16' })).status).toBe(415);
  });

  it('answers an unknown thread with 404 and a bad thread id with 400', async () => {
    expect((await system.get('/plan/thr_unknown')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await system.get('/plan/a%00b')).status).toBe(400);
    expect((await system.post('/plan/chat', { threadId: 'a:b', naturalLanguage: 'Rome' })).status).toBe(400);
  });

  it('gives the same answer for the same idempotency key, and 422 for another body under it', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const [first, second] = await Promise.all([1, 2].map(() => system.post('/plan', { userRequest: REQUEST }, headers)));
    expect(second?.body).toEqual(first?.body);
    expect((await system.post('/plan', { userRequest: { ...REQUEST, budget: 1900 } }, headers)).status).toBe(422);
  });

  it('answers 202 with a place to look when the client does not want to wait', async () => {
    const answer = await system.post('/plan', { userRequest: REQUEST }, { prefer: 'respond-async' });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('location')).toBe(`/plan/${String(answer.body['threadId'])}`);
  });

  it('keeps text as it was sent, byte for byte', async () => {
    const requestText = 'Ferien in Zürich 👨‍👩‍👧 – كافيه، 温泉, Ω e\u0301';
    const answer = await system.post('/plan', { userRequest: { ...REQUEST, requestText } });
    const thread = await system.get<{ values: { userRequest: { requestText: string } } }>(`/plan/${String(answer.body['threadId'])}`);
    expect(thread.body.values.userRequest.requestText).toBe(requestText);
  });

  it('serves its own description and a page to try it', async () => {
    const document = await system.get<{ openapi: string; paths: Record<string, unknown> }>('/openapi.json');
    expect(document.body.openapi).toBe('3.1.0');
    expect(Object.keys(document.body.paths)).toEqual(expect.arrayContaining(['/plan', '/plan/chat', '/plan/chat/resume', '/plan/{threadId}', '/health']));
    expect((await fetch(`${system.url}/docs`)).status).toBe(200);
  });

  it('sends security headers and does not name its software', async () => {
    const { headers } = await system.get('/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('a thread with an open run', () => {
  it('takes one of twenty simultaneous requests', async () => {
    // Nobody works here, so the run that wins cannot end before the last request comes.
    const system = await NavigoSystem.start({}, ['gateway']);
    try {
      const body = { threadId: 'race-1', userRequest: REQUEST };
      const answers = await Promise.all(Array.from({ length: 20 }, () => system.post('/plan', body, { prefer: 'respond-async' })));
      expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
      expect(await system.db.query('SELECT 1 FROM run')).toHaveLength(1);
    } finally {
      await system.stop();
    }
  });
});

describe('the rate limit', () => {
  it('lets a caller have so many requests a minute over all gateways, and says when to come back', async () => {
    const system = await NavigoSystem.start({ RATE_LIMIT_PER_MINUTE: '5' }, ['gateway']);
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, () => system.get('/plan/thr_unknown')));
      expect(answers.map((answer) => answer.status).sort()).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
      const refused = answers.find((answer) => answer.status === 429);
      expect(refused?.headers.get('ratelimit-limit')).toBe('5');
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await system.get('/health')).status).toBe(200);
    } finally {
      await system.stop();
    }
  });
});
