import type { Hours, PlaceKind } from '../city.schema.js';

/** What a visit is like where no source says: how long, at what price as a share of a day's midrange food, and when it is usually open. */
export interface UsualVisit {
  readonly minutes: number;
  readonly foodDays: number;
  readonly indoor: boolean;
  readonly hours: Hours;
}

const DAILY: Hours = [{ days: 'Mon-Sun', from: '10:00', to: '17:00' }];
const NOT_MONDAY: Hours = [{ days: 'Tue-Sun', from: '10:00', to: '17:00' }];
const CHURCH: Hours = [{ days: 'Mon-Sun', from: '09:00', to: '17:00' }];
const SHOPS: Hours = [{ days: 'Mon-Sat', from: '10:00', to: '18:00' }];
const MORNINGS: Hours = [{ days: 'Tue-Sat', from: '08:00', to: '13:00' }];
const EVENINGS: Hours = [{ days: 'Mon-Sun', from: '19:00', to: '23:00' }];
const DAYLIGHT: Hours = [{ days: 'Mon-Sun', from: '08:00', to: '19:00' }];

const visit = (minutes: number, foodDays: number, indoor: boolean, hours: Hours): UsualVisit => ({ minutes, foodDays, indoor, hours });

export const USUAL_VISITS: Readonly<Record<PlaceKind, UsualVisit>> = {
  museum: visit(90, 0.25, true, NOT_MONDAY),
  gallery: visit(60, 0.15, true, NOT_MONDAY),
  landmark: visit(40, 0, false, 'always'),
  religious: visit(35, 0, true, CHURCH),
  palace: visit(90, 0.3, true, NOT_MONDAY),
  viewpoint: visit(30, 0, false, 'always'),
  neighbourhood: visit(60, 0, false, 'always'),
  market: visit(60, 0, false, MORNINGS),
  park: visit(60, 0, false, DAYLIGHT),
  garden: visit(60, 0.1, false, DAILY),
  beach: visit(120, 0, false, 'always'),
  nature: visit(120, 0, false, DAYLIGHT),
  shopping: visit(60, 0, true, SHOPS),
  nightlife: visit(90, 0.4, true, EVENINGS),
  show: visit(120, 0.8, true, EVENINGS),
  food_hall: visit(60, 0, true, SHOPS),
  zoo: visit(150, 0.4, false, DAILY),
  theme_park: visit(360, 0.9, false, DAILY),
  day_trip: visit(240, 0, false, DAYLIGHT),
  experience: visit(90, 0.4, true, DAILY),
};
