import { acceptsNull, branchesOf, isJsonObject, isRequired, propertiesOf } from './answer-schema.js';
import type { JsonObject } from './answer-schema.js';

/**
 * The answer without the nulls that stand for absent optional keys; strict mode has no other way to leave a key out. Nulls that the
 * schema itself accepts stay.
 */
export const withoutOptionalNulls = (value: unknown, schema: JsonObject): unknown => strip(value, schema, schema);

function strip(value: unknown, node: JsonObject, root: JsonObject): unknown {
  const schema = resolve(node, root);
  const branches = branchesOf(schema);
  if (branches.length > 0) {
    const branch = branches.find((candidate) => fits(value, candidate, root));
    return branch ? strip(value, branch, root) : value;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return isJsonObject(items) ? value.map((item) => strip(item, items, root)) : value;
  }
  return isJsonObject(value) ? stripObject(value, schema, root) : value;
}

function stripObject(value: JsonObject, schema: JsonObject, root: JsonObject): JsonObject {
  const properties = propertiesOf(schema);
  const kept: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const absent = item === null && property !== undefined && !isRequired(schema, key) && !acceptsNull(resolve(property, root));
    if (!absent) kept.push([key, property ? strip(item, property, root) : item]);
  }
  return Object.fromEntries(kept);
}

/** Chooses the branch of a union by its kind and its constant keys. */
function fits(value: unknown, node: JsonObject, root: JsonObject): boolean {
  const schema = resolve(node, root);
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.some((branch) => fits(value, branch, root));
  if (Array.isArray(value)) return schema['type'] === 'array';
  if (!isJsonObject(value) || schema['type'] !== 'object') return false;
  return Object.entries(propertiesOf(schema)).every(([key, property]) => {
    if ('const' in property) return value[key] === property['const'];
    return !isRequired(schema, key) || key in value;
  });
}

function resolve(schema: JsonObject, root: JsonObject): JsonObject {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  if (reference === '#') return root;
  const target = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (isJsonObject(node) ? node[key] : undefined), root);
  return isJsonObject(target) ? target : {};
}
