import { distanceKm, foldName } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import type { Town } from '@app/guide';
import type { Limitation } from '@app/contracts';
import { done } from '../../parted-work.js';
import type { PartedWork } from '../../parted-work.js';
import { SHORT_WALK, USUAL_WALK, travelTable } from '../../travel-time.js';
import type { DaysRequest, PlannedDays, TripStop } from '../trip-types.js';
import { askedVisit } from './asked-visits.js';
import { breakSights } from './break-sights.js';
import type { Ways } from './clock.js';
import { byCar, offeredDayTrips, spareDayTrips, wishedDayTrips } from './day-trips.js';
import type { DayTrip } from './day-trips.js';
import { Filler } from './fill.js';
import type { Proposed } from './fill.js';
import { tripDays } from './frames.js';
import { gapsOf } from './gaps.js';
import { ideasFor, madeSights } from './made-sights.js';
import { RestFinder } from './rests.js';
import { answersOf } from './answers.js';
import { runsOn } from './event-sights.js';
import { isReachable, isUnwanted, sightsOf } from './sights.js';
import { sightWindows } from './sight.js';
import type { Sight } from './sight.js';
import { SCATTERED, withDayTrips, withFreeDays } from './special-days.js';
import type { DatedTrip } from './special-days.js';
import { FARTHEST_KM, isOffered, withSurroundings } from './surroundings.js';
import { TableFinder } from './tables.js';
import { travellerOf } from './traveller.js';
import type { Traveller } from './traveller.js';
import { withLeisure, withLunchMoved } from './spread.js';
import type { PlannedDay, TripDay } from './trip-day.js';
import { DayWriter, tripLegs } from './write-days.js';
import type { FinishedDay } from './write-days.js';
import { filledAsWished } from './wished-visits.js';

const DAYS_PER_EXCURSION = 4;
const MIN_DAYS_FOR_EXCURSION = 4;
const NO_LIMIT = 99;
const BEARABLE_MINUTES = 150;

/** Opening windows are asked for thousands of times, so each is worked out once. */
function waysOf(traveller: Traveller): Ways {
  const known = new Map<Sight, Map<string, ReturnType<typeof sightWindows>>>();
  return {
    travel: travelTable(traveller.reach.shortWalks ? SHORT_WALK : USUAL_WALK),
    windowsOf(sight, date) {
      let byDate = known.get(sight);
      if (!byDate) known.set(sight, (byDate = new Map()));
      let windows = byDate.get(date);
      if (!windows) byDate.set(date, (windows = sightWindows(sight, date)));
      return windows;
    },
  };
}

/** Excursions that the travellers did not ask for come where a stop has days to spare: at most one in four days. */
function unaskedTrips(stops: readonly TripStop[], days: readonly TripDay[], wished: readonly DayTrip[], traveller: Traveller): DayTrip[] {
  if (traveller.nap || traveller.reach.stepFree) return [];
  return stops.flatMap((stop) => {
    const full = days.filter((day) => day.stop === stop && day.kind === 'full' && !day.free);
    const there = wished.filter((trip) => trip.stop === stop).length;
    const room = Math.floor(full.length / DAYS_PER_EXCURSION) - there;
    const minutes = stop.town.places.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);
    const wanted = full.reduce((sum, { targetMinutes }) => sum + targetMinutes, 0);
    if (room < 1 || full.length < MIN_DAYS_FOR_EXCURSION || minutes > wanted * 1.15) return [];
    const names = new Set(wished.map(({ name }) => foldName(name)));
    return offeredDayTrips(stop, stops)
      .filter(({ name }) => !names.has(foldName(name)))
      .slice(0, room);
  });
}

function proposalOf({ proposal, stops }: Pick<DaysRequest, 'proposal' | 'stops'>): Proposed {
  const towns = stops.map(({ town }) => town.id);
  return new Map(
    (proposal ?? []).map(({ date, placeIds }) => [date, new Set(placeIds.flatMap((id) => (id.includes('/') ? [id] : towns.map((town) => `${town}/${id}`))))]),
  );
}

