import { distanceKm, foldName, keepsDiets, openingWindows } from '@app/guide';
import type { Coordinates, GuideEatery, Town } from '@app/guide';
import type { Wish } from '@app/contracts';
import { MEAL_SHARES } from '../../meal-slots.js';
import type { MealName } from '../../meal-slots.js';
import { TIERS } from '../../meals.js';
import { besideOf } from '@app/messages';
import type { Words } from '@app/messages';
import { isUnwantedTable } from './avoided.js';
import { dietWords } from './diet-words.js';
import { answersFood, inTheirWords, isBreak, isForGoodTables, isMeantForTable, timesAsked, wishesFood } from '../wishes/food.js';
import { targetsOf } from '../wishes/match.js';
import type { DaySpending } from '../trip-types.js';
import { timeDay, wayMinutes } from './clock.js';
import { placesToEat } from './quarters.js';
import type { Ways } from './clock.js';
import type { Traveller } from './traveller.js';
import type { DayItem, PlannedDay, Table, TripDay } from './trip-day.js';
import type { FinishedDay } from './write-days.js';

const LONG_TRIP_DAYS = 8;
const DAYS_BETWEEN_RETURNS = 2;
const SHORT_TRIP_DAYS = 4;
const TIER_STEP_POINTS = 12;
const DEARER_POINTS = 90;
const RETURN_POINTS = 45;
const WISHED_POINTS = 120;
const NEXT_WISHED_POINTS = 25;
const QUARTER_POINTS = 55;
const CORNER_POINTS = 85;
/** With this much time before a meal people have been back at the stay. */
const BACK_AT_STAY_MINUTES = 45;
const CAFE_POINTS = 10;
/** A kitchen for a diet that these travellers do not keep is for a change. */
const OTHER_DIET_POINTS = 30;
const SWEET =
  /ice cream|gelato|cake|pastr|chocolat|dessert|sweet|churros|bakery|coffee|kugel|nockerl|stollen|torte|strudel|schmarrn|praline|macaron|gingerbread|lebkuchen|marzipan|pastel|cannol|baklava|pionono|bougatsa|mochi|fudge|shortbread|waffle|turron|cheese|honey|wine|whisk|beer|kalitsounia|saffron|olive oil|liqueur|tea\b|brandy|sherry|cider|raki|ouzo|graviera|tequila|mezcal|tsikoudia|limoncello|schnap|meringue|malasada|\bnuts\b|doughnut|donut|pudding|silvaner|riesling|\brum\b|grappa|vodka|juice|jam\b|candy|nougat|calisson|biscuit|cookie|(?:berry|apple|cherry|peach|cream|lime|pecan|pumpkin) pie|taffy|toffee|caramel|syrup|custard|(?:cinnamon|cardamom|cream|sticky|lemon|bath|banana) buns?|hagabullar|poncha|pisco|caipirinha|cocktail|vermouth|v?akvavit|aquavit|carbayon|alfajor|\byemas\b|trouxas|papos de|sericaia|past[eé]is|queijada|travesseiro|\btart[ae]?s?\b|berries|l[eé]rias/i;
const DIETARY = /vegetarian|vegan|kosher|halal|gluten/i;
const NO_DISH =
  /^(?:international|breakfast|brunch|vegetarian|vegan|kosher|halal|cafe|coffee|fusion|bistro|bar|modern|european|healthy|organic|food hall|bakery|fine dining)$/i;
const MAX_DETOUR_MINUTES = 45;
const KNOWN_FOR_A_MEDIAN = 3;
const MEALS: readonly MealName[] = ['dinner', 'lunch'];

export interface TableFacts {
  readonly wishes: readonly Wish[];
  readonly traveller: Traveller;
  readonly spending: DaySpending;
  readonly avoid: readonly string[];
  readonly tripDays: number;
  readonly towns: readonly Town[];
  readonly words: Words;
  /** Tables of days that are not planned here. */
  readonly taken?: readonly { readonly name: string; readonly dayIndex: number }[] | undefined;
}

/** Gives the meals of the trip tables near the way; few returns, diets kept, wished dishes served, quarters where no table is known. */
export class TableFinder {
  private readonly taken = new Map<string, number[]>();
  private readonly served = new Map<string, number>();
  private readonly dishTurn = new Map<string, number>();
  private readonly byTown = new Map<string, readonly Table[]>();
  private readonly dishes = new Map<string, readonly string[]>();
  private readonly servable = new Map<string, boolean>();
  private readonly foodWishes: readonly Wish[];

