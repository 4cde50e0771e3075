import type { AgentDefinition, Fields } from '@app/agent-kit';
import { TripKnowledge, withKnowledge } from '@app/places';

type Knowing = { readonly tripKnowledge?: TripKnowledge | null | undefined };

/** The agent, which looks towns up as the trip knows them: with what live sources found and people put right. It reads one field more. */
export function withKnownTowns<const N extends string, R extends Fields, W extends Fields>(
  agent: AgentDefinition<R, W> & { readonly name: N },
): AgentDefinition<R, W> & { readonly name: N } {
  return {
    ...agent,
    reads: { ...agent.reads, tripKnowledge: TripKnowledge.nullish() },
    run: (state, context) => withKnowledge((state as Knowing).tripKnowledge, () => agent.run(state, context)),
  };
}
