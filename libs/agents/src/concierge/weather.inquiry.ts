import { z } from 'zod';
import type { ItineraryDay } from '@app/contracts';
import { dateWords } from '../worded-text/date-words.js';
import { askedDays } from './asked-days.js';
import { cannotTell, say, toolSources } from './inquiry.js';
import type { AskedPlan, Inquiry } from './inquiry.js';

const Weather = z.object({
  city: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      summary: z.string(),
      highC: z.number(),
      lowC: z.number(),
      rainMm: z.number().nullable(),
      rainPercent: z.number().nullable(),
      source: z.string(),
    }),
  ),
});
type WeatherDay = z.infer<typeof Weather>['days'][number];

const RAIN_LIKELY_PERCENT = 50;
const RAIN_MM = 1;

/** Weather of the asked days, or of the whole trip, at the city of each day. */
export function weatherInquiry(asked: AskedPlan): Inquiry {
  const { plan, question, country, today } = asked;
  const { days, outside } = askedDays(question, plan.itinerary, today);
  if (outside !== null) return () => cannotTell(`${outside} is no day of this trip, which has ${plan.itinerary.length} days.`);
  const wanted = days.length > 0 ? days : plan.itinerary;
  const spans = spansOf(wanted);
  return (observations) => {
    if (observations.length === 0)
      return {
        kind: 'ask',
        thought: `Looking up the weather of ${spans.map(({ city }) => city).join(' and ')}.`,
        calls: spans.map(({ city, startDate, endDate }) => ({
          name: 'get_weather',
          arguments: { city, ...(spans.length === 1 && country ? { country } : {}), startDate, endDate },
        })),
      };
    const told = observations.flatMap((observation) => (observation.ok ? (Weather.safeParse(observation.value).data ?? []) : []));
    const lines = told.flatMap(({ city, days: skies }) => skies.map((sky) => dayWords(sky, city)));
    if (lines.length === 0) return cannotTell('no weather could be had for that day; look at a forecast shortly before you go.');
    return say(lines.join(' '), observations.flatMap(toolSources));
  };
}

interface CitySpan {
  readonly city: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Days in one city after each other are asked for together. */
function spansOf(days: readonly ItineraryDay[]): CitySpan[] {
  const spans: { city: string; startDate: string; endDate: string }[] = [];
  for (const { city, date } of days) {
    const last = spans.at(-1);
    if (last?.city === city) last.endDate = date;
    else spans.push({ city, startDate: date, endDate: date });
  }
  return spans;
}

const CLIMATE = 'climate';
const ORIGINS: Readonly<Record<string, string>> = { live: 'forecast', climate: 'usual weather of the month, no forecast', estimate: 'estimate' };

function dayWords({ date, summary, highC, lowC, rainMm, rainPercent, source }: WeatherDay, city: string): string {
  const chance = rainPercent === null ? '' : `, chance of rain ${Math.round(rainPercent)} %`;
  const amount = rainMm === null ? '' : `, ${rainMm} mm`;
  const degrees = `, ${Math.round(lowC)} to ${Math.round(highC)} °C`;
  // What a month is usually like names its degrees and its chance of rain already.
  const sky = source === CLIMATE ? `${summary.charAt(0).toLowerCase()}${summary.slice(1)}` : `${summary}${degrees}${chance}${amount}`;
  return `${verdictOf({ rainMm, rainPercent })} on ${dateWords(date)} in ${city}: ${sky} (${ORIGINS[source] ?? source}).`;
}

function verdictOf({ rainMm, rainPercent }: Pick<WeatherDay, 'rainMm' | 'rainPercent'>): string {
  if (rainMm === null && rainPercent === null) return 'Whether it rains is not known';
  const isLikely = rainPercent === null ? (rainMm ?? 0) > RAIN_MM : rainPercent >= RAIN_LIKELY_PERCENT;
  return isLikely ? 'Rain is likely' : 'Rain is not likely';
}