  constructor(
    private readonly facts: TableFacts,
    private readonly ways: Ways,
  ) {
    this.foodWishes = facts.wishes.filter((wish) => isMeantForTable(wish) && !isBreak(wish) && !isForGoodTables(wish));
    for (const { name, dayIndex } of facts.taken ?? []) this.taken.set(foldName(name), [...new Set([...(this.taken.get(foldName(name)) ?? []), dayIndex])]);
  }

  seat(planned: PlannedDay): PlannedDay {
    return MEALS.reduce<PlannedDay>((seated, meal) => this.withTable(meal, seated), planned);
  }

  private withTable(meal: MealName, planned: PlannedDay): PlannedDay {
    const position = planned.timed.items.findIndex((item) => item.type === 'meal' && item.due.meal === meal);
    if (position < 0) return planned;
    for (const table of this.candidates(meal, planned, position)) {
      const tables = { ...planned.tables, [meal]: table };
      const timed = timeDay(planned.day, planned.order, this.ways, tables);
      if (!timed) continue;
      this.take(table, planned.day);
      return { ...planned, tables, timed };
    }
    return planned;
  }

  /** The days with wished dishes that no table answered, each at a quarter where it can be asked for. */
  withLeftOver(days: readonly FinishedDay[]): readonly FinishedDay[] {
    return this.foodWishes
      .filter((wish) => this.isUnserved(wish))
      .reduce<readonly FinishedDay[]>((all, wish) => {
        const index = all.findIndex(({ planned: { timed } }) => timed.items.some(isAnyQuarter));
        return all.map((day, position) => (position === index ? withDish(day, wish, this.facts) : day));
      }, days);
  }

  private take(table: Table, day: TripDay): void {
    const name = foldName(table.name);
    this.taken.set(name, [...(this.taken.get(name) ?? []), day.index]);
    for (const id of table.wishIds) this.served.set(id, (this.served.get(id) ?? 0) + 1);
    this.dishTurn.set(day.town.id, (this.dishTurn.get(day.town.id) ?? 0) + 1);
  }

  private mayReturn(table: Table, day: TripDay): boolean {
    const before = this.taken.get(foldName(table.name)) ?? [];
    if (before.length === 0) return true;
    const { tripDays } = this.facts;
    const returns = [...this.taken.values()].reduce((sum, days) => sum + days.length - 1, 0);
    if (tripDays <= SHORT_TRIP_DAYS && returns > 0) return false;
    return before.length < (tripDays > LONG_TRIP_DAYS ? 3 : 2) && before.every((index) => Math.abs(index - day.index) >= DAYS_BETWEEN_RETURNS);
  }

  private candidates(meal: MealName, planned: PlannedDay, position: number): Table[] {
    const { day } = planned;
    const quarters = this.quarters(planned, meal);
    const tables = day.besideMove ? quarters : [...this.eateries(day.town, meal), ...quarters];
    return tables
      .filter((table) => this.mayReturn(table, day) && !planned.order.some(({ pause, place }) => pause && foldName(place.name) === foldName(table.name)))
      .map((table) => ({ table, points: this.points(table, planned, position) }))
      .filter(({ points }) => points < Infinity)
      .sort((a, b) => a.points - b.points || a.table.id.localeCompare(b.table.id))
      .map(({ table }) => table);
  }

  private eateries(town: Town, meal: MealName): readonly Table[] {
    const { spending, traveller, avoid, wishes } = this.facts;
    const known = this.byTown.get(`${town.id} ${meal}`);
    if (known) return known;
    const most = town.daily.food[spending.mealTier] * spending.mealShare;
    const tables = town.eateries
      .filter(
        (eatery) =>
          eatery.meals.includes(meal) && keepsDiets(eatery, traveller.diets) && traveller.otherDiets.length === 0 && !isUnwantedTable(eatery, avoid, wishes),
      )
      .filter((eatery) => (eatery.mealCost <= most && !eatery.cuisines.every((cuisine) => SWEET.test(cuisine))) || this.named(eatery))
      .map((eatery): Table => ({
        id: eatery.id,
        name: eatery.name,
        lat: eatery.lat,
        lng: eatery.lng,
        cuisine: this.cuisineOf(eatery),
        adultCost: eatery.mealCost,
        windowsOn: (date) => openingWindows(eatery.hours, undefined, date),
        wishIds: this.foodWishes.filter((wish) => wishesFood(wish, [...eatery.cuisines, eatery.name])).map(({ id }) => id),
      }));
    this.byTown.set(`${town.id} ${meal}`, tables);
    return tables;
  }

