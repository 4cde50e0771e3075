const { createServer } = require('node:http');
const { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createClient } = require('./client.mjs');
const { evaluateFile, filesOf } = require('./evaluate.mjs');
const { isLookedAt, partsOf } = require('./halves.mjs');
const { evaluation: guard } = require('./names/guard.mjs');
const { askedSlots, evaluation: slots, slotsOf } = require('./names/slots.mjs');
const { readOptions } = require('./options.mjs');
const { runCases } = require('./run-cases.mjs');
const { readMeasure, rowsOf, tableOf } = require('./summary.mjs');

const quiet = { note: () => {}, step: (_label, work) => work() };

describe('the arguments of npm run eval', () => {
  it('name yardsticks, all of them when none is named', () => {
    expect(readOptions([], ['a', 'b'])).toMatchObject({ names: ['a', 'b'], casesDir: '../shared/cases' });
    expect(readOptions(['b', '--cases', 'x.json', '--out', 'y.json'], ['a', 'b'])).toMatchObject({ names: ['b'], cases: 'x.json', out: 'y.json' });
  });
  it.each([[['c']], [['--cases', 'x.json']], [['a', '--limit', 'few']], [['a', '--wrong']]])('%j is refused with the usage', (args) => {
    expect(readOptions(args, ['a', 'b'])).toMatch(/Usage: npm run eval/);
  });
});

describe('the halves of a file', () => {
  const cases = Array.from({ length: 200 }, (_none, index) => ({ id: `case-${index}` }));
  it('share no case, miss none, and stay the same', () => {
    const [all, looked, scored] = partsOf({ dataset: 'd', cases }).map(({ content }) => content.cases.map(({ id }) => id));
    expect([...looked, ...scored].sort()).toEqual([...all].sort());
    expect(looked.length).toBeGreaterThan(70);
    expect(looked.length).toBeLessThan(130);
    expect(looked.every(isLookedAt)).toBe(true);
  });
  it('are lists where the file is a list', () => expect(partsOf([{ id: 'one' }])[0].content).toEqual([{ id: 'one' }]));
});

describe('running cases', () => {
  it('goes on after a case that failed, in the order of the file, never more at once than asked', async () => {
    let open = 0;
    let most = 0;
    const predict = async ({ id }) => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open -= 1;
      if (id === 'b') throw new Error('broken');
      return id.toUpperCase();
    };
    const told = [];
    const cases = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const result = await runCases(cases, predict, { concurrency: 2, onCase: (...counts) => told.push(counts) });
    expect(result.entries).toEqual([
      ['a', 'A'],
      ['c', 'C'],
      ['d', 'D'],
    ]);
    expect(result.failures).toEqual([{ id: 'b', message: 'broken' }]);
    expect(most).toBe(2);
    expect(told.at(-1)).toEqual([4, 4, 1]);
  });
});

