import { sleep } from '@app/adapters';
import type { StepToolKit } from '@app/engine';
import type { Logger } from '@app/platform';
import { TRAVEL_TOOLS, ToolRegistry, dispatchTool } from '@app/tools';
import type { ToolDefinition, ToolScope } from '@app/tools';
import type { SharedLimits } from '@app/travel-world';
import type { World } from './world.js';

/** Agents look things up; what changes something outside is no business of planning. */
const SCOPES: readonly ToolScope[] = ['travel:read'];

export interface StepToolKitParts extends SharedLimits {
  readonly world: World;
  readonly logger: Logger;
  /** Tools of other servers, as far as those have answered by now. */
  readonly moreTools: () => readonly ToolDefinition[];
}

/** The travel tools as steps call them: limited together with all workers, journaled under their step. */
export function createStepToolKit({ world, limiter, breaker, logger, moreTools }: StepToolKitParts): StepToolKit {
  const registry = growingRegistry(moreTools);
  const onUnexpected = (error: unknown, tool: string): void => logger.error({ err: error, tool }, 'tool failed unexpectedly');
  const fixed = { scopes: SCOPES, limiter, breaker, world, sleep, random: Math.random, onUnexpected };
  return {
    functionTools: () =>
      registry()
        .listFor(SCOPES)
        .map(({ functionTool }) => functionTool),
    liveModel: world.liveModel,
    offlineModel: world.offlineModel,
    dispatch: (call, step) => dispatchTool(call, { ...fixed, registry: registry(), ...step }),
  };
}

/** The travel tools and those of others; made anew only when a server has joined, because schemas are derived each time. */
function growingRegistry(moreTools: StepToolKitParts['moreTools']): () => ToolRegistry {
  let known = { names: '', registry: new ToolRegistry(TRAVEL_TOOLS) };
  return () => {
    const more = moreTools();
    const names = more.map(({ name }) => name).join();
    if (names !== known.names) known = { names, registry: new ToolRegistry([...TRAVEL_TOOLS, ...more]) };
    return known.registry;
  };
}
