export {
  ClimateMonth, GuideAirport, GuideCity, GuideEatery, GuidePlace, GuideStayArea, Hours, HoursRule, Interest, PlaceKind, Tier,
} from './city.schema.js';
export { AIRPORTS, METRO_CODES } from './airports.js';
export type { Airport } from './airports.js';
export { GUIDE_CITIES, climateOf, distanceKm, findAirport, findGuideCity, nearestAirports } from './guide.js';
export type { Coordinates } from './guide.js';
export { foldName } from './names.js';
export { bestNamed, dietsOf, isAvoided, keepsDiets, namesPlace, servesCuisine } from './wishes.js';
export { closedWeekdays, describeHours, isOpen, openingWindows, toHhmm, toMinutes } from './hours.js';
export type { OpeningWindow } from './hours.js';