/** A gateway that gives its answers in their order; `seen` holds what it was sent. */
async function gateway(answers, work) {
  const seen = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ path: `${request.method} ${request.url}`, key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') });
      const { code = 200, headers = {}, ...body } = answers[Math.min(seen.length, answers.length) - 1];
      response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(createClient({ url: `http://127.0.0.1:${server.address().port}`, apiKey: 'k' }), seen);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const parsedOf = (fields) => ({
  travellers: null,
  adults: null,
  originCity: null,
  originIata: null,
  destinationHint: null,
  travelStartDate: null,
  constraints: null,
  ...fields,
});

describe('the client', () => {
  it('brings its key, and comes back when it is told to', () =>
    gateway([{ code: 429, headers: { 'retry-after': '0' } }, { fine: true }], async (client, seen) => {
      expect(await client.get('/health')).toMatchObject({ status: 200, body: { fine: true } });
      expect(seen.map(({ key }) => key)).toEqual(['Bearer k', 'Bearer k']);
    }));
  it('looks at a run that is still going until it rests', () =>
    gateway(
      [
        { code: 202, threadId: 't' },
        { threadId: 't', values: { finalPlan: 'p' } },
      ],
      async (client) => {
        expect(await client.settled(await client.post('/plan/chat', {}))).toMatchObject({ threadId: 't', finalPlan: 'p' });
      },
    ));
});

describe('slots', () => {
  const [sgd] = slots.sets;
  it('resume a run that waits, write anew to one that ended, and keep what was asked first', () => {
    const asked = [{ field: 'travelStartDate' }, { field: 'originCity' }, { field: 'originIata' }];
    const answers = [
      { threadId: 't', status: 'awaiting_input', parsedRequest: parsedOf({}), pendingQuestions: asked },
      { threadId: 't', status: 'complete', parsedRequest: null, pendingQuestions: null },
      { threadId: 't', parsedRequest: parsedOf({ destinationHint: 'Oslo', travelStartDate: '2027-05-01' }), pendingQuestions: null },
      { values: { userRequest: { adults: 1 } } },
    ];
    return gateway(answers, async (client, seen) => {
      const one = { id: 'x', turns: [{ user: 'a trip' }, { user: 'soon' }, { user: 'to Oslo on 1 May' }] };
      const prediction = await sgd.predict(one, client, { referenceDate: '2027-01-01' });
      expect(prediction).toMatchObject({
        asked: ['start_date', 'origin'],
        slots: { destination: 'Oslo', start_date: '2027-05-01', origin: null, travellers: 1 },
      });
      expect(seen.map(({ body }) => body)).toEqual([
        { naturalLanguage: 'a trip', context: { now: '2027-01-01' } },
        { threadId: 't', message: 'soon' },
        { threadId: 't', naturalLanguage: 'to Oslo on 1 May', context: { now: '2027-01-01' } },
        null,
      ]);
    });
  });
  it('take the fields by the names of the scorer', () => {
    expect(askedSlots([{ field: 'interests' }, { field: 'adults' }])).toEqual(['travellers']);
    expect(slotsOf(parsedOf({ adults: 2, constraints: { cities: ['Oslo', 'Bergen'] } }))).toMatchObject({ travellers: 2, visitingCityNumber: 2 });
  });
});

describe('the table at the end', () => {
  it('finds a number in what a scorer prints, also as a share or a percentage', () => {
    expect(readMeasure({ pattern: /right"?: ([\d.]+)/ }, '{ "right": 0.5 }')).toBe(0.5);
    expect(readMeasure({ pattern: /valid: (\d+)/, of: /cases: (\d+)/ }, '{ cases: 4, valid: 3 }')).toBe(0.75);
    expect(readMeasure({ pattern: /pass: (\d+)/, scale: 0.01 }, '{ pass: 98 }')).toBe(0.98);
    expect(readMeasure({ pattern: /nothing: (\d+)/ }, '{ pass: 98 }')).toBeNull();
  });
  it('has a row for each measure, with what is wanted and each part', () => {
    const measures = [{ label: 'plans', pattern: /pass: ([\d.]+)/, floor: 0.9, goal: 1 }];
    const rows = rowsOf({ measures }, [{ text: 'pass: 0.95' }, { text: 'pass: 1' }, { text: 'pass: 0.9' }]);
    expect(rows).toEqual([['plans', '0.9', '1', '0.95', '1', '0.9']]);
    expect(tableOf(rows).split('\n')[2]).toMatch(/^\| plans +\| 0.9 +\| 1 +\| 0.95 +\| 1 +\| 0.9 +\|$/);
    expect(tableOf([])).toBe('');
  });
});

describe('a file of cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'navigo-eval-spec-'));
  const casesDir = join(folder, 'cases');
  beforeAll(() => {
    for (const name of ['cases', 'score']) mkdirSync(join(folder, name));
    writeFileSync(join(casesDir, 'injection.dev.json'), JSON.stringify([{ id: 'one', kind: 'indirect', text: 'words of a tool' }]));
    writeFileSync(join(folder, 'score', 'score_guard.mjs'), 'console.log(process.argv.length)');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is found where it is there, and given ones go to the set that takes them', () => {
    expect(filesOf(guard, { casesDir }).map(({ file }) => file)).toEqual([join(casesDir, 'injection.dev.json')]);
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify([{ id: 'one', kind: 'unsafe-request' }]));
    expect(filesOf(guard, { casesDir, cases: file })[0].set.file).toBe('unsafe-output.dev.json');
    writeFileSync(file, JSON.stringify({ dataset: 'travelplanner', cases: [] }));
    expect(filesOf(slots, { casesDir, cases: file })[0].set.dataset).toBe('travelplanner');
  });
  it('is predicted, written and scored', () =>
    gateway([{ blocked: true }], async (client, seen) => {
      const out = join(folder, 'out.json');
      const [{ set, file }] = filesOf(guard, { casesDir });
      const result = await evaluateFile({ evaluation: guard, set, file, options: { casesDir, out }, client, progress: quiet });
      expect(seen[0].body).toEqual({ text: 'words of a tool', direction: 'tool' });
      expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ one: { blocked: true, ms: expect.any(Number) } });
      expect(result.scores.map(({ text }) => text)).toEqual(['4', '4']);
      expect(result.failures).toEqual([]);
    }));
});
