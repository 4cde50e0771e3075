import { canonicalJson } from '@app/agent-kit';
import type { ToolCall, ToolMessage } from '@app/ports';
import { showObservation, toolFault } from '../dispatch/observation.js';
import type { ToolObservation } from '../dispatch/observation.js';
import type { LoopOptions } from './loop-types.js';
import { overBudgetWords } from './over-budget.js';
import { givenUpWords } from './tool-health.js';
import type { ToolHealth } from './tool-health.js';

const MAX_CALLS_PER_ROUND = 8;

export interface Acted {
  readonly observations: readonly ToolObservation[];
  /** The tools' answers in the order of the calls, then what is to be said about them. */
  readonly messages: readonly ToolMessage[];
  readonly givenUp: readonly string[];
}

type Acting = Pick<LoopOptions<unknown>, 'dispatch' | 'onEvent'> & { readonly health: ToolHealth; readonly round: number };

/** All calls of one round at once; the same call is made once. */
export async function act(calls: readonly ToolCall[], { dispatch, onEvent, health, round }: Acting): Promise<Acted> {
  const made = new Map<string, Promise<ToolObservation>>();
  const observe = (call: ToolCall, index: number): Promise<ToolObservation> => {
    if (index >= MAX_CALLS_PER_ROUND) return Promise.resolve(tooMany(call));
    if (health.isGivenUp(call.name)) return Promise.resolve(health.refuse(call.name));
    const same = canonicalJson([call.name, call.arguments]);
    const observation = made.get(same) ?? dispatch(call);
    made.set(same, observation);
    return observation;
  };
  for (const call of calls) onEvent({ type: 'tool_call', round, call });
  const observations = await Promise.all(
    calls.map(async (call, index) => {
      const observation = await observe(call, index);
      onEvent({ type: 'tool_result', round, callId: call.id, observation });
      return observation;
    }),
  );
  const givenUp = observations.filter((observation) => health.note(observation)).map(({ tool }) => tool);
  for (const tool of givenUp) onEvent({ type: 'tool_given_up', round, tool });
  const answers = calls.map(({ id, name }, index): ToolMessage => ({ role: 'tool', callId: id, name, text: shown(observations[index]) }));
  const remarks = [...givenUp.map(givenUpWords), ...observations.flatMap((observation) => overBudgetWords(observation) ?? [])];
  return { observations, givenUp, messages: [...answers, ...remarks.map((text): ToolMessage => ({ role: 'user', text }))] };
}

const shown = (observation: ToolObservation | undefined): string => (observation ? showObservation(observation) : '');

const tooMany = ({ name }: ToolCall): ToolObservation =>
  toolFault(name, 'TOOL_RATE_LIMITED', `At most ${MAX_CALLS_PER_ROUND} calls are made in one round; call it in the next one.`);
