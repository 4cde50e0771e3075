import { isDeepStrictEqual } from 'node:util';
import type { DraftMark, ItineraryDay } from '@app/contracts';
import type { PlanProgress } from '../plan-kit/draft-changes.js';

interface Draft extends PlanProgress {
  readonly itineraryDraft?: readonly ItineraryDay[] | null | undefined;
}

/** What packing looks at: the dates, and what kinds of things are done. */
const packingView = (days: readonly ItineraryDay[]): unknown => [
  days.map(({ date }) => date),
  [...new Set(days.flatMap((day) => day.activities.map(({ kind }) => kind)))].sort(),
];

/** The mark of a draft that comes after the present one. `isSame`: nothing of the plan changed, so nobody has to work again. */
export function nextMark({ draftMark, revisionPatch, auditReport, itineraryDraft }: Draft, days: readonly ItineraryDay[], isSame = false): DraftMark {
  const number = (draftMark?.number ?? 0) + (isSame ? 0 : 1);
  const packs = !itineraryDraft || !isDeepStrictEqual(packingView(itineraryDraft), packingView(days));
  return { number, revision: revisionPatch?.number ?? 0, round: auditReport?.round ?? 0, packing: packs ? number : (draftMark?.packing ?? 0) };
}

/** For walks through the graph: each turn brings another draft. */
export const simulatedMark = (state: Readonly<Record<string, unknown>>): DraftMark => nextMark({ ...(state as PlanProgress), itineraryDraft: null }, []);
