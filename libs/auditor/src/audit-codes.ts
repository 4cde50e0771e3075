/** The closed list of what an audit may find, each with the sentence that explains it. */
export const AUDIT_CODES = {
  SCHEMA: 'The plan does not have the form of a plan.',
  DATE_MISSING: 'A date of the trip has no day in the plan.',
  DATE_EXTRA: 'A day of the plan lies outside the dates of the trip.',
  DATE_TWICE: 'A date has more than one day in the plan.',
  OVERLAP: 'Two things happen at the same time, or something ends before it begins.',
  TRAVEL_TIME: 'The time between two neighbours is too short for the way between them.',
  PLACE_UNKNOWN: 'A place is in no source, so nothing proves that it exists.',
  PLACE_CLOSED: 'A place is closed during a part of the visit.',
  PLACE_WRONG_CITY: 'A place is not in the city of its day.',
  PLACE_TWICE: 'A place is visited more than once, or a table comes back too soon or too often.',
  FLIGHT_TIME: 'Something is planned before the arrival or too close to the departure of a flight.',
  STAY_NIGHTS: 'The nights of the trip and the nights of its stays differ.',
  COST_CATEGORY: 'The costs of a category are not the sum of its items.',
  COST_TOTAL: 'A total is not the sum of the items.',
  CURRENCY_MIXED: 'Amounts are in more than one currency.',
  OVER_BUDGET: 'The plan costs more than the budget.',
  MUST_SEE_MISSING: 'A place that must be seen is not in the plan.',
  AVOIDED_PLACE: 'The plan holds something that is to be avoided.',
  DIET: 'A meal is at a place where a diet is hard to keep.',
  MEAL_MISSING: 'A day lacks a meal.',
} as const;

export type AuditCode = keyof typeof AUDIT_CODES;