  /** A table that is wished for by name is worth more money than usual. */
  private named(eatery: GuideEatery): boolean {
    return this.foodWishes.some((wish) => targetsOf(wish).some((target) => foldName(eatery.name).includes(foldName(target))));
  }

  /** The dish that was wished for where the kitchen has it, else its first; with the diet that is kept. */
  private cuisineOf(eatery: GuideEatery): string {
    const wished = eatery.cuisines.find((cuisine) => this.foodWishes.some((wish) => targetsOf(wish).some((target) => answersFood(target, [cuisine]))));
    return withDiets(
      wished ?? eatery.cuisines[0] ?? this.facts.words.say('table.local'),
      this.facts.traveller.diets.map((diet) => dietWords(diet, this.facts.words)),
    );
  }

  /** Parts of the town where tables are easy to find, with a dish of the place. */
  private quarters(planned: PlannedDay, meal: MealName): Table[] {
    const { town } = planned.day;
    const { traveller, spending, words } = this.facts;
    const cost = unnamedTableCost(town, meal, spending);
    const { dish, wishIds } = this.dishFor(town, this.unservedWish());
    // A pub that is seen as well as eaten at is a table of its own, at its kitchen's hours.
    const eateries = new Set(town.eateries.map(({ name }) => foldName(name)));
    const places = placesToEat(planned, meal, words).filter(({ name }) => !eateries.has(foldName(name)));
    return places.map((quarter): Table => {
      const asks = [...traveller.diets.map((diet) => dietWords(diet, words)), ...traveller.otherDiets];
      const ask = asks.length > 0 ? words.say('meal.ask_diet', { diets: words.list(asks) }) : null;
      const cuisine = ask === null ? dish : wishIds.length > 0 ? `${dish}; ${ask}` : ask;
      return {
        id: `${besideOf(quarter.name) === null ? '~' : '~~'}${quarter.name}`,
        name: quarter.name,
        lat: quarter.lat,
        lng: quarter.lng,
        cuisine,
        adultCost: cost,
        windowsOn: quarter.windowsOn,
        wishIds,
      };
    });
  }

  /** A wished dish that no meal has served yet where the town is known for it, else the next dish of the town. */
  private dishFor(town: Town, unserved: Wish | undefined): { readonly dish: string; readonly wishIds: readonly string[] } {
    const open = this.foodWishes.filter((wish) => this.isUnserved(wish));
    for (const wish of open) {
      const dish = town.foods.find((food) => wishesFood(wish, [food]));
      if (dish) return { dish: inTheirWords(wish, dish), wishIds: [wish.id] };
    }
    if (unserved && !this.couldBeServed(unserved))
      return { dish: this.facts.words.say('table.ask_where', { dish: targetsOf(unserved)[0] ?? unserved.said }), wishIds: [unserved.id] };
    const turn = this.dishTurn.get(town.id) ?? 0;
    const dishes = this.dishesOf(town);
    return { dish: dishes[turn % Math.max(1, dishes.length)] ?? this.facts.words.say('table.local'), wishIds: [] };
  }

  private dishesOf({ id, foods }: Town): readonly string[] {
    const known = this.dishes.get(id) ?? foods.filter((food) => !NO_DISH.test(food) && !SWEET.test(food));
    this.dishes.set(id, known);
    return known;
  }

  private unservedWish(): Wish | undefined {
    return this.foodWishes.find((wish) => this.isUnserved(wish));
  }

  /** Not yet as often as it was asked for. */
  private isUnserved(wish: Wish): boolean {
    return (this.served.get(wish.id) ?? 0) < timesAsked(wish);
  }

  /** True when a table or dish of some town of the trip answers the wish; else its words are kept for a quarter. */
  private couldBeServed(wish: Wish): boolean {
    const known =
      this.servable.get(wish.id) ??
      this.facts.towns.some(({ eateries, foods }) => wishesFood(wish, [...foods, ...eateries.flatMap(({ cuisines, name }) => [...cuisines, name])]));
    this.servable.set(wish.id, known);
    return known;
  }

