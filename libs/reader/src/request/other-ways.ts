import { modesWanted } from '@app/contracts';
import type { Constraints, RequestedWays, TravelMode } from '@app/contracts';

const REFUSED: Readonly<Record<string, TravelMode>> = { 'no flight': 'flight', 'no self-driving': 'drive' };
const ONLY: Readonly<Record<string, TravelMode>> = { train: 'train', bus: 'bus', 'self-driving': 'drive' };

/** The whole text says how they travel; a phrase that says otherwise was read out of its context: "no driving after dark" beside a hire car. */
export function withoutOtherWays(constraints: Constraints | null, ways: RequestedWays | null): Constraints | null {
  const said = constraints?.transportation;
  if (!said || ways === null) return constraints;
  const wanted = new Set<TravelMode>([...modesWanted(ways), ...(ways.car === 'own' || ways.car === 'rental' ? (['drive'] as const) : [])]);
  const holds = (part: string): boolean => {
    const refused = REFUSED[part];
    if (refused) return !wanted.has(refused) || ways.never.includes(refused);
    return [...wanted].every((mode) => mode === ONLY[part]);
  };
  const left = said.split(', ').filter(holds);
  const { transportation: _said, ...others } = constraints;
  if (left.length > 0) return { ...others, transportation: left.join(', ') };
  return Object.keys(others).length > 0 ? others : null;
}
