import type { AgentContext } from '@app/agent-kit';
import type { ParsedRequest } from '@app/contracts';
import { askCatalog } from '../catalog-kit/ask-catalog.js';
import type { CatalogFields } from '../catalog-kit/ask-catalog.js';

interface Said extends CatalogFields {
  readonly parsedRequest: ParsedRequest;
  readonly contradictions?: readonly { readonly field: string }[] | null | undefined;
}

const isPlace = (field: string): boolean => field === 'destinationHint' || field === 'originCity';

/** The state without doubts about places that the catalog knows: on a catalog it does not matter how many towns elsewhere have the name, or none. */
export async function withPlacesOfCatalog<State extends Said>(state: State, context: AgentContext): Promise<State> {
  const { parsedRequest: parsed, contradictions } = state;
  const isOpen =
    parsed.destinationHint === null || (parsed.originCity ?? parsed.originIata) === null || (contradictions ?? []).some(({ field }) => isPlace(field));
  const known = isOpen ? await askCatalog(state, context, 'places', parsed) : null;
  if (!known) return state;
  const { origin, destination } = known;
  return {
    ...state,
    parsedRequest: {
      ...parsed,
      originCity: parsed.originCity ?? (parsed.originIata === null ? origin : null),
      destinationHint: parsed.destinationHint ?? destination,
    },
    contradictions: (contradictions ?? []).filter(({ field }) => !(field === 'destinationHint' ? destination : field === 'originCity' && origin)),
  };
}
