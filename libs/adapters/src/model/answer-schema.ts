import { z } from 'zod';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A zod schema in the form that a model server accepts. */
export interface AnswerSchema {
  /** What is sent; its root is always an object. */
  readonly sent: JsonObject;
  /** The schema as zod writes it, which tells optional keys from nullable ones. */
  readonly plain: JsonObject;
  /** False when the shape has parts that strict mode cannot say, such as records. */
  readonly strict: boolean;
  /** True when the value travels as `{ "value": … }` because its own root is no object. */
  readonly wrapped: boolean;
}

/** Keywords that strict mode takes; patterns and lengths are told in words instead. */
const KEPT = ['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems'];
const INEXPRESSIBLE = ['allOf', 'not', 'prefixItems', 'patternProperties', 'propertyNames', 'if'];

export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaList = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
export const branchesOf = (schema: JsonObject): readonly JsonObject[] => schemaList(schema['anyOf'] ?? schema['oneOf']);
export const propertiesOf = (schema: JsonObject): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    Object.entries(isJsonObject(schema['properties']) ? schema['properties'] : {}).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
export const isRequired = (schema: JsonObject, key: string): boolean => Array.isArray(schema['required']) && schema['required'].includes(key);

/** True when null fits by itself, so that it may not be dropped from an answer. */
export function acceptsNull(schema: JsonObject): boolean {
  const { type } = schema;
  if (type === 'null' || (Array.isArray(type) && type.includes('null')) || schema['const'] === null) return true;
  if (Array.isArray(schema['enum']) && schema['enum'].includes(null)) return true;
  return branchesOf(schema).some(acceptsNull);
}

/**
 * The shape of an answer for the structured-output parameter of Chat Completions.
 *
 * Strict mode wants every key required and no other key: optional keys become nullable, and
 * {@link withoutOptionalNulls} takes their nulls out of the answer again. What strict mode cannot say leads to `strict: false` and the
 * plain schema.
 * @see OpenAI, Structured Outputs, supported schemas
 */
export function answerSchema(schema: z.ZodType): AnswerSchema {
  // `input`: the model writes what the schema reads, before transforms and defaults.
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  const wrapped = plain['type'] !== 'object';
  const strict = toStrict(plain);
  return { sent: inRoot(strict ?? plain, wrapped), plain, strict: strict !== undefined, wrapped };
}

function inRoot(schema: JsonObject, wrapped: boolean): JsonObject {
  if (!wrapped) return schema;
  const { $defs, ...value } = schema;
  return { type: 'object', properties: { value }, required: ['value'], additionalProperties: false, ...($defs ? { $defs } : {}) };
}

/** The schema in strict form; undefined when a part of it cannot be said. */
function toStrict(schema: JsonObject): JsonObject | undefined {
  if (INEXPRESSIBLE.some((keyword) => keyword in schema)) return undefined;
  const definitions = isJsonObject(schema['$defs']) ? strictProperties(schema['$defs'], () => true) : {};
  const body = strictBody(schema);
  if (!body || !definitions) return undefined;
  return { ...body, ...(schema['$defs'] ? { $defs: definitions } : {}) };
}

function strictBody(schema: JsonObject): JsonObject | undefined {
  // A reference may have no neighbours in strict mode.
  if (typeof schema['$ref'] === 'string') return { $ref: schema['$ref'] };
  const kept = {
    ...Object.fromEntries(KEPT.filter((key) => key in schema && !isSafeBound(schema[key])).map((key) => [key, schema[key]])),
    ...describe(schema),
  };
  const branches = branchesOf(schema);
  if (branches.length > 0) {
    const anyOf = branches.map(toStrict);
    return anyOf.includes(undefined) ? undefined : { ...kept, anyOf };
  }
  if (schema['type'] === 'object') return strictObject(schema, kept);
  if (schema['type'] === 'array') {
    const items = isJsonObject(schema['items']) ? toStrict(schema['items']) : undefined;
    return items && { ...kept, items };
  }
  return ['type', 'enum', 'const'].some((key) => key in schema) ? kept : undefined;
}

/** Zod writes these bounds for every whole number; they say nothing. */
const isSafeBound = (value: unknown): boolean => value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER;

function strictObject(schema: JsonObject, kept: JsonObject): JsonObject | undefined {
  if (!isJsonObject(schema['properties'])) return undefined;
  const properties = strictProperties(schema['properties'], (key) => isRequired(schema, key));
  return properties && { ...kept, properties, required: Object.keys(properties), additionalProperties: false };
}

function strictProperties(schemas: JsonObject, required: (key: string) => boolean): JsonObject | undefined {
  const strict: [string, JsonObject][] = [];
  for (const [key, schema] of Object.entries(schemas)) {
    const property = isJsonObject(schema) ? toStrict(schema) : undefined;
    if (!property) return undefined;
    strict.push([key, required(key) || acceptsNull(property) ? property : { anyOf: [property, { type: 'null' }] }]);
  }
  return Object.fromEntries(strict);
}

/** Constraints that strict mode refuses, in words the model can still follow. */
function describe(schema: JsonObject): JsonObject {
  const said = [
    schema['description'],
    schema['format'] ? `format ${String(schema['format'])}` : schema['pattern'] && `matches ${String(schema['pattern'])}`,
    schema['minLength'] !== undefined && `at least ${String(schema['minLength'])} characters`,
    schema['maxLength'] !== undefined && `at most ${String(schema['maxLength'])} characters`,
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return said.length > 0 ? { description: said.join('; ') } : {};
}
