import type { ItineraryDay } from '@app/contracts';
import { isAvoided, namesPlace } from '@app/guide';
import type { AuditViolation, Check } from './audit-input.js';

interface Named {
  readonly name: string;
  readonly kind: string;
}

const namedOn = (day: ItineraryDay): Named[] => [
  ...day.activities.map((activity) => ({ name: activity.place.name, kind: activity.kind })),
  ...(day.meals ?? []).flatMap((meal) => (meal.place ? [{ name: meal.place.name, kind: 'table' }] : [])),
];

/** What must be seen is in the plan, and what is to be avoided is not. */
export const checkWishes: Check = (plan, { request }) => {
  const wishes = request.constraints ?? {};
  const everything = plan.itinerary.flatMap(namedOn);
  return [
    ...(wishes.mustSee ?? [])
      .filter((wish) => !everything.some(({ name }) => namesPlace(wish, name)))
      .map((wish): AuditViolation => ({ code: 'MUST_SEE_MISSING', detail: `${wish} is not in the plan` })),
    ...plan.itinerary.flatMap((day, index) =>
      namedOn(day)
        .filter((item) => isAvoided(wishes, item))
        .map(({ name }): AuditViolation => ({ code: 'AVOIDED_PLACE', detail: `${name} is to be avoided`, day: index + 1 })),
    ),
  ];
};
