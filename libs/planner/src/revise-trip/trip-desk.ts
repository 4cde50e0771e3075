import { fromCents, toCents } from '@app/contracts';
import type { Activity, ItineraryDay, Stay, TransportLeg } from '@app/contracts';
import { foldName, toMinutes } from '@app/guide';
import type { Coordinates, GuideEatery, GuidePlace, OpeningWindow, Tier } from '@app/guide';
import { computeCosts, groundTotal } from '../costs.js';
import type { DayFrame } from '../day-frame.js';
import { plannedMinutes, visitWindows } from '../day-rules.js';
import { transportOf } from '../draft-trip.js';
import type { DayFacts } from '../itinerary-day.js';
import { entrancePrice } from '../pricing.js';
import type { StayChoice } from '../stays.js';
import { localTransportLeg } from '../transport.js';
import { tripSetup } from '../trip-setup.js';
import type { TripSetup } from '../trip-setup.js';
import type { UnmetWish } from '../trip-input.js';
import { isLockedId, mealId } from './lock-ids.js';
import { mealTierOf, stayChoiceOf } from './present-spending.js';
import type { ReviseTripInput } from './revise-input.js';

const byName = <P extends { readonly name: string }>(entries: readonly P[]): ReadonlyMap<string, P> =>
  new Map(entries.map((entry) => [foldName(entry.name), entry]));

/** A trip on the desk while it is changed: what it holds now, what limits it, and what was said on the way. Days are replaced, never edited. */
export class TripDesk {
  readonly setup: TripSetup;
  readonly notes: string[] = [];
  readonly unmet: UnmetWish[] = [];
  readonly mealTier: Tier;
  stayChoice: StayChoice;
  stays: readonly Stay[];
  private current: readonly ItineraryDay[];
  private legs: readonly TransportLeg[];
  private readonly placesByName: ReadonlyMap<string, GuidePlace>;
  private readonly eateriesByName: ReadonlyMap<string, GuideEatery>;
  private readonly excluded: ReadonlySet<string>;

  constructor(readonly input: ReviseTripInput) {
    this.setup = tripSetup(input);
    this.placesByName = byName(input.city.places);
    this.eateriesByName = byName(input.city.eateries);
    this.excluded = new Set(input.excludedPlaces.map(foldName));
    this.current = input.present.days;
    this.stays = input.present.stays;
    this.legs = input.present.transport;
    this.stayChoice = stayChoiceOf(input, this.setup.places);
    this.mealTier = mealTierOf(input, this.setup.pricing);
  }

  get days(): readonly ItineraryDay[] {
    return this.current;
  }

  get transport(): readonly TransportLeg[] {
    return this.legs;
  }

  /** The day at that index; days count from 0 here. */
  day(index: number): ItineraryDay {
    const day = this.current[index];
    if (!day) throw new RangeError(`the trip has no day ${index + 1}`);
    return day;
  }

  frame(index: number): DayFrame {
    const frame = this.setup.frame.days[index];
    if (!frame) throw new RangeError(`the trip has no date ${index + 1}`);
    return frame;
  }

  /** Where people sleep, or the middle of the city on a trip without a night. */
  get base(): Coordinates {
    return this.setup.frame.nights > 0 ? this.stayChoice.area : this.input.city;
  }

  setDay(index: number, day: ItineraryDay): void {
    this.current = this.current.with(index, day);
    this.legs = this.withLocalRide(index);
  }

  setDays(days: readonly ItineraryDay[]): void {
    this.current = days;
  }

  /** Flights, transfers and rides anew, because dates, flights or the stay changed. */
  renewTransport(): void {
    this.legs = transportOf(this.setup, { stay: this.stayChoice }, this.current);
  }

  /** Rides of a day come with its first visit and go with its last. */
  private withLocalRide(index: number): readonly TransportLeg[] {
    const { city } = this.input;
    const id = `local-d${index + 1}`;
    const isOut = this.day(index).activities.length > 0 && city.daily.localTransport > 0;
    const has = this.legs.some((leg) => leg.id === id);
    if (isOut === has) return this.legs;
    if (!isOut) return this.legs.filter((leg) => leg.id !== id);
    const ride = {
      adultCost: city.daily.localTransport,
      description: this.setup.words.say('way.local', { city: city.name, summary: city.localTransport.summary }),
      source: 'guide' as const,
    };
    const leg = localTransportLeg(city.name, this.frame(index), ride, this.setup.pricing);
    const after = this.legs.findIndex((other) => other.date > leg.date);
    return this.legs.toSpliced(after < 0 ? this.legs.length : after, 0, leg);
  }

  isLocked(index: number, id: string): boolean {
    const activity = this.current[index]?.activities.find((one) => one.id === id);
    return activity?.locked === true || isLockedId(this.input.locks, index, id);
  }

  /** True when nothing on the day may change. */
  isDayLocked(index: number): boolean {
    const day = this.day(index);
    const ids = [...day.activities.map(({ id }) => id), ...(day.meals ?? []).map(({ meal }) => mealId(index, meal))];
    const activities = day.activities.length > 0 && day.activities.every(({ id }) => this.isLocked(index, id));
    return isLockedId(this.input.locks, index, '') || (activities && ids.length > 0);
  }

  placeOf(activity: Pick<Activity, 'place'>): GuidePlace | undefined {
    return this.placesByName.get(foldName(activity.place.name));
  }

  eateryNamed(name: string): GuideEatery | undefined {
    return this.eateriesByName.get(foldName(name));
  }

  isVisited(place: GuidePlace): boolean {
    const name = foldName(place.name);
    return this.current.some((day) => day.activities.some((activity) => foldName(activity.place.name) === name));
  }

  isExcluded = (place: GuidePlace): boolean => this.excluded.has(foldName(place.name));

  /** Places that may come in, the most valued first; excursions only where somebody asks for them. */
  freePlaces(): GuidePlace[] {
    return this.setup.places.filter((place) => place.kind !== 'day_trip' && !this.isVisited(place) && !this.isExcluded(place));
  }

  windows(place: GuidePlace, index: number): readonly OpeningWindow[] {
    const known = this.setup.windowsOf(place, this.frame(index).date);
    return known.length > 0 ? known : visitWindows(place, this.frame(index).date);
  }

  minutes = (place: GuidePlace): number => plannedMinutes(place);

  costs(): ReturnType<typeof computeCosts> {
    return computeCosts({ days: this.current, stays: this.stays, transport: this.legs }, this.input.currency);
  }

  /** What is left of the budget, negative when the trip costs more; unlimited without one. */
  spare(): number {
    const { groundBudget } = this.input;
    return groundBudget === null ? Infinity : fromCents(toCents(groundBudget) - toCents(groundTotal(this.costs())));
  }

  priceOf = (place: GuidePlace): number => entrancePrice(this.setup.pricing, place.cost, place.childCost).amount;

  get facts(): Omit<DayFacts, 'weather' | 'theme'> {
    return { city: this.input.city, pricing: this.setup.pricing, mealTier: this.mealTier, interests: this.setup.spokenInterests, words: this.setup.words };
  }
}

/** Minutes of an activity or meal. */
export const spanOf = ({ start, end }: { readonly start: string; readonly end: string }): { readonly startMinute: number; readonly endMinute: number } => ({
  startMinute: toMinutes(start),
  endMinute: toMinutes(end),
});
