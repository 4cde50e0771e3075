import type { FunctionTool } from '@app/ports';
import { toolFault } from '../dispatch/observation.js';
import type { ToolFault, ToolObservation } from '../dispatch/observation.js';

const GIVEN_UP_AFTER = 3;

/** How the tools fare in one loop: one that failed three times without a success between is left. */
export class ToolHealth {
  private readonly failures = new Map<string, number>();

  /** True when this observation made the loop leave the tool. */
  note({ ok, tool }: ToolObservation): boolean {
    if (this.isGivenUp(tool)) return false;
    this.failures.set(tool, ok ? 0 : (this.failures.get(tool) ?? 0) + 1);
    return this.isGivenUp(tool);
  }

  isGivenUp(tool: string): boolean {
    return (this.failures.get(tool) ?? 0) >= GIVEN_UP_AFTER;
  }

  /** The tools that are still offered. */
  usable(tools: readonly FunctionTool[]): FunctionTool[] {
    return tools.filter((tool) => !this.isGivenUp(tool.function.name));
  }

  refuse(tool: string): ToolFault {
    return toolFault(tool, 'TOOL_GIVEN_UP', `${tool} failed ${GIVEN_UP_AFTER} times and is not called any more.`);
  }
}

/** What the model is told about a tool that is left. */
export const givenUpWords = (tool: string): string =>
  `${tool} failed ${GIVEN_UP_AFTER} times and is not available any more. Go on without it, and say in your answer what could not be looked up.`;
