import { Agent, request } from 'node:http';

const SENTENCE = '5 days in Lisbon from 10 to 14 May 2027 for two from Zurich, 1500 EUR, food and museums';
const BODY = JSON.stringify({ naturalLanguage: SENTENCE, context: { now: '2027-01-15' } });
const agent = new Agent({ keepAlive: true });

/** One plan from request to answer; rejects unless it is complete. */
function onePlan({ port, headers = {} }) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/plan/chat',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY), prefer: 'wait=60', ...headers },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (answer.statusCode === 200 && text.includes('"status":"complete"')) resolve(performance.now() - startedAt);
          else reject(new Error(`A plan ended with ${answer.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(BODY);
  });
}

/** `count` plans of whoever `headers` name, `lanes` at a time; resolves to their latencies in ms. */
export async function inFlight(system, lanes, count) {
  const latencies = [];
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      latencies.push(await onePlan(system));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return latencies;
}
