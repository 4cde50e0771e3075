import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const Value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional(), boolValue: z.boolean().optional() });
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([]);
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
}

const flat = (attributes: z.infer<typeof Attributes>): ReceivedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? (value.intValue === undefined ? undefined : Number(value.intValue))]),
  );

/** Takes OTLP over HTTP in JSON, as a collector does, and keeps the spans. */
export class OtlpCollector {
  readonly spans: ReceivedSpan[] = [];
  private readonly listeners = new Set<() => void>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpCollector> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const collector = new OtlpCollector(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        collector.take(request.url, Buffer.concat(chunks).toString('utf8'));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The spans of a trace as soon as `isComplete` holds for them. */
  trace(traceId: string, isComplete: (spans: readonly ReceivedSpan[]) => boolean, timeoutMs = 60_000): Promise<ReceivedSpan[]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(
          new Error(
            `The trace was not complete within ${timeoutMs} ms; it had: ${this.of(traceId)
              .map(({ name }) => name)
              .join(', ')}`,
          ),
        );
      }, timeoutMs);
      const look = (): void => {
        const spans = this.of(traceId);
        if (!isComplete(spans)) return;
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve(spans);
      };
      this.listeners.add(look);
      look();
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private of(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  private take(url: string | undefined, body: string): void {
    if (url !== '/v1/traces') return;
    for (const { resource, scopeSpans } of Export.parse(JSON.parse(body)).resourceSpans)
      for (const { traceId, spanId, parentSpanId, name, attributes } of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          service: String(flat(resource.attributes)['service.name']),
          traceId,
          spanId,
          parentSpanId: parentSpanId || undefined,
          name,
          attributes: flat(attributes),
        });
    for (const listener of [...this.listeners]) listener();
  }
}
