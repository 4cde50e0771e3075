import type { CallToolResult } from '@modelcontextprotocol/server';
import { sleep } from '@app/adapters';
import type { CircuitBreaker, ClockPort, RateLimiter, StepJournal } from '@app/ports';
import { TRAVEL_TOOLS, ToolRegistry, dispatchTool, showObservation } from '@app/tools';
import type { ToolObservation, ToolScope, ToolWorld } from '@app/tools';
import { listingOf } from './mcp-tool.js';
import type { McpTool } from './mcp-tool.js';
import { toolError } from './tool-error.js';

/** MCP callers look things up; nothing outside is changed for them. */
const SCOPES: readonly ToolScope[] = ['travel:read'];
const MS_PER_SECOND = 1_000;

/** What the calls of tools share. */
export interface TravelToolParts {
  readonly world: ToolWorld;
  readonly limiter: RateLimiter;
  readonly breaker: CircuitBreaker;
  readonly clock: ClockPort;
  /** Told of defects of a tool; their words go to no client. */
  readonly onUnexpected: (error: unknown, tool: string) => void;
}

/** A call from outside belongs to no step that could run again, so nothing is recorded. */
const NO_JOURNAL: StepJournal = {
  step: { threadId: '', runId: '', stepId: '', attempt: 1, fresh: true, countedAttempt: 0 },
  begin: () => Promise.resolve({ kind: 'new' }),
  record: (_key, entry) => Promise.resolve({ ...entry, attempt: 1 }),
};

/** The read-only travel tools behind the same limits, checks and guard as in a step. */
export function travelTools({ world, limiter, breaker, clock, onUnexpected }: TravelToolParts): McpTool[] {
  const registry = new ToolRegistry(TRAVEL_TOOLS);
  const fixed = { registry, scopes: SCOPES, limiter, breaker, journal: NO_JOURNAL, world, sleep, random: Math.random, onUnexpected };
  return registry.listFor(SCOPES).map(({ tool: { name, description, input, output } }) => ({
    listed: listingOf({ name, title: titleOf(name), description, input, output, isWriting: false }),
    call: async (args, { signal }) => shown(await dispatchTool({ id: name, name, arguments: args }, { ...fixed, now: clock.now(), signal })),
  }));
}

/** `get_weather` as `Get weather`. */
const titleOf = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

/** The text stands between data markers as in a step; what was withheld there is withheld in the structured content too. */
function shown(observation: ToolObservation): CallToolResult {
  if (!observation.ok) {
    const { code, reason, retryAfterMs } = observation;
    return toolError({ code, detail: reason, retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / MS_PER_SECOND) });
  }
  return {
    content: [{ type: 'text', text: showObservation(observation) }],
    structuredContent: observation.value as Record<string, unknown>,
    _meta: { 'navigo/sources': [...observation.sources], 'navigo/flags': [...observation.flags] },
  };
}
