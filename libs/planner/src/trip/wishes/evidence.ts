import type { Activity, ItineraryDay, Language, Meal, Stay, TransportLeg, Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import type { GuideEatery, Town, TownPlace } from '@app/guide';
import { wordsIn } from '@app/messages';
import type { Words } from '@app/messages';
import { mealId } from '../../revise-trip/lock-ids.js';

/** A finished trip as the ledger reads it. */
export interface LedgerFacts {
  readonly wishes: readonly Wish[];
  readonly days: readonly ItineraryDay[];
  readonly stays: readonly Stay[];
  readonly transport: readonly TransportLeg[];
  /** The towns of the trip and of its day trips, for what is known of places and tables. */
  readonly towns: readonly Town[];
  /** What the reasons are told in. */
  readonly language: Language;
}

/** An activity with what is known of its place. */
export interface SeenActivity {
  readonly activity: Activity;
  readonly dayIndex: number;
  readonly known: TownPlace | undefined;
}

export interface SeenMeal {
  readonly meal: Meal;
  readonly id: string;
  readonly dayIndex: number;
  /** The table, when it is one of the data; undefined for quarters and where no table is named. */
  readonly eatery: GuideEatery | undefined;
}

/** The plan in the form in which wishes are looked for. */
export interface Evidence {
  readonly facts: LedgerFacts;
  readonly words: Words;
  readonly activities: readonly SeenActivity[];
  readonly meals: readonly SeenMeal[];
}

const byName = <P extends { readonly name: string }>(entries: readonly P[]): ReadonlyMap<string, P> =>
  new Map(entries.map((entry) => [foldName(entry.name), entry]));

export function evidenceOf(facts: LedgerFacts): Evidence {
  const places = byName(facts.towns.flatMap((town) => town.places));
  const eateries = byName(facts.towns.flatMap((town) => town.eateries));
  return {
    facts,
    words: wordsIn(facts.language),
    activities: facts.days.flatMap((day, dayIndex) =>
      day.activities.map((activity) => ({ activity, dayIndex, known: places.get(foldName(activity.place.name)) })),
    ),
    meals: facts.days.flatMap((day, dayIndex) =>
      (day.meals ?? []).map((meal) => ({
        meal,
        id: mealId(dayIndex, meal.meal),
        dayIndex,
        eatery: meal.place ? eateries.get(foldName(meal.place.name)) : undefined,
      })),
    ),
  };
}

export const townNames = ({ facts, words }: Evidence): string => [...new Set(facts.days.map(({ city }) => city))].join(', ') || words.say('wish.the_trip');
export const quoted = (names: readonly string[], most = 3): string => [...new Set(names)].slice(0, most).join(', ');
