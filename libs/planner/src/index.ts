export { computeCosts } from './costs.js';
export type { PricedItems } from './costs.js';
export { planCityTrip } from './plan-city-trip.js';
export { planUnknownCity } from './plan-unknown-city.js';
export { describeProposalOptions } from './proposal-options.js';
export { proposalOverBy } from './proposal-over-by.js';
export type { ProposalOption, ProposalTaste } from './proposal-options.js';
export { interestsOf } from './interests.js';
export { moneyWords } from './money-words.js';
export type { CityTripInput, DayProposal, TripBasics, TripPlan, UnknownCityInput, UnmetWish } from './trip-input.js';
export { findRoute } from './routing/index.js';
export type { RouteLeg, RouteRelaxation, RouteRequest, RouteResult, RouteStop, SearchLimit } from './routing/index.js';
export { scheduleDay } from './day-schedule/index.js';
export type { DaySchedule, LeftOutItem, ScheduleItem, ScheduleRequest, ScheduledItem } from './day-schedule/index.js';
export { reviseTrip } from './revise-trip/revise-trip.js';
export type { PresentTrip, ReviseTripInput, RevisedTrip } from './revise-trip/revise-input.js';
export { alternativesFor } from './revise-trip/alternatives.js';
export type { Alternative } from './revise-trip/alternatives.js';
export { mayTravelBy } from './catalog/wishes.js';
export { lockedDay, locksOf, mealId } from './revise-trip/lock-ids.js';
export { repairTrip } from './revise-trip/repair-trip.js';
export { reviseUnknownCity } from './revise-trip/revise-unknown-city.js';
export { placeFilter } from './revise-trip/place-wishes.js';
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
export { assembleTrip, assembling } from './trip/assemble-trip.js';
export type { TripParts, TripVersion } from './trip/assemble-trip.js';
export { fitTrip, fitting } from './trip/fit-trip.js';
export type { PartedWork } from './parted-work.js';
export type { FittedTrip } from './trip/fit-trip.js';
export { currenciesOf, outlineTrip, routeOf } from './trip/route/outline-trip.js';
export type { LegOutline, TripOutline } from './trip/route/outline-trip.js';
export { dateStops } from './trip/route/date-stops.js';
export type { StopDates } from './trip/route/date-stops.js';
export { timeLeg } from './trip/ways/time-legs.js';
export type { ChosenLeg } from './trip/ways/time-legs.js';
export { missedStops } from './trip/ways/missed-stops.js';
export { lookUpTimes, withSurface } from './trip/ways/look-up-times.js';
export { fares } from './trip/ways/way-options.js';
export type { WayPurpose } from './trip/ways/timed-way.js';
export type { Home, PlannedTrip, ProposedDay, TripBrief, TripStop, WayOption } from './trip/trip-types.js';
export { relaxationsOf, relaxing } from './trip/money/relaxations.js';
export { rankDestinations } from './trip/where/rank-destinations.js';
export type { RankedDestination } from './trip/where/rank-destinations.js';
export { tagWords } from './trip/where/tag-words.js';
export { wantedThemes } from './trip/where/wanted-themes.js';
export type { WantedThemes } from './trip/where/wanted-themes.js';
export { findDates } from './trip/dates/find-dates.js';
export type { DateChoice, DateSearch, FoundDates } from './trip/dates/find-dates.js';
export { holidaysBetween, publicHolidays } from './trip/dates/public-holidays.js';
export type { PublicHoliday } from './trip/dates/public-holidays.js';
export { planDays } from './trip/days/index.js';
export { wishLedger, withNamedInText } from './trip/wishes/index.js';
export type { LedgerFacts } from './trip/wishes/index.js';
export type { DaySpending, DayWindow, DaysRequest, Party, PlannedDays } from './trip/trip-types.js';
export { withChangedHoursNamed } from './revise-trip/name-free-hours.js';
export { reviseRoute } from './revise-trip/revise-route.js';
export type { ReviseRouteInput } from './revise-trip/revise-route.js';
export { changeStops } from './revise-stops/change-stops.js';
export type { ChangedStops, NightsAt } from './revise-stops/change-stops.js';
export { keepPlanned } from './revise-stops/kept-days.js';
export type { PlannedRoute } from './revise-stops/kept-days.js';
export { lockConflict } from './revise-stops/lock-conflict.js';
export { townOfStop } from './revise-stops/town-of-stop.js';
export { worthOf } from './trip/route/town-worth.js';
