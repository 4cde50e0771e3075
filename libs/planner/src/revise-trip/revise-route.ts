import { isDeepStrictEqual } from 'node:util';
import { fromCents, isRouteChange, toCents } from '@app/contracts';
import type { ItineraryDay, RouteStop, Stay, TransportLeg } from '@app/contracts';
import { bestNamed, foldName } from '@app/guide';
import type { GuideCity } from '@app/guide';
import { computeCosts, groundTotal } from '../costs.js';
import { townOfStop } from '../revise-stops/town-of-stop.js';
import type { TripBasics, UnmetWish } from '../trip-input.js';
import { exchangeFlights } from './exchange-flights.js';
import type { PresentTrip, RevisedTrip, ReviseTripInput } from './revise-input.js';
import { withChangedHoursNamed } from './name-free-hours.js';
import { reviseTrip } from './revise-trip.js';
import { isLocalLeg, restoredDays, shiftedLocal, shiftedLock, slicedChange, slicedTrip, sliceFrame } from './route-slice.js';
import type { StopSlice } from './route-slice.js';

/** A planned route, and what is to change about it. */
export interface ReviseRouteInput extends TripBasics, Pick<ReviseTripInput, 'present' | 'changes' | 'locks' | 'excludedPlaces'> {
  readonly route: readonly RouteStop[];
  /** Units of the trip's currency for one unit of that currency. */
  rateFrom(currency: string): number;
  readonly rateAsOf: string;
  /** The most activities that the travellers want on a day; absent when they did not say. */
  readonly mostPerDay?: number | undefined;
}

/** The days of each stop: a date with a move belongs to the stop that is slept in, as the day's own city says. */
function slicesOf(days: readonly ItineraryDay[], route: readonly RouteStop[]): readonly (StopSlice & { readonly stop: RouteStop; readonly order: number })[] {
  let next = 0;
  return route.flatMap((stop, order) => {
    const first = next;
    let last = first - 1;
    while (
      last + 1 < days.length &&
      foldName(days[last + 1]?.city ?? '') === foldName(stop.city) &&
      (order === route.length - 1 || (days[last + 1]?.date ?? '') < stop.leave)
    )
      last += 1;
    if (last < first) return [];
    next = last + 1;
    return [{ first, last, stop, order }];
  });
}

const LAST = '24:00';

const inOrderOfTime = (legs: readonly TransportLeg[]): TransportLeg[] =>
  [...legs].sort((a, b) => a.date.localeCompare(b.date) || (a.departureTime ?? LAST).localeCompare(b.departureTime ?? LAST));

const stayIdOf = (stays: readonly Stay[], order: number): string | null => stays.find(({ id }) => id.startsWith(`stay-${order + 1}-`))?.id ?? null;

interface SliceChanges {
  readonly input: ReviseRouteInput;
  readonly city: GuideCity;
  readonly changes: ReviseTripInput['changes'];
}

