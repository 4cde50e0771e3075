import { z } from 'zod';
import type { FunctionTool, RateLimit } from '@app/ports';
import type { ToolDefinition, ToolScope } from './define-tool.js';
import { parseRate } from './tool-rate.js';

/** What the function form of Chat Completions and MCP both take. */
const TOOL_NAME = /^[a-z][a-z0-9_]{0,63}$/;

export interface RegisteredTool {
  readonly tool: ToolDefinition;
  readonly limit: RateLimit;
  /** For models; derived from the input's schema. */
  readonly functionTool: FunctionTool;
}

/** The tools of one process by name. */
export class ToolRegistry {
  private readonly byName: ReadonlyMap<string, RegisteredTool>;

  /** @throws {RangeError} when a name is bad or taken, or a rate cannot be read; found at boot, not at the first call. */
  constructor(tools: readonly ToolDefinition[]) {
    const byName = new Map<string, RegisteredTool>();
    for (const tool of tools) {
      if (!TOOL_NAME.test(tool.name)) throw new RangeError(`"${tool.name}" is no name of a tool; use lower case, digits and underscores.`);
      if (byName.has(tool.name)) throw new RangeError(`There are two tools named ${tool.name}.`);
      byName.set(tool.name, { tool, limit: parseRate(tool.rate), functionTool: toFunctionTool(tool) });
    }
    this.byName = byName;
  }

  find(name: string): RegisteredTool | undefined {
    return this.byName.get(name);
  }

  /** The tools that a caller with these scopes may use, in order of registration. */
  listFor(scopes: readonly ToolScope[]): RegisteredTool[] {
    return [...this.byName.values()].filter(({ tool }) => missingScopes(tool, scopes).length === 0);
  }
}

/** The scopes a caller lacks for a tool. */
export const missingScopes = (tool: ToolDefinition, scopes: readonly ToolScope[]): ToolScope[] => tool.scopes.filter((scope) => !scopes.includes(scope));

/** The tool as a model sees it. */
function toFunctionTool({ name, description, input }: ToolDefinition): FunctionTool {
  // `input`: the model writes what the schema reads, before defaults and transforms.
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  return { type: 'function', function: { name, description, parameters } };
}
