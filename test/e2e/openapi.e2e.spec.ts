import { z } from 'zod';
import { NavigoSystem } from '@app/testing';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Record<string, unknown> }>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Record<string, unknown>>> };
}

const REQUEST = {
  ...{ requestText: 'A quiet city trip', destinationHint: 'Lisbon', travelStartDate: '2027-05-10', travelEndDate: '2027-05-12', budget: 1800 },
  currency: 'EUR',
};

describe('what the OpenAPI document says', () => {
  let system: NavigoSystem;
  let document: Document;
  let threadId: string;
  beforeAll(async () => {
    system = await NavigoSystem.start();
    document = (await system.get<Document & Record<string, unknown>>('/openapi.json')).body;
    const made = await system.post<{ threadId: string }>('/plan', { userRequest: REQUEST });
    expect(made.status).toBe(200);
    threadId = made.body.threadId;
  });
  afterAll(() => system.stop());

  /** The answer has a status that is described, and a body of the described type and shape. */
  async function holds(method: string, path: string, body?: unknown): Promise<number> {
    const address = path
      .replace('{threadId}', threadId)
      .replace('{version}', '1')
      .replace(/\{\w+\}/, 'nothing-of-this-name');
    const answer = await fetch(`${system.url}${address}`, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const described = document.paths[path]?.[method]?.responses[answer.status];
    expect({ path, status: answer.status, described: described !== undefined }).toEqual({ path, status: answer.status, described: true });
    const content = described?.content ?? {};
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (Object.keys(content).length === 0) return answer.status;
    expect(Object.keys(content)).toContain(type);
    const schema = content[type]?.schema;
    if (!type.endsWith('json') || schema === undefined) {
      await answer.body?.cancel();
      return answer.status;
    }
    const { components } = document;
    const shape = z.fromJSONSchema({
      ...(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as object),
      $defs: inline(components),
    });
    const read = shape.safeParse(await answer.json());
    expect({ path, problem: read.success ? null : z.prettifyError(read.error) }).toEqual({ path, problem: null });
    return answer.status;
  }
  const inline = ({ schemas }: Document['components']): Record<string, Record<string, unknown>> =>
    JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')) as Record<string, Record<string, unknown>>;

  it('holds for everything that can be read of a finished plan', async () => {
    const statuses: [string, number][] = [];
    for (const [path, methods] of Object.entries(document.paths))
      // A stream has no end that a reader could wait for.
      if (methods['get'] && !path.endsWith('/events')) statuses.push([path, await holds('get', path)]);
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  });

  it('holds for what is refused', async () => {
    for (const path of ['/plan', '/plan/chat', '/plan/chat/resume', '/plan/{threadId}/decide', '/plan/audit', '/guardrails/scan'])
      expect([path, await holds('post', path, { nothing: 'of this is known' })]).toEqual([path, 400]);
  });

  it('holds for a plan', async () => expect(await holds('post', '/plan', { userRequest: REQUEST })).toBe(200));
});
