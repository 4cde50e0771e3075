import { bestNamed, dietsOf, isAvoided, keepsDiets, namesPlace } from '@app/guide';
import type { GuidePlace } from '@app/guide';
import type { TripDraft } from './draft-trip.js';
import type { UnmetWish } from './trip-input.js';
import type { TripSetup } from './trip-setup.js';

/** Wishes of the request that this plan does not fulfil, the budget apart. */
export function unmetWishes(setup: TripSetup, draft: TripDraft): UnmetWish[] {
  return [...missedSights(setup, draft), ...missedTastes(setup, draft), ...uncheckedRules(setup)];
}

function missedSights(setup: TripSetup, draft: TripDraft): UnmetWish[] {
  const { city, constraints } = setup.input;
  const visited = new Set(draft.filled.flatMap((day) => day.plan.order.map((place) => place.id)));
  const meals = draft.days.flatMap((day) => (day.meals ?? []).flatMap((meal) => meal.place?.name ?? []));
  return (constraints?.mustSee ?? []).flatMap((wish) => {
    const place = bestNamed(wish, city.places);
    if ((place && visited.has(place.id)) || meals.some((name) => namesPlace(wish, name))) return [];
    return [{ what: wish, why: place ? whyMissed(setup, place) : `the guide has no place of that name in ${city.name}` }];
  });
}

function whyMissed(setup: TripSetup, place: GuidePlace): string {
  if (isAvoided(setup.taste.wishes, place)) return `${place.name} is also on the list of what to avoid`;
  const open = setup.frame.days.filter((day) => setup.windowsOf(place, day.date).length > 0);
  if (open.length === 0) return `${place.name} is closed on every date of the trip; other dates would make it possible`;
  return `${place.name} does not fit into the hours of ${open.map((day) => day.date).join(', ')}; one more full day would make it possible`;
}

function missedTastes(setup: TripSetup, draft: TripDraft): UnmetWish[] {
  const { city, constraints } = setup.input;
  const { diets, unknown } = dietsOf(constraints);
  const nowhere = diets.length > 0 && !city.eateries.some((eatery) => keepsDiets(eatery, diets));
  return [
    ...draft.missingCuisines.map((cuisine) => ({
      what: `${cuisine} food`,
      why: `the guide has no fitting eatery with this cuisine near the days' places in ${city.name}`,
    })),
    ...unknown.map((diet) => ({ what: `diet: ${diet}`, why: 'the guide does not know this diet; ask at each table' })),
    ...(nowhere
      ? [{ what: `diet: ${diets.join(', ')}`, why: `the guide has no eatery in ${city.name} that keeps it; meals are planned without a place` }]
      : []),
  ];
}

function uncheckedRules(setup: TripSetup): UnmetWish[] {
  const { constraints } = setup.input;
  return [
    ...(constraints?.roomType
      ? [{ what: `room type: ${constraints.roomType}`, why: 'the guide knows areas and usual prices, no single rooms; choose it when booking' }]
      : []),
    ...(constraints?.houseRule ? [{ what: `house rule: ${constraints.houseRule}`, why: 'the guide knows no house rules; check it when booking' }] : []),
  ];
}
