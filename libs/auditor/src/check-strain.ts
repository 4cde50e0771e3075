import type { FinalPlan, ItineraryDay, UserRequest } from '@app/contracts';
import { distanceKm, foldName } from '@app/guide';
import type { AuditContext, AuditViolation, Check, SourcePlace } from './audit-input.js';
import { sourceOf } from './check-places.js';
import { dayItems, waysOf } from './day-items.js';
import { sourcesOfDay } from './route-days.js';

/** Kilometres on foot that a day may ask for, standing, stairs and slopes counted as kilometres; a planner stays well below. */
const MOST_KM = { walkingAid: 10, smallChildren: 14, older: 16, usual: 24 };
const SMALL_CHILD_AGE = 6;
const KM_PER_HOUR = { indoors: 1, outdoors: 1.6, resting: 0.4 };
const STAIRS_KM = 2;
const STEEP_KM = 1.5;
const WALKED_KM = 1.5;
const DETOUR_FACTOR = 1.3;
const RESTING: ReadonlySet<string> = new Set(['beach', 'show', 'nightlife', 'food_hall', 'free_time', 'day_trip', 'zoo', 'theme_park', 'experience']);

const STEP_FREE = /wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|step free|stufenlos|barrier/;
const NO_STAIRS = /no stairs|stairs|trepp|escalier|escaler|scale\b|escada|knee|knie|genou|rodilla|ginocch|joelho/;
const NO_STEEP = /steep|hills?\b|steil|pente|cuesta|salita|subida|knee|knie|genou|rodilla|ginocch|joelho/;
const WALKING_AID = /walking stick|cane\b|rollator|walker|gehstock|crutch|bad (?:knee|hip)|wheelchair|rollstuhl|mobility/;
const OLDER = /\b(?:6[5-9]|7\d|8\d|9\d)\b|older|elder|senior|grandparent|grandma|grandpa/;

const wordsOf = ({ wishes, constraints }: UserRequest, ...kinds: string[]): string =>
  foldName(
    [...(wishes ?? []).filter(({ kind }) => kinds.includes(kind)).flatMap(({ said, targets }) => [said, ...targets]), constraints?.mobility ?? ''].join(' '),
  );

function mostKm(request: UserRequest): number {
  const words = wordsOf(request, 'mobility', 'company');
  const ages = request.childrenAges ?? [];
  const small = request.children > 0 && (ages.length === 0 || ages.some((age) => age <= SMALL_CHILD_AGE));
  return Math.min(
    MOST_KM.usual,
    ...(WALKING_AID.test(words) ? [MOST_KM.walkingAid] : []),
    ...(small ? [MOST_KM.smallChildren] : []),
    ...(OLDER.test(words) ? [MOST_KM.older] : []),
  );
}

interface Visit {
  readonly name: string;
  readonly kind: string;
  readonly minutes: number;
  readonly known: SourcePlace | undefined;
}

function visitsOf(plan: FinalPlan, day: ItineraryDay, context: AuditContext): Visit[] {
  const places = sourcesOfDay(plan, day, context).flatMap((city) => city.places);
  const items = dayItems(day);
  return day.activities.map((activity) => {
    const item = items.find(({ name, place }) => name === activity.title && place === activity.place);
    return { name: activity.place.name, kind: activity.kind, minutes: item ? item.endMinute - item.startMinute : 0, known: sourceOf(places, activity.place) };
  });
}

/** What the day asks for, in kilometres on foot. */
function strainOf(day: ItineraryDay, visits: readonly Visit[]): number {
  const onSite = visits.reduce((sum, { kind, minutes, known }) => {
    const pace = RESTING.has(kind) ? KM_PER_HOUR.resting : known?.indoor ? KM_PER_HOUR.indoors : KM_PER_HOUR.outdoors;
    return sum + (minutes / 60) * pace + (known?.flags?.stairs ? STAIRS_KM : 0) + (known?.flags?.steep ? STEEP_KM : 0);
  }, 0);
  const between = waysOf(dayItems(day)).reduce((sum, { fromPoint, toPoint }) => {
    const km = distanceKm(fromPoint, toPoint);
    return sum + (km <= WALKED_KM ? km * DETOUR_FACTOR : 0);
  }, 0);
  return onSite + between;
}

function inaccessible(visits: readonly Visit[], request: UserRequest): string[] {
  const words = wordsOf(request, 'mobility');
  const wheels = STEP_FREE.test(words);
  return visits.flatMap(({ name, kind, known }) => {
    const { flags } = known ?? {};
    if (!flags || flags.stepFree || kind === 'free_time') return [];
    const stairs = flags.stairs && (wheels || NO_STAIRS.test(words));
    const steep = flags.steep && (wheels || NO_STEEP.test(words));
    return stairs || steep ? [`${name} has ${stairs ? 'stairs' : 'a steep way'}`] : [];
  });
}

/** Each day can be done by these travellers. */
export const checkStrain: Check = (plan, context) =>
  plan.itinerary.flatMap((day, index): AuditViolation[] => {
    const visits = visitsOf(plan, day, context);
    const km = strainOf(day, visits);
    const most = mostKm(context.request);
    return [
      ...(plan.route !== undefined && km > most
        ? [{ code: 'TOO_STRENUOUS' as const, detail: `about ${Math.round(km)} km on foot with stairs and standing, ${most} at most`, day: index + 1 }]
        : []),
      ...inaccessible(visits, context.request).map((detail): AuditViolation => ({ code: 'INACCESSIBLE', detail, day: index + 1 })),
    ];
  });
