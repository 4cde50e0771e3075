import { monthIndex } from '@app/contracts';
import type { Activity, ItineraryDay, Meal } from '@app/contracts';
import { dietsOf, openingWindows, toHhmm, toMinutes } from '@app/guide';
import { hoursWords } from '../hours-words.js';
import type { GuidePlace } from '@app/guide';
import { bestOrder, inThisOrder, withVisit } from '../day-order.js';
import type { OrderedDay } from '../day-order.js';
import { dayWorth } from '../day-worth.js';
import { mealOf } from '../itinerary-day.js';
import { mealsDue } from '../meal-slots.js';
import { TableFinder } from '../meals.js';
import type { FilledDay } from '../open-day.js';
import { placeValue } from '../place-value.js';
import type { DayContext, MealChoices } from '../timeline.js';
import { visitWindows } from '../day-rules.js';
import { isFreeTime } from './day-slots.js';
import { newActivity, withActivities } from './edit-day.js';
import { mealId } from './lock-ids.js';
import { spanOf } from './trip-desk.js';
import type { TripDesk } from './trip-desk.js';

const MILD_HIGH_C = 20;
const LATEST_FOR_BREAKFAST = 630;

/** How a day is to be built again. */
export interface RebuildWish {
  /** Visits wanted besides those that stay. */
  readonly extra?: readonly GuidePlace[];
  /** Ids of activities that go. */
  readonly without?: ReadonlySet<string>;
  /** As many visits as this are looked for. */
  readonly fillTo?: number;
  readonly firstMinute?: number;
  readonly tables?: 'cheapest' | 'usual';
  /** Names of the visits in the order they must be made in, all of them. */
  readonly order?: readonly string[];
}

interface Kept {
  readonly activity: Activity;
  readonly place: GuidePlace;
  readonly isLocked: boolean;
}

/** A visit with the length it is planned at; a place that the guide lacks stands in for itself. */
function keptOf(desk: TripDesk, index: number, activity: Activity): Kept {
  const { startMinute, endMinute } = spanOf(activity);
  const known = desk.placeOf(activity);
  const { name, lat = desk.base.lat, lng = desk.base.lng } = activity.place;
  const unknown: GuidePlace = {
    ...{ id: activity.id, name, kind: 'experience', interests: ['walks'], lat, lng, cost: 0, indoor: true, hours: 'always', rank: 3 },
    ...{ visitMinutes: endMinute - startMinute, note: activity.title },
  };
  const place = known && desk.minutes(known) === endMinute - startMinute ? known : { ...(known ?? unknown), visitMinutes: endMinute - startMinute };
  return { activity, place, isLocked: desk.isLocked(index, activity.id) };
}

/** Builds one day again around what is locked: visits in their best order, meals between them, tables kept where they still fit. */
class DayRebuilder {
  private readonly kept: Kept[];
  private readonly context: DayContext;
  private readonly day: ItineraryDay;

  constructor(
    private readonly desk: TripDesk,
    private readonly index: number,
    private readonly wish: RebuildWish,
  ) {
    this.day = desk.day(index);
    this.kept = this.day.activities
      .filter(({ id, kind }) => !isFreeTime(kind) && (!wish.without?.has(id) || desk.isLocked(index, id)))
      .map((activity) => keptOf(desk, index, activity));
    this.context = this.contextOf();
  }

  private contextOf(): DayContext {
    const { desk, index, wish } = this;
    const frame = desk.frame(index);
    const pace = { ...desk.setup.pace, firstMinute: wish.firstMinute ?? desk.setup.pace.firstMinute };
    const pinned = new Map(this.kept.filter(({ isLocked }) => isLocked).map(({ place, activity }) => [place.id, spanOf(activity)]));
    return {
      frame,
      firstMinute: pace.firstMinute,
      // Who begins late still has breakfast before tables stop serving it.
      meals: mealsDue(frame, { ...pace, firstMinute: Math.min(pace.firstMinute, LATEST_FOR_BREAKFAST) }),
      base: desk.base,
      travel: desk.setup.travel,
      windowsOf: (place) => {
        const pin = pinned.get(place.id);
        return pin ? [{ fromMinute: pin.startMinute, toMinute: pin.endMinute }] : visitWindows(place, frame.date);
      },
    };
  }