/** The trip with the days, the stay and the rides of one stop changed; null when the stop has no day. */
function changedSlice(
  present: PresentTrip,
  slice: ReturnType<typeof slicesOf>[number],
  { input, city, changes }: SliceChanges,
): { readonly present: PresentTrip; readonly revised: RevisedTrip } | null {
  const stayId = stayIdOf(present.stays, slice.order);
  const own = slicedTrip(present, slice, stayId);
  const [firstDay, lastDay] = [own.days[0], own.days.at(-1)];
  if (!firstDay || !lastDay) return null;
  const elsewhere = toCents(groundTotal(computeCosts(present, input.currency))) - toCents(groundTotal(computeCosts(own, input.currency)));
  const frame = sliceFrame(present.days, present.transport, slice, present.days.length);
  const [stay] = own.stays;
  const revised = reviseTrip({
    ...input,
    city,
    startDate: firstDay.date,
    endDate: lastDay.date,
    outbound: null,
    inbound: null,
    frame: stay ? { ...frame, checkInDate: stay.checkInDate, checkOutDate: stay.checkOutDate, nights: stay.nights } : { ...frame, nights: 0 },
    rateFromCity: input.rateFrom(city.currency),
    present: own,
    changes,
    locks: new Set([...input.locks].map((lock) => shiftedLock(lock, -slice.first))),
    groundBudget: input.groundBudget === null ? null : fromCents(toCents(input.groundBudget) - elsewhere),
  });
  const days = restoredDays(revised.days, slice);
  const kept = present.transport.filter((leg) => !isLocalLeg(leg) || !own.transport.some(({ id }) => shiftedLocal({ ...leg, id }, slice.first).id === leg.id));
  const stays = revised.stays.map((other) => ({ ...other, id: other.id.replace(/^stay-\d+-/, `stay-${slice.order + 1}-`) }));
  return {
    revised,
    present: {
      days: present.days.map((day, index) => days[index - slice.first] ?? day),
      stays: present.stays.flatMap((one) => (one.id === stayId ? stays : [one])),
      transport: inOrderOfTime([...kept, ...revised.transport.filter(isLocalLeg).map((leg) => shiftedLocal(leg, slice.first))]),
    },
  };
}

/**
 * The route with the changes made stop by stop and nothing else: days that no change is about stay as they were, to the byte.
 *
 * A change that moves something from one stop to another is not possible and is named in `unmet`. Dates are not changed here.
 */
export function reviseRoute(input: ReviseRouteInput): RevisedTrip {
  const exchanged = exchangeFlights(input.present.transport, input.changes);
  let present: PresentTrip = { ...input.present, transport: inOrderOfTime(exchanged.transport) };
  const notes: string[] = [...exchanged.notes];
  const unmet: UnmetWish[] = [...exchanged.unmet];
  const slices = slicesOf(present.days, input.route);
  const taken = new Set<unknown>(input.changes.filter(({ kind }) => kind === 'flight'));
  let tier: RevisedTrip['tier'] = present.stays[0]?.tier ?? 'midrange';
  for (const slice of slices) {
    const bed = present.stays.find(({ id }) => id === stayIdOf(present.stays, slice.order));
    const city = townOfStop(slice.stop, bed?.lat === undefined || bed.lng === undefined ? slice.stop : { lat: bed.lat, lng: bed.lng });
    const changes = input.changes.flatMap((change) => {
      if (change.kind === 'flight') return [];
      const own = slicedChange(change, slice);
      // A place that is to come in without a day belongs to the stop that has it.
      if (!own || (own.kind === 'add' && own.day === null && city && !bestNamed(own.place, city.places))) return [];
      taken.add(change);
      return own;
    });
    if (!city || changes.length === 0) continue;
    const done = changedSlice(present, slice, { input, city, changes });
    if (!done) continue;
    const { revised } = done;
    present = done.present;
    tier = revised.tier;
    notes.push(...revised.notes.map((note) => note.replace(/\bDay (\d+)\b/g, (_, day: string) => `Day ${Number(day) + slice.first}`)));
    unmet.push(...revised.unmet);
  }
  present = { ...present, days: withChangedHoursNamed(present.days, { ...input, before: input.present.days }) };
  for (const change of input.changes)
    if (!taken.has(change) && change.kind !== 'budget' && !isRouteChange(change))
      unmet.push({ what: change.kind.replace('_', ' '), why: 'it reaches from one stop of the route into another' });
  return {
    days: [...present.days],
    stays: [...present.stays],
    transport: [...present.transport],
    costs: computeCosts(present, input.currency),
    tier,
    notes: [...new Set(notes)],
    unmet: unmet.filter((one, index) => unmet.findIndex(({ what, why }) => what === one.what && why === one.why) === index),
    changedDays: present.days.flatMap((day, index) => (isDeepStrictEqual(day, input.present.days[index]) ? [] : [index + 1])),
  };
}
