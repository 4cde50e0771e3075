import type { CallToolResult, Tool } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { Source, TerminalError } from '@app/contracts';
import { scan } from '@app/guardrails';
import { defineTool } from '@app/tools';
import type { ToolDefinition } from '@app/tools';
import type { McpConnection } from './mcp-connection.js';
import type { McpServerSettings } from './mcp-servers.schema.js';

const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_SCHEMA_CHARS = 20_000;
const MAX_OUTPUT_BYTES = 65_536;

/** Text as the server gave it, and its structured content; both are data, which the dispatch scans like every other output. */
const Output = z.strictObject({ text: z.string(), data: z.unknown().optional(), source: Source });

/** A tool of a server as one of ours, or why it cannot be. */
export type Joined = { readonly tool: ToolDefinition } | { readonly refused: string };

/** `search.flights` of server `acme` as `acme__search_flights`. */
export const joinedName = (server: string, tool: string): string => `${server}__${tool.toLowerCase().replaceAll(/[.-]/g, '_')}`;

/**
 * Joins a tool that is on the allow-list. Only one that says that it changes nothing is taken, and none whose own description or input
 * schema tries to instruct somebody: a model would read both.
 */
export function joinTool({ name: server, timeoutMs }: McpServerSettings, listed: Tool, connection: McpConnection): Joined {
  if (listed.annotations?.readOnlyHint !== true) return { refused: 'it does not say that it only reads (readOnlyHint)' };
  const schemaText = JSON.stringify(listed.inputSchema);
  if (schemaText.length > MAX_SCHEMA_CHARS) return { refused: 'its input schema is too long' };
  const description = (listed.description ?? listed.title ?? listed.name).slice(0, MAX_DESCRIPTION_CHARS);
  if ([description, ...textsOf(listed.inputSchema)].some((text) => scan({ text, direction: 'tool' }).blocked))
    return { refused: 'its description or input schema tries to give instructions' };
  const input = inputOf(listed.inputSchema);
  if (!input) return { refused: 'its input schema cannot be read' };
  const tool = defineTool({
    name: joinedName(server, listed.name),
    description,
    input,
    output: Output,
    scopes: ['travel:read'],
    rate: '60/m',
    risk: 'low',
    timeoutMs,
    maxBytes: MAX_OUTPUT_BYTES,
    call: async (args, { signal }) => outputOf(listed.name, await connection.call(listed.name, args as Record<string, unknown>, signal)),
  });
  return { tool };
}

function inputOf(schema: Tool['inputSchema']): z.ZodType | null {
  try {
    const input = z.fromJSONSchema(withoutExpressions(schema) as Parameters<typeof z.fromJSONSchema>[0]);
    // Models are shown the schema again; one that cannot be written back is of no use.
    z.toJSONSchema(input, { io: 'input' });
    return input;
  } catch {
    return null;
  }
}

/** Keys under which names stand for schemas. */
const NAMED = new Set(['properties', '$defs', 'definitions']);
/** Keys under which values stand, whatever they look like. */
const VALUES = new Set(['const', 'enum', 'default', 'examples']);
const EXPRESSIONS = new Set(['pattern', 'patternProperties']);

/** Regular expressions of a server are not run here: one that blows up would hold us up over the arguments that it checks. The server checks them too. */
function withoutExpressions(schema: unknown, isNamed = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withoutExpressions(inner));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => isNamed || !EXPRESSIONS.has(key));
  return Object.fromEntries(
    kept.map(([key, inner]: [string, unknown]) => [key, !isNamed && VALUES.has(key) ? inner : withoutExpressions(inner, !isNamed && NAMED.has(key))]),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]) : [];
}

/** @throws {TerminalError} TOOL_FAILED for a tool's own error; its words are not repeated, since nobody has scanned them. */
function outputOf(name: string, { isError, content, structuredContent }: CallToolResult): z.input<typeof Output> {
  if (isError) throw new TerminalError('TOOL_FAILED', `${name.slice(0, MAX_DESCRIPTION_CHARS)} says that it failed.`);
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
  return { text, ...(structuredContent === undefined ? {} : { data: structuredContent }), source: 'live' };
}