interface GroupFacts {
  readonly request: DaysRequest;
  readonly traveller: Traveller;
  readonly ways: Ways;
  readonly dated: readonly DatedTrip[];
  /** Things to do where sights are few. */
  readonly ideas: readonly Sight[];
}

/** The days of each group filled from the sights of its town; nothing is visited twice in the trip. */
function* fillGroups(days: readonly TripDay[], facts: GroupFacts): PartedWork<Map<TripDay, PlannedDay>> {
  const { request, traveller, ways, dated, ideas } = facts;
  const { wishes, constraints, spending, stops } = request;
  const towns = [...new Map(days.map(({ town }) => [town.id, town])).values()];
  const inReach = (town: Town, place: Town['places'][number]): boolean =>
    days.some((day) => day.town.id === town.id && distanceKm(day.base, place) <= FARTHEST_KM.wished);
  const admitted = (town: Town, place: Town['places'][number]): boolean =>
    inReach(town, place) && !isUnwanted(place, wishes, constraints) && isReachable(place, traveller);
  const answers = answersOf(towns, wishes, admitted);
  const words = wordsIn(request.language);
  const made = [
    ...madeSights(answers.open, wishes, stops, words),
    ...answers.unknownNames.flatMap((wish) => askedVisit(wish, stops, words) ?? []),
    ...breakSights(wishes, stops, words),
    ...ideas,
  ];
  const proposed = proposalOf(request);
  // Where a day trip goes is no sight of the town besides.
  const seen = new Set(dated.map(({ trip }) => foldName(trip.name)));
  const filled = new Map<TripDay, PlannedDay>();
  for (const group of new Set(days.map((day) => day.group))) {
    yield;
    const own = days.filter((day) => day.group === group);
    const first = own[0];
    if (!first) continue;
    const out = dated.find(({ day }) => day.group === group);
    const goal = out && foldName(out.trip.name);
    const isNew = ({ name }: Sight['place']): boolean => foldName(name) === goal || !seen.has(foldName(name));
    const known = sightsOf(
      first.town,
      first.base,
      own.map(({ date }) => date),
      { request, spending, traveller, answers },
    ).filter((sight) => isOffered(sight, first, stops));
    const sights = out?.sight
      ? [out.sight]
      : [...known, ...made.filter(({ townId }) => townId === first.town.id)].filter(
          ({ place, pause }, index, all) => pause || (isNew(place) && all.findIndex((other) => other.place.name === place.name) === index),
        );
    const open = own.filter((day) => !day.free);
    const farAllowed = SCATTERED.has(first.town.kind) ? open.length / 2 : 1;
    const planned = filledAsWished(sights, { days: open, ways }, (from) => new Filler(open, from, ways, proposed, farAllowed).fill());
    for (const day of planned) for (const { place, pause } of day.order) if (!pause) seen.add(foldName(place.name));
    open.forEach((day, index) => planned[index] && filled.set(day, planned[index]));
    const free = own.filter((day) => day.free);
    const idle = new Filler(free, [], ways, proposed, 0).fill();
    free.forEach((day, index) => idle[index] && filled.set(day, idle[index]));
  }
  return filled;
}

interface Filled {
  readonly days: readonly TripDay[];
  readonly dated: readonly DatedTrip[];
  readonly filled: ReadonlyMap<TripDay, PlannedDay>;
}

