import { z } from 'zod';
import { storableText } from '../text.js';
import { LocalDateTime } from './dates.js';
import { Money } from './money.js';

/** What a timetable holds and a plan may go by. */
export const TimetableMode = z.enum(['train', 'bus', 'ferry']);
export type TimetableMode = z.infer<typeof TimetableMode>;

const minutes = z.number().int().min(1);
const stopName = storableText(120, 1);

/** One vehicle of a journey; `transit` is a tram or an underground. Times are local at either stop. */
export const GroundRide = z.strictObject({
  mode: z.enum([...TimetableMode.options, 'transit']),
  operator: storableText(80),
  /** Number or name of the line; empty where the timetable has none. */
  line: storableText(40),
  from: stopName,
  to: stopName,
  departureAt: LocalDateTime,
  arrivalAt: LocalDateTime,
});
export type GroundRide = z.infer<typeof GroundRide>;

/** A connection of a timetable, from the first departure to the last arrival. Times are local at either end. */
export const GroundJourney = z.strictObject({
  /** The mode that most of the time is spent in. */
  mode: TimetableMode,
  departureAt: LocalDateTime,
  arrivalAt: LocalDateTime,
  minutes,
  changes: z.number().int().min(0),
  operators: z.array(storableText(80, 1)),
  legs: z.array(GroundRide).min(1),
  /** For one adult; null where the source tells no fares. */
  price: Money.nullable(),
  source: z.literal('live'),
  sourceName: storableText(80, 1),
});
export type GroundJourney = z.infer<typeof GroundJourney>;

/** The quickest way by road, without breaks. */
export const RoadDrive = z.strictObject({ minutes, km: z.number().positive(), source: z.literal('live'), sourceName: storableText(80, 1) });
export type RoadDrive = z.infer<typeof RoadDrive>;