  /** The day, or null when what is locked leaves no way to build it. */
  build(): ItineraryDay | null {
    const ordered = this.ordered();
    const filled = ordered && this.filled(ordered);
    return filled && this.written(this.seated(filled));
  }

  /** The visits that stay and those wanted; the least valued that may go are left out until an order fits. */
  private ordered(): OrderedDay | null {
    const { taste } = this.desk.setup;
    const locked = new Set(this.kept.filter(({ isLocked }) => isLocked).map(({ place }) => place.id));
    let places = [...this.kept.map(({ place }) => place), ...(this.wish.extra ?? [])];
    for (;;) {
      const order = this.orderOf(places);
      if (order || this.wish.order) return order;
      const [least] = places.filter(({ id }) => !locked.has(id)).sort((a, b) => placeValue(a, taste) - placeValue(b, taste) || a.id.localeCompare(b.id));
      if (!least) return null;
      places = places.filter((place) => place !== least);
    }
  }

  /** The order that is wished for, else the best; null where it is not possible. */
  private orderOf(places: readonly GuidePlace[], choices: MealChoices = {}): OrderedDay | null {
    const { order } = this.wish;
    if (!order) return bestOrder(this.context, places, choices);
    return inThisOrder(
      this.context,
      places.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
      choices,
    );
  }

  private filledDay(plan: OrderedDay): FilledDay {
    const { desk } = this;
    const { date } = this.context.frame;
    return {
      context: this.context,
      capacity: this.wish.fillTo ?? plan.order.length,
      weather: desk.setup.weatherByDate.get(date),
      usualHighC: desk.input.city.climate[monthIndex(date)]?.highC ?? MILD_HIGH_C,
      proposedIds: new Set(),
      plan,
    };
  }

  private filled(start: OrderedDay): OrderedDay {
    const { desk, wish } = this;
    const gone = new Set(this.day.activities.filter(({ id }) => wish.without?.has(id)).map(({ place }) => place.name));
    let spare = Math.max(0, desk.spare());
    let plan = start;
    while (plan.order.length < (wish.fillTo ?? 0)) {
      const day = this.filledDay(plan);
      const options = desk
        .freePlaces()
        .filter((place) => !gone.has(place.name) && !plan.order.some(({ id }) => id === place.id) && desk.priceOf(place) <= spare)
        .flatMap((place) => {
          const next = withVisit(this.context, plan.order, place);
          return next ? [{ place, next, gain: placeValue(place, desk.setup.taste) + dayWorth(day, next) - dayWorth(day, plan) }] : [];
        })
        .sort((a, b) => b.gain - a.gain || a.place.id.localeCompare(b.place.id));
      const [top] = options;
      if (!top) break;
      spare -= desk.priceOf(top.place);
      plan = top.next;
    }
    return plan;
  }

  /** The present tables as far as they fit, then others for the meals that lost theirs. */
  private seated(plan: OrderedDay): { readonly plan: OrderedDay; readonly choices: MealChoices } {
    const choices = this.fittingChoices(plan);
    const { desk, index } = this;
    const taken = desk.days.flatMap((day, dayIndex) =>
      (day.meals ?? []).flatMap(({ meal, place }) => {
        const eatery = place && desk.eateryNamed(place.name);
        return eatery && (dayIndex !== index || choices[meal]?.eatery.id === eatery.id) ? [{ eatery, dayIndex }] : [];
      }),
    );
    const wishes = {
      tier: desk.mealTier,
      tables: this.wish.tables ?? 'usual',
      diets: dietsOf(desk.input.constraints).diets,
      cuisines: desk.input.constraints?.cuisines ?? [],
    } as const;
    const order = this.orderOf(plan.order, choices) ?? plan;
    const finder = new TableFinder(desk.input.city, wishes, [this.filledDay(order)], {
      tripDays: desk.days.length,
      taken,
      isOrderFixed: this.wish.order !== undefined,
    });
    const [seated] = finder.seat([choices]);
    return { plan: seated?.plan ?? order, choices };
  }

