import type { ParsedRequest } from '@app/contracts';
import type { SaidTravellers } from '../travellers/read-travellers.js';

/** Who travels after this message. */
export interface SettledPeople {
  readonly travellers: number | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly childrenAges: number[] | null;
}

/** What was known stays where this message does not speak of it; sums are kept true. */
export function settlePeople(said: SaidTravellers | null, previous: ParsedRequest | null): SettledPeople {
  const old = previous ?? { travellers: null, adults: null, children: null, childrenAges: null };
  if (!said) return { travellers: old.travellers, adults: old.adults, children: old.children, childrenAges: old.childrenAges };
  const children = said.children ?? old.children;
  const childrenAges = said.childrenAges ? [...said.childrenAges] : said.children !== null && said.children !== old.children ? null : old.childrenAges;
  const adults = said.adults ?? (said.travellers === null ? old.adults : null);
  const travellers = said.travellers ?? (adults === null ? old.travellers : adults + (children ?? 0));
  return { travellers, adults, children, childrenAges };
}
