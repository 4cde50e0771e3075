import { createClimateWeather } from './climate.weather.js';
import type { CityClimate } from './climate.weather.js';
import { riskOf } from './risk.js';
import { weatherInWords } from './weather-codes.js';
import { WEATHER_QUERY, describeWeather } from './weather.contract.js';
import type { WeatherUnderTest } from './weather.contract.js';

const month = (rainyDays: number, rainMm = 62): CityClimate['months'][number] => ({ highC: 22.4, lowC: 13.5, rainMm, rainyDays });
const climateWith = (may: CityClimate['months'][number]): CityClimate => ({
  city: 'Lisbon',
  timezone: 'Europe/Lisbon',
  months: Array.from({ length: 12 }, (_, i) => (i === 4 ? may : month(0, 0))),
});
const weatherOf = (climate: CityClimate): ReturnType<typeof createClimateWeather> =>
  createClimateWeather({ climateOf: (city) => (city === climate.city ? climate : undefined) });
const made = (rainyDays: number): Promise<WeatherUnderTest> => Promise.resolve({ weather: weatherOf(climateWith(month(rainyDays))), close: async () => {} });
const signal = new AbortController().signal;

describeWeather('the climate table', { knowing: () => made(24), ignorant: () => made(24) });

describe('climate weather', () => {
  it.each([
    [3, 10, 'LOW', 'rain on about 1 day in 10'],
    [14, 45, 'MEDIUM', 'rain on about 5 days in 10'],
    [24, 77, 'HIGH', 'rain on about 8 days in 10'],
    [0, 0, 'LOW', 'hardly any rain'],
    [31, 100, 'HIGH', 'rain nearly every day'],
  ])('%i rainy days of 31 are %i percent', async (rainyDays, precipitationProbability, riskLevel, words) => {
    const { daily } = await weatherOf(climateWith(month(rainyDays))).summarize(WEATHER_QUERY, signal);
    expect(daily[0]).toMatchObject({ precipitationProbability, riskLevel, summary: `Usually 14 to 22 °C, ${words}`, source: 'climate', precipitationMm: 2 });
  });

  it('takes each day from its own month', async () => {
    const { daily } = await weatherOf(climateWith(month(31))).summarize({ ...WEATHER_QUERY, startDate: '2027-04-30', endDate: '2027-05-01' }, signal);
    expect(daily.map(({ precipitationProbability }) => precipitationProbability)).toEqual([0, 100]);
  });
});

describe('risk of a day', () => {
  it.each([65, 67, 75, 82, 86, 95, 96, 99])('is high for weather code %i', (code) => expect(riskOf(code, 0)).toBe('HIGH'));
  it.each([
    [70, 'HIGH'],
    [69, 'MEDIUM'],
    [40, 'MEDIUM'],
    [39, 'LOW'],
    [null, 'LOW'],
  ])('with %s percent of rain is %s', (percent, risk) => expect(riskOf(63, percent)).toBe(risk));
});

describe('weather codes', () => {
  it('has words for known ones and says when it has none', () => {
    expect([weatherInWords(0), weatherInWords(42), weatherInWords(null)]).toEqual(['Clear sky', 'Weather type not known', 'Weather type not known']);
  });
});
