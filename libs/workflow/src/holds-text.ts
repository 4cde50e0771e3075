import { z } from 'zod';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const CLOSED = ['enum', 'const', 'format', 'pattern'];

/** True when values of the schema can hold words that nobody closed a list of: free strings, free keys, values of any shape. */
export function holdsText(schema: z.ZodType): boolean {
  return nodeHoldsText(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' }));
}

function nodeHoldsText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if ([node['type']].flat().includes('string')) return !CLOSED.some((key) => key in node);
  const inner = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) => (Array.isArray(node[key]) ? (node[key] as unknown[]) : []));
  const properties = isNode(node['properties']) ? Object.values(node['properties']) : [];
  const parts = [...inner, ...properties, node['items'], node['additionalProperties']].filter(isNode);
  if (parts.length > 0) return parts.some(nodeHoldsText);
  // A schema that says nothing about its values allows any.
  return !('type' in node) && !CLOSED.some((key) => key in node) && !('not' in node);
}
