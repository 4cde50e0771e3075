import { z } from 'zod';

const HHMM = /^([01]\d|2[0-4]):[0-5]\d$/;

/** Weekday ranges such as `Mon-Sun`, `Tue-Sun` or `Mon,Wed-Fri`. */
const WEEKDAYS = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))?(,(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))?)*$/;

/** Opening hours of some weekdays in local time; `to` may be past midnight as `24:00` at most. */
export const HoursRule = z.strictObject({
  days: z.string().regex(WEEKDAYS),
  from: z.string().regex(HHMM),
  to: z.string().regex(HHMM),
});
export type HoursRule = z.infer<typeof HoursRule>;

/** `always` is for streets, squares, viewpoints and parks that do not close. */
export const Hours = z.union([z.literal('always'), z.array(HoursRule).min(1)]);
export type Hours = z.infer<typeof Hours>;

/** The closed list of kinds of sights. */
export const PlaceKind = z.enum([
  'museum',
  'gallery',
  'landmark',
  'religious',
  'palace',
  'viewpoint',
  'neighbourhood',
  'market',
  'park',
  'garden',
  'beach',
  'nature',
  'shopping',
  'nightlife',
  'show',
  'food_hall',
  'zoo',
  'theme_park',
  'day_trip',
  'experience',
]);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** The closed list of interests that places answer to and requests are mapped on. */
export const Interest = z.enum([
  'food',
  'museums',
  'art',
  'history',
  'architecture',
  'nature',
  'beach',
  'shopping',
  'nightlife',
  'music',
  'walks',
  'views',
  'religion',
  'markets',
  'family',
  'books',
  'wine',
  'photography',
  'sports',
  'wellness',
  'local_life',
  'science',
]);
export type Interest = z.infer<typeof Interest>;
