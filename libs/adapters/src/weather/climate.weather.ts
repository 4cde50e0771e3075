import { dateRange, monthIndex } from '@app/contracts';
import type { DailyWeather } from '@app/contracts';
import type { WeatherPort } from '@app/ports';
import { toClimateDay } from './normal-day.js';
import { highRiskDates } from './risk.js';

/** Normals of one month: mean daily high and low in °C, rain of the month in mm, days with rain. */
export interface MonthNormals {
  readonly highC: number;
  readonly lowC: number;
  readonly rainMm: number;
  readonly rainyDays: number;
}

export interface CityClimate {
  readonly city: string;
  /** IANA name. */
  readonly timezone: string;
  /** Twelve, January first. */
  readonly months: readonly MonthNormals[];
}

export interface ClimateWeatherOptions {
  readonly climateOf: (cityName: string) => CityClimate | undefined;
}

/** Days of a month in a leap year or not; day 0 of the next month is the last of this one. */
const daysInMonth = (date: string): number => new Date(Date.UTC(Number(date.slice(0, 4)), monthIndex(date) + 1, 0)).getUTCDate();

/**
 * Climate normals of the month for every day, without a provider. A city without normals gives no days and `degraded` says why.
 */
export function createClimateWeather({ climateOf }: ClimateWeatherOptions): WeatherPort {
  return {
    async summarize({ city, startDate, endDate }, signal) {
      signal.throwIfAborted();
      const climate = climateOf(city);
      if (!climate) return { location: city, timezone: 'UTC', daily: [], highRiskDates: [], degraded: `No climate normals are known for ${city}` };
      const daily = dateRange(startDate, endDate).flatMap((date) => normalDay(climate, date));
      return { location: city, timezone: climate.timezone, daily, highRiskDates: highRiskDates(daily), degraded: null };
    },
  };
}

function normalDay({ months }: CityClimate, date: string): DailyWeather[] {
  const month = months[monthIndex(date)];
  if (!month) return [];
  const days = daysInMonth(date);
  return [toClimateDay({ date, highC: month.highC, lowC: month.lowC, precipitationMm: month.rainMm / days, rainPercent: (month.rainyDays / days) * 100 })];
}
