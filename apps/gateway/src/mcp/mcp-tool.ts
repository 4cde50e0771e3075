import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** On whose behalf a tool is called. */
export interface McpCaller {
  readonly ownerId: string;
  readonly traceparent: string | null;
  /** Aborted when the client takes its call back or leaves. */
  readonly signal: AbortSignal;
}

/** A tool as MCP clients see it, and what it does. */
export interface McpTool {
  readonly listed: Tool;
  /** @throws {NavigoError} and others; whoever calls makes a tool error of them. */
  call(args: unknown, caller: McpCaller): Promise<CallToolResult>;
}

interface Described {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** True when it starts or moves a run. */
  readonly isWriting: boolean;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Tool['inputSchema'] => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return { ...rest, type: 'object' } as Tool['inputSchema'];
};

/** The listing of a tool. Made once for each process: deriving JSON Schemas takes longer than answering with them. */
export const listingOf = ({ name, title, description, input, output, isWriting }: Described): Tool => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input, 'input'),
  outputSchema: schemaOf(output, 'output'),
  annotations: { readOnlyHint: !isWriting, destructiveHint: false },
});