  /** As many of the present tables as one order of the day allows, locked ones first to stay. */
  private fittingChoices(plan: OrderedDay): MealChoices {
    const { desk, index, context } = this;
    const present = (this.day.meals ?? []).flatMap((meal) => {
      const eatery = meal.place && desk.eateryNamed(meal.place.name);
      if (!eatery || !context.meals.some((slot) => slot.meal === meal.meal)) return [];
      const { startMinute, endMinute } = spanOf(meal);
      const isLocked = desk.isLocked(index, mealId(index, meal.meal));
      const windows = isLocked ? [{ fromMinute: startMinute, toMinute: endMinute }] : openingWindows(eatery.hours, undefined, context.frame.date);
      return [{ meal: meal.meal, isLocked, choice: { eatery, windows } }];
    });
    let tables = present.sort((a, b) => Number(b.isLocked) - Number(a.isLocked));
    for (;;) {
      const choices = Object.fromEntries(tables.map(({ meal, choice }) => [meal, choice])) as MealChoices;
      if (tables.length === 0 || this.orderOf(plan.order, choices)) return choices;
      tables = tables.slice(0, -1);
    }
  }

  private written({ plan }: { readonly plan: OrderedDay }): ItineraryDay {
    const { desk, index } = this;
    const { frame } = this.context;
    const activities: Activity[] = [];
    const meals: Meal[] = [];
    let holder: ItineraryDay = { ...this.day, date: frame.date };
    for (const item of plan.timeline.items) {
      if (item.type === 'meal') {
        const before = this.day.meals?.find((meal) => meal.meal === item.meal && (meal.place?.name ?? null) === (item.eatery?.name ?? null));
        meals.push(before ? { ...before, start: toHhmm(item.startMinute), end: toHhmm(item.endMinute) } : mealOf(item, desk.facts));
        continue;
      }
      const known = this.kept.find(({ place }) => place.id === item.place.id);
      const made = known ? this.moved(known, item.startMinute) : newActivity(desk, index, item.place, item);
      activities.push(made.id !== known?.activity.id ? this.renumbered(made, holder) : made);
      holder = { ...holder, activities: [...holder.activities, activities.at(-1) ?? made] };
    }
    return withActivities(desk, index, activities, { ...this.day, date: frame.date, activities, meals });
  }

  /** Several new visits of one day get numbers one after another. */
  private renumbered(activity: Activity, holder: ItineraryDay): Activity {
    const numbers = holder.activities.map(({ id }) => Number(/^d\d+-a(\d+)-/.exec(id)?.[1] ?? 0));
    return { ...activity, id: activity.id.replace(/-a\d+-/, `-a${Math.max(0, ...numbers) + 1}-`) };
  }

  private moved({ activity, place, isLocked }: Kept, startMinute: number): Activity {
    if (isLocked) return activity;
    const minutes = toMinutes(activity.end) - toMinutes(activity.start);
    const hours = this.desk.placeOf(activity) ? { openingHours: hoursWords(place, this.context.frame.date, this.desk.setup.words) } : {};
    return { ...activity, ...hours, start: toHhmm(startMinute), end: toHhmm(startMinute + minutes) };
  }
}

/** The day built again; null when what is locked leaves no way. */
export const rebuildDay = (desk: TripDesk, index: number, wish: RebuildWish): ItineraryDay | null => new DayRebuilder(desk, index, wish).build();
