import { z } from 'zod';
import { answerSchema } from './answer-schema.js';
import { withoutOptionalNulls } from './optional-nulls.js';

const Day = z.strictObject({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$(?!\n)/),
  theme: z.string().min(1).max(80),
  note: z.string().optional(),
  weather: z.string().nullable(),
  pace: z.enum(['slow', 'fast']).default('slow'),
});

describe('answerSchema in strict form', () => {
  it('requires every key, allows no other, and makes optional keys nullable', () => {
    const { sent, strict, wrapped } = answerSchema(z.object({ days: z.array(Day).min(1) }));
    expect({ strict, wrapped }).toEqual({ strict: true, wrapped: false });
    expect(sent).toMatchObject({
      type: 'object',
      required: ['days'],
      additionalProperties: false,
      properties: {
        days: {
          minItems: 1,
          items: {
            required: ['date', 'theme', 'note', 'weather', 'pace'],
            additionalProperties: false,
            properties: {
              note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
              weather: { type: ['string', 'null'] },
              pace: { anyOf: [{ type: 'string', enum: ['slow', 'fast'] }, { type: 'null' }] },
            },
          },
        },
      },
    });
  });

  it('tells patterns and lengths in words, as strict mode refuses some of them', () => {
    const text = JSON.stringify(answerSchema(Day).sent);
    expect(text).not.toMatch(/"(pattern|minLength|maxLength|format|default|\$schema)":/);
    expect(text).toContain('matches ^\\\\d{4}');
    expect(text).toContain('at least 1 characters; at most 80 characters');
  });

  it('says unions without oneOf', () => {
    const union = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b'), n: z.number() })]);
    const { sent, strict, wrapped } = answerSchema(union);
    expect({ strict, wrapped }).toEqual({ strict: true, wrapped: true });
    expect(JSON.stringify(sent)).not.toContain('oneOf');
    expect(sent).toMatchObject({ required: ['value'], properties: { value: { anyOf: [{ required: ['kind'] }, { required: ['kind', 'n'] }] } } });
  });

  it('leaves out the bounds that every whole number has', () => {
    expect(answerSchema(z.object({ n: z.int().min(1) })).sent).toMatchObject({ properties: { n: { type: 'integer', minimum: 1 } } });
    expect(JSON.stringify(answerSchema(z.object({ n: z.int() })).sent)).not.toContain('mum');
  });

  it('keeps shapes that refer to themselves', () => {
    const Node = z.object({
      name: z.string(),
      get children() {
        return z.array(Node);
      },
    });
    const { sent, strict } = answerSchema(z.object({ tree: Node }));
    expect(strict).toBe(true);
    expect(JSON.stringify(sent)).toContain('"$ref":"#/$defs/');
  });

  it.each<[string, z.ZodType]>([
    ['a record', z.object({ byCity: z.record(z.string(), z.number()) })],
    ['a tuple', z.object({ pair: z.tuple([z.string(), z.number()]) })],
    ['anything', z.object({ more: z.unknown() })],
    ['an intersection', z.object({ both: z.intersection(z.object({ a: z.string() }), z.object({ a: z.literal('x') })) })],
  ])('sends the plain schema without strict for %s', (_what, schema) => {
    const { strict, sent, plain } = answerSchema(schema);
    expect(strict).toBe(false);
    expect(sent).toEqual(plain);
  });
});

describe('withoutOptionalNulls', () => {
  const strip = (schema: z.ZodType, value: unknown): unknown => withoutOptionalNulls(value, answerSchema(schema).plain);

  it('takes out nulls of optional keys only, at every depth', () => {
    const day = { date: '2027-05-10', theme: 'Old town', note: null, weather: null, pace: null };
    expect(strip(z.object({ days: z.array(Day) }), { days: [day] })).toEqual({ days: [{ date: '2027-05-10', theme: 'Old town', weather: null }] });
  });

  it('leaves a null in a required key for the schema to refuse', () => {
    expect(strip(Day, { theme: null })).toEqual({ theme: null });
  });

  it('keeps the null of a key that is optional and nullable', () => {
    expect(strip(z.object({ a: z.string().nullable().optional() }), { a: null })).toEqual({ a: null });
  });

  it('chooses the branch of a union by its constant', () => {
    const union = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), n: z.number().nullable() }),
      z.object({ kind: z.literal('b'), n: z.number().optional() }),
    ]);
    expect(
      strip(z.array(union), [
        { kind: 'a', n: null },
        { kind: 'b', n: null },
      ]),
    ).toEqual([{ kind: 'a', n: null }, { kind: 'b' }]);
  });

  it('finds the branch through a union within a union', () => {
    const union = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b'), n: z.number().optional() })]);
    expect(strip(z.object({ move: union.nullable() }), { move: { kind: 'b', n: null } })).toEqual({ move: { kind: 'b' } });
  });

  it('follows shapes that refer to themselves', () => {
    const Node = z.object({
      name: z.string().optional(),
      get children() {
        return z.array(Node);
      },
    });
    expect(strip(Node, { name: null, children: [{ name: null, children: [] }] })).toEqual({ children: [{ children: [] }] });
  });
});