/** The days with their trips; full days for which the stop has nothing left become day trips, because a day for want of places is worse than one away. */
function* filledDays(framed: readonly TripDay[], trips: readonly DayTrip[], facts: Pick<GroupFacts, 'request' | 'traveller' | 'ways'>): PartedWork<Filled> {
  const { request, traveller } = facts;
  const fill = function* (chosen: readonly DayTrip[], ideas: readonly Sight[]): PartedWork<Filled> {
    const { days, dated } = withDayTrips(framed, request.hasCar ? chosen.map(byCar) : chosen, traveller, wordsIn(request.language));
    return { days, dated, filled: yield* fillGroups(days, { ...facts, dated, ideas }) };
  };
  const first = yield* fill(trips, []);
  const taken = new Set(trips.map(({ name }) => foldName(name)));
  const spare = request.stops.flatMap((stop) => {
    const count = daysToSpare(stop, first);
    const options = count === 0 || traveller.reach.stepFree ? [] : spareDayTrips(stop, request.stops).filter(({ name }) => !taken.has(foldName(name)));
    for (const { name } of options.slice(0, count)) taken.add(foldName(name));
    return options.slice(0, count);
  });
  const second = spare.length > 0 ? yield* fill([...trips, ...spare], []) : first;
  const ideas = request.stops.flatMap((stop) => {
    const empty = second.days.filter((day) => day.stop === stop && isIdle(day, second.filled.get(day)));
    return ideasFor(stop, request.wishes, wordsIn(request.language)).slice(0, empty.length);
  });
  return ideas.length > 0 ? yield* fill([...trips, ...spare], ideas) : second;
}

/** As many full days as the stop has too few sights for: what is left fills the others. */
function daysToSpare(stop: TripStop, { days, filled }: Filled): number {
  const own = days.filter((day) => day.stop === stop && day.group === stop.town.id && day.kind === 'full' && !day.free && day.targetMinutes > 0);
  // What lies far away takes the day.
  const visits = own.map((day) => (filled.get(day)?.order ?? []).reduce((sum, { pause, far }) => sum + (pause ? 0 : far ? day.enoughVisits : 1), 0));
  const empty = visits.filter((count) => count === 0).length;
  const enough = Math.min(...own.map(({ enoughVisits, maxVisits }) => Math.min(enoughVisits, maxVisits)));
  if (own.length === 0 || enough <= 0 || visits.every((count) => count >= enough)) return empty;
  const there = visits.reduce((sum, count) => sum + count, 0);
  // One day stays where the travellers have come to, unless there is next to nothing.
  const kept = Math.max(there >= enough ? 1 : 0, Math.floor(there / enough));
  return Math.max(empty, own.length - kept);
}

/** A full day in town for which nothing was found. */
const isIdle = (day: TripDay, planned: PlannedDay | undefined): boolean =>
  day.kind === 'full' && !day.free && day.targetMinutes > 0 && planned !== undefined && planned.order.every(({ pause }) => pause);

function limitationsOf(finished: readonly FinishedDay[], { say }: Words): Limitation[] {
  return finished.flatMap(({ planned, rests }): Limitation[] => {
    const { day } = planned;
    if (!isIdle(day, planned)) return [];
    return [
      {
        code: 'DAY_WITHOUT_SIGHTS',
        detail: say(rests.length > 0 ? 'limit.day_free' : 'limit.day_empty', { city: day.town.name }),
        city: day.town.name,
        day: day.index + 1,
      },
    ];
  });
}

/** Breakfast has no entry of its own: it is eaten where people sleep. */
const breakfastNote = ({ preferences }: DaysRequest, { say }: Words): string =>
  say(preferences.accommodationPreference === 'budget' ? 'meal.breakfast_own' : 'meal.breakfast_stay');

/** What happens in the stops on these dates, whether or not the travellers asked for it. */
const eventNotes = ({ stops }: DaysRequest, { say }: Words): string[] =>
  stops.flatMap(({ town, windows }) =>
    town.events.filter((event) => windows.some(({ date }) => runsOn(event, date))).map(({ name }) => say('note.event_on', { name, city: town.name })),
  );

/** Tables of the days that stand as they are, with the days' places in the trip. */
const keptTables = (days: readonly TripDay[], kept: DaysRequest['kept']): { readonly name: string; readonly dayIndex: number }[] =>
  days.flatMap(({ date, index }) => (kept?.days.get(date)?.meals ?? []).flatMap(({ place }) => (place ? [{ name: place.name, dayIndex: index }] : [])));

/** The day trips that were wished for, and those that a stop has days to spare for. */
function tripsOf({ wishes, stops }: DaysRequest, framed: readonly TripDay[], traveller: Traveller): DayTrip[] {
  const wished = wishedDayTrips(wishes, stops);
  return [...wished, ...unaskedTrips(stops, framed, wished, traveller)];
}

