/** What the budget finds when nothing was planned, changed or audited before. */
export const FIRST_BUDGET = { draftMark: null, budgetMark: null, revisionPatch: null, auditReport: null } as const;

/** What the itinerary finds when it plans for the first time. */
export const FIRST_DRAFT = {
  ...{ draftMark: null, revisionPatch: null, auditReport: null, itineraryDraft: null, stays: null, transport: null, flightOptions: null },
  ...{ returnFlightOptions: null, selectedFlightOfferId: null, selectedReturnFlightOfferId: null, weatherRisks: null, exchangeRate: null, planNotes: null },
} as const;
