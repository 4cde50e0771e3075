import { foldName } from '../names.js';
import { summaryOf } from './town-index.js';
import type { Town, TownSummary } from './town.js';

/** Where towns are looked up. */
export interface TownRegistry {
  readonly summaries: readonly TownSummary[];
  /** Towns of a folded name, the largest first. */
  named(folded: string): readonly TownSummary[];
  summary(id: string): TownSummary | undefined;
  open(id: string): Town | undefined;
}

/** Every folded spelling under which a town is found. */
export const spellingsOf = ({ name, id, names, aliases }: TownSummary): ReadonlySet<string> =>
  new Set([name, id, ...Object.values(names), ...aliases].map(foldName));

/** "Tequila and Amatitán" is called Tequila. */
const headOf = (name: string): string => name.split(/ (?:and|&) |, /)[0] ?? name;

/** True when the spelling is the town's own name rather than one that it has from a place round about: Ubud is Ubud before it is Bali. */
export const isOwnName = ({ id, name }: TownSummary, spelling: string): boolean => [id, name, headOf(name)].some((own) => foldName(own) === spelling);

/** The registry with `towns` above it: those of a known id take its place, others come after the known ones of their name. */
export function overlaid(below: TownRegistry, towns: readonly Town[]): TownRegistry {
  const above = new Map(towns.map((town) => [town.id, town]));
  const fresh = towns.filter(({ id }) => !below.summary(id)).map(summaryOf);
  const freshById = new Map(fresh.map((summary) => [summary.id, summary]));
  const freshByName = new Map<string, TownSummary[]>();
  for (const summary of fresh) for (const spelling of spellingsOf(summary)) freshByName.set(spelling, [...(freshByName.get(spelling) ?? []), summary]);
  return {
    summaries: [...below.summaries, ...fresh],
    named: (folded) => [...below.named(folded), ...(freshByName.get(folded) ?? [])],
    summary: (id) => below.summary(id) ?? freshById.get(id),
    open: (id) => above.get(id) ?? below.open(id),
  };
}
