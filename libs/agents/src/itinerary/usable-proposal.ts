import type { DayProposal } from '@app/planner';
import { dateRange } from '@app/contracts';
import { checkWords } from '../worded-text/safe-words.js';
import type { ItineraryDraft, ItineraryInput } from './itinerary.schema.js';

const MAX_THEME_CHARS = 60;

/** What of a model's proposal may be tried, and how many places of it were none. */
export interface UsableProposal {
  readonly days: readonly DayProposal[];
  readonly droppedPlaces: number;
}

/** Keeps dates of the trip, each once, and places of the list, each once. */
export function usableProposal({ days }: ItineraryDraft, input: ItineraryInput): UsableProposal {
  const openDates = new Set(dateRange(input.startDate, input.endDate));
  const openIds = new Set(input.options.map(({ id }) => id));
  const usable = days.flatMap(({ date, theme, placeIds }): DayProposal[] => {
    if (!openDates.delete(date)) return [];
    const kept = placeIds.filter((id) => openIds.delete(id));
    const words = theme === null ? null : checkWords(theme, MAX_THEME_CHARS).text;
    return [{ date, placeIds: kept, ...(words ? { theme: words } : {}) }];
  });
  const proposed = days.reduce((sum, day) => sum + day.placeIds.length, 0);
  return { days: usable, droppedPlaces: proposed - usable.reduce((sum, day) => sum + day.placeIds.length, 0) };
}
