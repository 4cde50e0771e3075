import type { ItineraryDay } from '@app/contracts';
import { isAvoided, namesPlace, servesCuisine } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';
import { sourceOf } from './check-places.js';

interface Named {
  readonly name: string;
  readonly kind: string;
}

const namedOn = (day: ItineraryDay): Named[] => [
  ...day.activities.map((activity) => ({ name: activity.place.name, kind: activity.kind })),
  ...(day.meals ?? []).flatMap((meal) => (meal.place ? [{ name: meal.place.name, kind: 'table' }] : [])),
];

/** What hangs or stands in a place that is visited is seen there: the David in the Accademia. */
const isToldOf = (wish: string, days: readonly ItineraryDay[]): boolean =>
  days.some(({ activities }) => activities.some(({ kind, title, note }) => kind !== 'free_time' && namesPlace(wish, `${title} ${note ?? ''}`)));

/** What must be seen is in the plan, and what is to be avoided is not. */
export const checkWishes: Check = (plan, { request }) => {
  const wishes = request.constraints ?? {};
  const everything = plan.itinerary.flatMap(namedOn);
  return [
    ...(wishes.mustSee ?? [])
      .filter((wish) => !everything.some(({ name }) => namesPlace(wish, name)) && !isToldOf(wish, plan.itinerary))
      .map((wish): AuditViolation => ({ code: 'MUST_SEE_MISSING', detail: `${wish} is not in the plan` })),
    ...plan.itinerary.flatMap((day, index) =>
      namedOn(day)
        .filter((item) => isAvoided(wishes, item))
        .map(({ name }): AuditViolation => ({ code: 'AVOIDED_PLACE', detail: `${name} is to be avoided`, day: index + 1 })),
    ),
  ];
};

/** Each wished cuisine is that of a table of the plan, by what the plan says and by what the source knows. */
export const checkCuisines: Check = (plan, { request, findCity }) => {
  const served = plan.itinerary.flatMap((day) =>
    (day.meals ?? []).flatMap((meal) => {
      if (!meal.place) return [];
      const eatery = sourceOf(findCity(day.city)?.eateries ?? [], meal.place);
      return eatery?.cuisines ?? (meal.cuisine === null ? [] : [meal.cuisine]);
    }),
  );
  return (request.constraints?.cuisines ?? [])
    .filter((wish) => !servesCuisine(wish, { cuisines: served }))
    .map((wish): AuditViolation => ({ code: 'CUISINE_MISSING', detail: `no meal is ${wish}` }));
};
