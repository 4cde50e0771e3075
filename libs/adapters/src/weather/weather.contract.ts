import { NavigoError, WeatherRiskSummary, dateRange } from '@app/contracts';
import type { WeatherPort, WeatherQuery } from '@app/ports';

/** A trip that begins within the forecast and ends beyond it. */
export const WEATHER_QUERY: WeatherQuery = {
  city: 'Lisbon',
  country: 'Portugal',
  coordinates: { lat: 38.72, lng: -9.14 },
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  today: '2027-04-27',
};

export interface WeatherUnderTest {
  readonly weather: WeatherPort;
  close(): Promise<void>;
}

export interface WeatherMaker {
  /** Covers all days of {@link WEATHER_QUERY}, some of them of high risk. */
  knowing(): Promise<WeatherUnderTest>;
  /** Knows no place named Atlantis. */
  ignorant(): Promise<WeatherUnderTest>;
}

/** What every weather source promises, see {@link WeatherPort}. */
export function describeWeather(name: string, make: WeatherMaker): void {
  describe(`${name} as a weather source`, () => {
    const signal = new AbortController().signal;
    let open: WeatherUnderTest | undefined;
    const summaryFrom = async (made: Promise<WeatherUnderTest>, more: Partial<WeatherQuery> = {}): Promise<WeatherRiskSummary> => {
      open = await made;
      return open.weather.summarize({ ...WEATHER_QUERY, ...more }, signal);
    };
    afterEach(async () => {
      await open?.close();
      open = undefined;
    });

    it('has one entry for each day of the trip, in order', async () => {
      const { daily } = await summaryFrom(make.knowing());
      expect(daily.map(({ date }) => date)).toEqual(dateRange('2027-05-10', '2027-05-14'));
    });

    it('fits the shape that crosses to agents and clients', async () => {
      const summary = await summaryFrom(make.knowing());
      expect(WeatherRiskSummary.parse(summary)).toEqual(summary);
      expect(summary).toMatchObject({ location: 'Lisbon', timezone: 'Europe/Lisbon', degraded: null });
    });

    it('says for each day what it is like and where that comes from', async () => {
      const { daily } = await summaryFrom(make.knowing());
      for (const day of daily) {
        expect(day.lowC).toBeLessThanOrEqual(day.highC);
        expect(day.summary).not.toBe('');
        expect(['live', 'climate']).toContain(day.source);
        // What is usual in a month is no forecast of a weather type.
        if (day.source === 'climate') expect(day.weatherCode).toBeNull();
      }
    });

    it('lists exactly the days of high risk', async () => {
      const { daily, highRiskDates } = await summaryFrom(make.knowing());
      expect(highRiskDates.length).toBeGreaterThan(0);
      expect(highRiskDates).toEqual(daily.filter(({ riskLevel }) => riskLevel === 'HIGH').map(({ date }) => date));
    });

    it('covers a trip of one day', async () => {
      const { daily } = await summaryFrom(make.knowing(), { endDate: '2027-05-10' });
      expect(daily.map(({ date }) => date)).toEqual(['2027-05-10']);
    });

    it('guesses no weather for a place that it does not know', async () => {
      const outcome = await summaryFrom(make.ignorant(), { city: 'Atlantis', coordinates: null }).catch((error: unknown) => error);
      if (outcome instanceof NavigoError) expect(outcome.code).toBe('PROVIDER_BAD_REQUEST');
      else expect(outcome).toMatchObject({ daily: [], highRiskDates: [], degraded: expect.stringContaining('Atlantis') });
    });

    it('ends with the reason of a caller who has aborted', async () => {
      open = await make.knowing();
      await expect(open.weather.summarize(WEATHER_QUERY, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    });
  });
}
