import { z } from 'zod';
import { AppliedCorrection, AskedSource, FoundTown, storableText } from '@app/contracts';
import { LENT_KM, correctTown, openTown, townOfFound, townSummaries, townsNear, withTowns } from '@app/guide';
import type { FoundTownNeighbours, Town } from '@app/guide';
import { isBare } from './bare-town.js';

const MAX_TOWNS_OF_TRIP = 20;
const MAX_CORRECTIONS_OF_TRIP = 200;
const ANYWHERE_KM = 20_100;

/** What a trip knows of its towns beyond the gazetteer; kept with the trip, so that each step plans and checks with the same facts. */
export const TripKnowledge = z.strictObject({
  found: z.array(FoundTown).max(MAX_TOWNS_OF_TRIP),
  corrections: z.array(AppliedCorrection).max(MAX_CORRECTIONS_OF_TRIP),
  /** Names of which too little is known to plan a day there, with the sources that were asked. */
  gaps: z.array(z.strictObject({ name: storableText(200), sources: z.array(AskedSource) })).max(MAX_TOWNS_OF_TRIP),
});
export type TripKnowledge = z.infer<typeof TripKnowledge>;

export const NOTHING_MORE: TripKnowledge = { found: [], corrections: [], gaps: [] };

/** Towns next door whose sights are seen by who stays in a town without any. */
const lendersOf = (found: FoundTown): Town[] =>
  isBare(found)
    ? townsNear(found, LENT_KM * 2)
        .filter(({ kind }) => kind !== 'region')
        .flatMap(({ id }) => openTown(id) ?? [])
    : [];

/** The nearest towns of the gazetteer from which a found one takes what it shares with them. */
function neighboursOf(found: FoundTown): FoundTownNeighbours | null {
  const { countryCode, lat, lng } = found;
  const [first] = townsNear({ lat, lng }, ANYWHERE_KM);
  const own = townSummaries()
    .filter((town) => town.countryCode === countryCode)
    .map(({ id }) => id);
  const nearOwn = townsNear({ lat, lng }, ANYWHERE_KM).find(({ id }) => own.includes(id));
  const nearest = first && openTown(first.id);
  return nearest ? { nearest, compatriot: (nearOwn && openTown(nearOwn.id)) ?? null, lenders: lendersOf(found) } : null;
}

function townsOf({ found, corrections }: Pick<TripKnowledge, 'found' | 'corrections'>): Town[] {
  const towns = new Map<string, Town>();
  for (const town of found) {
    const around = neighboursOf(town);
    if (around) towns.set(town.id, townOfFound(town, openTown(town.id), around));
  }
  for (const { townId } of corrections) {
    const town = towns.get(townId) ?? openTown(townId);
    if (town) towns.set(townId, town);
  }
  return [...towns.values()].map((town) => correctTown(town, corrections));
}

/** What `work` returns; while it runs, towns are looked up with this knowledge above the gazetteer's. */
export const withKnowledge = <T>(knowledge: TripKnowledge | null | undefined, work: () => T): T =>
  knowledge && (knowledge.found.length > 0 || knowledge.corrections.length > 0) ? withTowns(townsOf(knowledge), work) : work();
