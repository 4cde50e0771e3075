import type { DailyWeather, FinalPlan } from '@app/contracts';
import { DAY_MS, NOTHING, dayStart, daysAfter, nextLook } from '../look.js';
import type { Check, Found, Look } from '../look.js';

/** Forecasts reach so far. */
const DAYS_AHEAD = 16;

interface Stop {
  readonly city: string;
  readonly country: string | null;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly startDate: string;
  readonly endDate: string;
}

function stopsOf({ route = [], itinerary, selectedDestination }: FinalPlan): Stop[] {
  if (route.length > 0)
    return route.map(({ city, country, lat, lng, arrive, leave }) => ({ city, country, coordinates: { lat, lng }, startDate: arrive, endDate: leave }));
  const [first, last] = [itinerary[0], itinerary.at(-1)];
  if (!first || !last) return [];
  return [{ city: first.city, country: selectedDestination?.country ?? null, coordinates: null, startDate: first.date, endDate: last.date }];
}

async function forecastOf(stop: Stop, { now, context }: Look): Promise<readonly DailyWeather[]> {
  const { daily } = await context.weather.summarize({ ...stop, today: now.toISOString().slice(0, 10) }, context.signal);
  return daily.filter(({ source, date }) => source === 'live' && dayStart(date).getTime() > now.getTime() - DAY_MS);
}

function finding(sky: DailyWeather, { trip, seen }: Look): Found | null {
  const day = trip.plan.itinerary.findIndex(({ date }) => date === sky.date);
  const planned = trip.plan.itinerary[day];
  const told = seen[`weather:${sky.date}`] ?? (trip.highRiskDates.includes(sky.date) ? 'HIGH' : 'FINE');
  const isBad = sky.riskLevel === 'HIGH';
  if (!planned || isBad === (told === 'HIGH')) return null;
  const id = `weather:${sky.date}:${isBad ? 'HIGH' : 'FINE'}`;
  if (!isBad) return { ...NOTHING, id, kind: 'weather', text: `The bad weather that was expected in ${planned.city} on ${sky.date} is expected no more.` };
  const what = `Day ${day + 1}, ${planned.city}`;
  return {
    ...{ id, kind: 'weather', text: `${sky.summary} is expected in ${planned.city} on ${sky.date}; other visits would fit day ${day + 1} better.` },
    change: planned.activities.length > 0 ? { kind: 'renew', day: day + 1 } : null,
    diff: { what, before: planned.activities.map(({ title }) => title).join(', ') || null, after: null },
    saves: null,
    weather: [sky],
  };
}

/** Forecasts for the days of the plan, from sixteen days before on. */
export const weatherCheck: Check = {
  kind: 'weather',
  async look(at) {
    const { itinerary } = at.trip.plan;
    const [first, last] = [itinerary[0]?.date, itinerary.at(-1)?.date];
    if (!first || !last || daysAfter(dayStart(last), 1) <= at.now) return { found: [], seen: {}, next: null };
    const begins = daysAfter(dayStart(first), -DAYS_AHEAD);
    if (begins > at.now) return { found: [], seen: {}, next: begins };
    const byDate = new Map<string, DailyWeather>();
    // A date of two stops has the weather of the one that is slept in.
    for (const stop of stopsOf(at.trip.plan)) for (const sky of await forecastOf(stop, at)) byDate.set(sky.date, sky);
    const found = [...byDate.values()].flatMap((sky) => finding(sky, at) ?? []);
    const seen = Object.fromEntries(found.map(({ id }) => [id.split(':').slice(0, 2).join(':'), id.endsWith('HIGH') ? 'HIGH' : 'FINE']));
    return { found, seen, next: nextLook(at) };
  },
};