  private points(table: Table, { day, timed }: PlannedDay, position: number): number {
    const points = timed.items.map((item): Coordinates | null => (item.type === 'visit' ? item.sight.place : item.table));
    const from = points.slice(0, position).findLast((point) => point !== null) ?? day.base;
    const waits = (timed.items[position]?.startMinute ?? 0) - (timed.items[position - 1]?.endMinute ?? 0);
    const before = waits >= BACK_AT_STAY_MINUTES + wayMinutes(this.ways.travel, from, day.base) ? day.base : from;
    const after = points.slice(position + 1).find((point) => point !== null) ?? day.base;
    const { travel } = this.ways;
    const direct = wayMinutes(travel, before, after);
    const detour = wayMinutes(travel, before, table) + wayMinutes(travel, table, after) - direct;
    if (detour > MAX_DETOUR_MINUTES && distanceKm(before, table) > 2) return Infinity;
    return detour + this.kitchenPoints(table, day.town) + (this.taken.get(foldName(table.name))?.length ?? 0) * RETURN_POINTS - this.wishPoints(table);
  }

  /** What speaks against a kitchen: no name, another tier, a diet or a café for those who keep none. */
  private kitchenPoints(table: Table, { eateries }: Town): number {
    if (table.id.startsWith('~')) return table.id.startsWith('~~') ? CORNER_POINTS : QUARTER_POINTS;
    const eatery = eateries.find(({ id }) => id === table.id);
    if (!eatery) return 0;
    const steps = TIERS.indexOf(eatery.tier) - TIERS.indexOf(this.facts.spending.mealTier);
    const tier = steps > 0 ? DEARER_POINTS * steps : -steps * TIER_STEP_POINTS;
    const otherDiet = this.facts.traveller.diets.length === 0 && DIETARY.test(eatery.cuisines[0] ?? '') ? OTHER_DIET_POINTS : 0;
    return tier + otherDiet + (eatery.meals.includes('breakfast') ? CAFE_POINTS : 0);
  }

  private wishPoints({ wishIds }: Table): number {
    return this.foodWishes.reduce((sum, wish) => {
      if (!wishIds.includes(wish.id)) return sum;
      return sum + (this.isUnserved(wish) || wish.often === 'every_day' ? WISHED_POINTS : NEXT_WISHED_POINTS);
    }, 0);
  }
}

/** A table that nobody can name is priced as the usual meal of the town, and never above half of the tables that are known there. */
function unnamedTableCost(town: Town, meal: MealName, { mealTier, mealShare }: DaySpending): number {
  const usual = town.daily.food[mealTier] * mealShare * MEAL_SHARES[meal];
  const known = town.eateries
    .filter((eatery) => eatery.meals.includes(meal) && TIERS.indexOf(eatery.tier) <= TIERS.indexOf(mealTier))
    .map(({ mealCost }) => mealCost)
    .sort((a, b) => a - b);
  return known.length < KNOWN_FOR_A_MEDIAN ? usual : Math.min(usual, known[Math.floor(known.length / 2)] ?? usual);
}

const isAnyQuarter = (item: DayItem): boolean =>
  item.type === 'meal' && item.table !== null && item.table.id.startsWith('~') && item.table.wishIds.length === 0;

function withDish(day: FinishedDay, wish: Wish, { words, traveller }: TableFacts): FinishedDay {
  const { timed } = day.planned;
  const position = timed.items.findIndex(isAnyQuarter);
  const item = timed.items[position];
  if (item?.type !== 'meal' || !item.table) return day;
  const dish = words.say('table.ask_where', { dish: targetsOf(wish)[0] ?? wish.said });
  const keepsDiet = traveller.diets.length + traveller.otherDiets.length > 0;
  const table = { ...item.table, cuisine: keepsDiet ? `${dish}; ${item.table.cuisine}` : dish, wishIds: [wish.id] };
  return { ...day, planned: { ...day.planned, timed: { ...timed, items: timed.items.with(position, { ...item, table }) } } };
}

const withDiets = (cuisine: string, diets: readonly string[]): string => {
  const missing = diets.filter((diet) => !foldName(cuisine).includes(foldName(diet)));
  return missing.length > 0 ? `${cuisine} (${missing.join(', ')})` : cuisine;
};
