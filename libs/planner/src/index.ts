export { computeCosts } from './costs.js';
export type { PricedItems } from './costs.js';
export { planCityTrip } from './plan-city-trip.js';
export { planUnknownCity } from './plan-unknown-city.js';
export { describeProposalOptions } from './proposal-options.js';
export type { ProposalOption, ProposalTaste } from './proposal-options.js';
export { interestsOf } from './interests.js';
export { moneyWords } from './money-words.js';
export type { CityTripInput, DayProposal, TripBasics, TripPlan, UnknownCityInput, UnmetWish } from './trip-input.js';
export { legTimes as catalogLegTimes } from './catalog/day-slots.js';
export { planCatalogTrip } from './catalog/plan-catalog-trip.js';
export type {
  CatalogAnswer,
  CatalogDay,
  CatalogLeg,
  CatalogMeal,
  CatalogStay,
  CatalogTrip,
  CatalogTripRequest,
  CatalogVisit,
  NoCatalogTrip,
  SearchLimits,
} from './catalog/catalog-trip.js';