/** How much silence a day may hold; only a nap excuses more than is bearable. */
const aimOf = ({ nap }: TripDay, { maxGapMinutes }: Traveller): number => (nap ? maxGapMinutes : Math.min(maxGapMinutes, BEARABLE_MINUTES));

/** How many rests each date may hold besides its visits. */
const restsLeft = (dates: readonly string[], days: readonly TripDay[], filled: Filled['filled'], { maxPerDay }: Traveller): Map<string, number> =>
  new Map(
    dates.map((date) => [
      date,
      (maxPerDay ?? NO_LIMIT) - days.filter((day) => day.date === date).reduce((sum, day) => sum + (filled.get(day)?.order.length ?? 0), 0),
    ]),
  );

/** Fills every window of every stop with visits, meals and named rests; the same request gives the same days. */
export const planDays = (asked: DaysRequest): PlannedDays => done(planningDays(asked));

/** The same as {@link planDays}, day by day. */
export function* planningDays(asked: DaysRequest): PartedWork<PlannedDays> {
  const { kept } = asked;
  const open = (town: Town): Town => kept?.openTown(town) ?? town;
  const request = { ...asked, stops: asked.stops.map((stop) => ({ ...stop, town: open(withSurroundings(stop.town, stop.area)) })) };
  const words = wordsIn(request.language);
  const traveller = travellerOf(request);
  const ways = waysOf(traveller);
  const all = tripDays(request, traveller);
  const framed = withFreeDays(all, traveller.freeDays, request.wishes).filter(({ date }) => !kept?.days.has(date));
  const { days, dated, filled } = yield* filledDays(framed, tripsOf(request, framed, traveller), { request, traveller, ways });
  const dates = [...new Set(days.map(({ date }) => date))];
  const told = { wishes: request.wishes, traveller, words };
  const tables = new TableFinder(
    {
      ...told,
      spending: request.spending,
      avoid: request.constraints?.avoid ?? [],
      tripDays: new Set(all.map(({ date }) => date)).size,
      taken: keptTables(all, kept),
      towns: [...new Set(days.map(({ town }) => town))],
    },
    ways,
  );
  const rests = new RestFinder(told, ways);
  const left = restsLeft(dates, days, filled, traveller);
  /** The day with rests; where no rest finds room beside a long way, visits are taken at more leisure. */
  const withRests = (planned: PlannedDay, most: number): FinishedDay => {
    const found = rests.restsFor(planned, most);
    const silent = gapsOf(planned, found).some(({ from, to }) => to - from > BEARABLE_MINUTES);
    if (!silent || planned.day.kind !== 'full') return { planned, rests: found };
    const eased = withLeisure(planned, ways, { maxGapMinutes: BEARABLE_MINUTES, rests: 0 });
    return { planned: eased, rests: rests.restsFor(eased, most) };
  };
  const seated: FinishedDay[] = [];
  for (const day of days) {
    yield;
    const planned = filled.get(day);
    if (!planned) continue;
    const most = left.get(day.date) ?? 0;
    const calm = { maxGapMinutes: aimOf(day, traveller), rests: most };
    const full = day.kind === 'full' && planned.order.length > 0;
    const atTables = tables.seat(full ? withLunchMoved(planned, ways, calm) : planned);
    const eased = full ? withLeisure(atTables, ways, calm) : atTables;
    const rested = withRests(eased, most);
    left.set(day.date, (left.get(day.date) ?? 0) - rested.rests.length);
    seated.push(rested);
  }
  const served = tables.withLeftOver(seated);
  const facts = { request, spending: request.spending, traveller, words };
  const writer = new DayWriter(facts);
  return {
    days: dates.map((date) => writer.write(served.filter(({ planned }) => planned.day.date === date))),
    transport: dated.flatMap((trip) => tripLegs(trip, facts)),
    limitations: limitationsOf(served, words),
    notes: [breakfastNote(request, words), ...eventNotes(request, words)],
  };
}
