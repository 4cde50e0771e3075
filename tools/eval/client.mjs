import { setTimeout as pause } from 'node:timers/promises';

const WAIT_S = 60;
const MAX_TRIES = 5;
const TIMEOUT_MS = 90_000;
const BUSY = new Set([429, 503]);

/**
 * A client of the HTTP interface: `{request, post, get, put, delete, settled}`.
 *
 * Each method resolves to `{status, body}`, whatever the status; `body` is parsed JSON. Who is told to come back later does,
 * at most four times. `settled` takes the answer of a POST that starts or resumes a run and resolves to the run's result once it rests.
 */
/** @param {{ url: string, apiKey?: string }} gateway */
export function createClient({ url, apiKey }) {
  const base = url.replace(/\/$/, '');
  const auth = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const request = async (method, path, body, headers = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send({ method, url: `${base}${path}`, body, headers: { prefer: `wait=${WAIT_S}`, ...auth, ...headers } });
      if (!BUSY.has(answer.status) || attempt === MAX_TRIES) return answer;
      await pause(Number(answer.retryAfter ?? 1) * 1000);
    }
  };
  const client = {
    request,
    post: (path, body, headers) => request('POST', path, body, headers),
    get: (path) => request('GET', path),
    put: (path, body, headers) => request('PUT', path, body, headers),
    delete: (path) => request('DELETE', path),
    settled: (answer) => settle(client, answer),
  };
  return client;
}

async function send({ method, url, body, headers }) {
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  const answer = await fetch(url, {
    method,
    headers: { ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || isText ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  return { status: answer.status, body: jsonOf(text), retryAfter: answer.headers.get('retry-after') };
}

function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const POLL_MS = 200;
const MAX_POLLS = 600;

/** The body of a 200; after a 202 the thread is looked at until its run rests. Rejects for every other answer. */
async function settle(client, answer) {
  if (answer.status === 200) return answer.body;
  if (answer.status !== 202) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
  const { threadId } = answer.body;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { body } = await client.get(`/plan/${threadId}`);
    if (body.status !== 'in_progress') return { threadId, status: body.status, version: body.version, ...body.values };
    await pause(POLL_MS);
  }
  throw new Error(`${threadId} never came to rest`);
}
