import type { FinalPlan } from '@app/contracts';
import type { AuditCode } from './audit-codes.js';
import { activity, auditBroken, codesOf, present, restate, restateOnly } from './testing/usual-trip.js';
import type { Mutable } from './testing/usual-trip.js';

/** Those that only a wish or a catalog brings about have tests of their own. */
type BrokenByHand = Exclude<
  AuditCode,
  | 'MUST_SEE_MISSING'
  | 'AVOIDED_PLACE'
  | 'DIET'
  | 'CUISINE_MISSING'
  | 'STAY_MINIMUM'
  | 'ROOM_TYPE'
  | 'HOUSE_RULE'
  | 'TRANSPORT_UNKNOWN'
  | 'TRANSPORT_CONFLICT'
  | 'TRANSPORT_RULED_OUT'
  | 'MOBILITY'
  | 'CITY_MISSING'
  | 'WAY_MISSING'
  | 'CONNECTION'
  | 'DAY_HOLE'
  | 'DAY_EMPTY'
  | 'TOO_MANY_THINGS'
  | 'TOO_EARLY_OR_LATE'
  | 'TABLE_TOO_OFTEN'
  | 'TOO_STRENUOUS'
  | 'INACCESSIBLE'
  | 'WISH_UNMET'
>;

const BREAKS: Readonly<Record<BrokenByHand, (plan: Mutable<FinalPlan>) => unknown>> = {
  SCHEMA: (plan) => Object.assign(activity(plan, 1, 0), { start: 'morning' }),
  DATE_MISSING: (plan) => {
    plan.itinerary.splice(1, 1);
    restate(plan);
  },
  DATE_EXTRA: (plan) => {
    plan.itinerary.push({ ...present(plan.itinerary[0]), date: '2027-05-20', activities: [], meals: [] });
  },
  DATE_TWICE: (plan) => {
    plan.itinerary.push({ ...present(plan.itinerary[2]), activities: [], meals: [] });
  },
  OVERLAP: (plan) => {
    activity(plan, 1, 1).start = activity(plan, 1, 0).start;
  },
  TRAVEL_TIME: (plan) => Object.assign(activity(plan, 1, 0), { place: { name: 'Castle without a known way', lat: 38.9, lng: -9.3 } }),
  PLACE_UNKNOWN: (plan) => {
    activity(plan, 1, 0).place.name = 'Museum of Things That Never Were';
  },
  PLACE_CLOSED: (plan) => {
    plan.itinerary.forEach((day) =>
      day.activities
        .filter(({ openingHours }) => openingHours?.includes('closed'))
        .forEach((visit) => {
          visit.start = '06:00';
          visit.end = '06:20';
        }),
    );
  },
  PLACE_WRONG_CITY: (plan) => {
    activity(plan, 1, 0).place = { name: 'Colosseum', lat: 41.8902, lng: 12.4922 };
  },
  PLACE_TWICE: (plan) => {
    activity(plan, 2, 0).place = activity(plan, 1, 0).place;
  },
  FLIGHT_TIME: (plan) => Object.assign(activity(plan, 0, 0), { start: '08:00', end: '08:30' }),
  STAY_NIGHTS: (plan) => Object.assign(present(plan.stays[0]), { checkOutDate: '2027-05-12', nights: 2 }),
  COST_CATEGORY: (plan) => {
    present(plan.costs).byCategory.meals = 1;
  },
  COST_TOTAL: (plan) => {
    present(plan.costs).total += 0.01;
  },
  CURRENCY_MIXED: (plan) => {
    activity(plan, 1, 0).cost.currency = 'USD';
    restateOnly(plan);
  },
  OVER_BUDGET: (plan) => {
    present(plan.stays[0]).cost.amount = 6000;
    restate(plan);
  },
  MEAL_MISSING: (plan) => {
    present(plan.itinerary[1]).meals = [];
    restate(plan);
  },
};
describe('auditPlan', () => {
  it.each(Object.entries(BREAKS))('finds %s in a plan broken that way', (code, breakIt) => {
    const report = auditBroken(breakIt);
    expect(report.pass).toBe(false);
    expect(codesOf(report)).toContain(code);
  });

  it.each(['DATE_MISSING', 'OVER_BUDGET', 'MEAL_MISSING', 'COST_CATEGORY', 'COST_TOTAL', 'CURRENCY_MIXED', 'PLACE_WRONG_CITY'] as const)(
    'finds nothing but %s where nothing else is wrong',
    (code) => {
      const allowed: AuditCode[] =
        code === 'PLACE_WRONG_CITY' ? [code, 'TRAVEL_TIME'] : [code, ...(code === 'DATE_MISSING' ? (['MEAL_MISSING'] as const) : [])];
      expect(codesOf(auditBroken(BREAKS[code])).filter((found) => !allowed.includes(found))).toEqual([]);
    },
  );
  it('names the day of a finding', () => expect(auditBroken(BREAKS.PLACE_UNKNOWN).violations.find(({ code }) => code === 'PLACE_UNKNOWN')?.day).toBe(2));
});
