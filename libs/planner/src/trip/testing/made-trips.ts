import { addDays, dateRange } from '@app/contracts';
import type { Wish } from '@app/contracts';
import { findGuideCity, townOfCity } from '@app/guide';
import type { Town, TownPlace } from '@app/guide';
import type { DayWindow, DaysRequest, TripStop } from '../trip-types.js';

const MORNING = 420;
const NIGHT = 1410;

export const present = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('the made trip lacks what this test needs');
  return value;
};

export const guideTown = (name: string): Town => townOfCity(present(findGuideCity(name)));

export const wishOf = (kind: Wish['kind'], more: Partial<Wish> = {}): Wish => ({
  id: 'w1',
  said: `${kind} ${(more.targets ?? []).join(', ')}`,
  kind,
  targets: [],
  often: 'once',
  must: false,
  ...more,
});

/** Hours of the first and the last day in minutes after midnight. */
export interface Ends {
  readonly arrives: number;
  readonly leaves: number;
}

function windowsOf(arriveDate: string, leaveDate: string, { arrives, leaves }: Ends): DayWindow[] {
  return dateRange(arriveDate, leaveDate).map((date): DayWindow => {
    if (date === arriveDate) return { date, kind: 'arrival', fromMinute: arrives, toMinute: NIGHT };
    return date === leaveDate
      ? { date, kind: 'departure', fromMinute: MORNING, toMinute: leaves }
      : { date, kind: 'full', fromMinute: MORNING, toMinute: NIGHT };
  });
}

/** Stops one after the other from a date on; moves arrive in the afternoon. */
export function stopsOf(spec: readonly (readonly [Town, number])[], startDate: string, ends: Ends = { arrives: 840, leaves: 900 }): TripStop[] {
  let arriveDate = startDate;
  return spec.map(([town, nights], index): TripStop => {
    const leaveDate = addDays(arriveDate, nights);
    const hours = { arrives: index === 0 ? ends.arrives : 870, leaves: index === spec.length - 1 ? ends.leaves : 660 };
    const stop = {
      town,
      arriveDate,
      leaveDate,
      nights,
      why: 'named',
      area: present(town.stayAreas[0]),
      rateFromTown: 1,
      windows: windowsOf(arriveDate, leaveDate, hours),
      weather: [],
    };
    arriveDate = leaveDate;
    return stop;
  });
}

export function requestOf(stops: readonly TripStop[], more: Partial<DaysRequest> = {}): DaysRequest {
  return {
    stops,
    party: { adults: 2, children: 0, childrenAges: [] },
    currency: 'EUR',
    preferences: { travelStyle: 'balanced', prioritizedInterests: [], preferredPace: 'normal', accommodationPreference: 'midrange' },
    constraints: null,
    wishes: [],
    interests: [],
    spending: { mealTier: 'midrange', mealShare: 1, excludedIds: new Set() },
    language: 'en',
    ...more,
  };
}

/** A town like Lisbon with these places in place of its own, and no table. */
export const townWith = (places: readonly TownPlace[], more: Partial<Town> = {}): Town => ({
  ...guideTown('Lisbon'),
  id: 'made-town',
  name: 'Madetown',
  eateries: [],
  places: [...places],
  ...more,
});

/** A sight of that town, some hundred metres from its middle. */
export function placeOf(id: string, more: Partial<TownPlace> = {}): TownPlace {
  const { lat, lng } = guideTown('Lisbon');
  return {
    id,
    name: `Sight ${id}`,
    kind: 'landmark',
    interests: ['history'],
    lat: lat + 0.004,
    lng: lng + 0.004,
    visitMinutes: 90,
    cost: 0,
    indoor: false,
    hours: 'always',
    rank: 3,
    note: '',
    ...more,
  };
}
