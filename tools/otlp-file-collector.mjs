import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * `node tools/otlp-file-collector.mjs [file] [port]`: takes traces as OTLP over HTTP in JSON and appends one span a line to `file`
 * (navigo-traces.jsonl). For people without a collector; start the apps with OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318.
 */
const [file = 'navigo-traces.jsonl', port = '4318'] = process.argv.slice(2);
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const NS_PER_MS = 1_000_000n;

const valueOf = ({ stringValue, boolValue, intValue, doubleValue }) => stringValue ?? boolValue ?? (intValue === undefined ? doubleValue : Number(intValue));
const flat = (attributes = []) => Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

function linesOf({ resourceSpans = [] }) {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) =>
    scopeSpans.flatMap(({ spans = [] }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, status }) => ({
        start: new Date(Number(BigInt(startTimeUnixNano) / NS_PER_MS)).toISOString(),
        durationMs: Number((BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000n) / 1_000,
        traceId,
        spanId,
        ...(parentSpanId ? { parentSpanId } : {}),
        service: flat(resource?.attributes)['service.name'],
        name,
        ...(status?.code === 2 ? { failed: true } : {}),
        attributes: flat(attributes),
      })),
    ),
  );
}

function take(body) {
  const lines = linesOf(JSON.parse(body));
  if (lines.length > 0) appendFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
}

const server = createServer((request, response) => {
  const chunks = [];
  let bytes = 0;
  request.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) request.destroy();
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
    try {
      take(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } catch (error) {
      process.stderr.write(`A request was not OTLP in JSON: ${error.message}\n`);
      response.writeHead(400).end();
    }
  });
});
server.listen(Number(port), '127.0.0.1', () =>
  process.stdout.write(`Spans from http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port} go to ${file}\n`),
);
