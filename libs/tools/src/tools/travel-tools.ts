import type { ToolDefinition } from '../registry/define-tool.js';
import { calculateBudget } from './calculate-budget/calculate-budget.tool.js';
import { convertCurrency } from './convert-currency/convert-currency.tool.js';
import { getAirportCode } from './get-airport-code/get-airport-code.tool.js';
import { getWeather } from './get-weather/get-weather.tool.js';
import { openingHours } from './opening-hours/opening-hours.tool.js';
import { searchFlights } from './search-flights/search-flights.tool.js';
import { searchHotels } from './search-hotels/search-hotels.tool.js';
import { searchPlaces } from './search-places/search-places.tool.js';
import { travelTime } from './travel-time/travel-time.tool.js';

/** Every tool of the product; all of them only read. */
export const TRAVEL_TOOLS: readonly ToolDefinition[] = [
  getWeather,
  convertCurrency,
  searchPlaces,
  searchFlights,
  searchHotels,
  getAirportCode,
  travelTime,
  openingHours,
  calculateBudget,
];
