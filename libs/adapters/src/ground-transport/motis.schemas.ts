import { z } from 'zod';

const instant = z.iso.datetime({ offset: true });
const place = z.object({ name: z.string(), lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });

/** A leg of an itinerary, walks included. Modes are left open: servers learn new ones. */
export const MotisLeg = z.object({
  mode: z.string(),
  from: place,
  to: place,
  startTime: instant,
  endTime: instant,
  agencyName: z.string().nullish(),
  routeShortName: z.string().nullish(),
});
export type MotisLeg = z.infer<typeof MotisLeg>;

/** The part of an answer of `/api/v1/plan` that a plan needs. */
export const MotisAnswer = z.object({ itineraries: z.array(z.object({ legs: z.array(MotisLeg) })) });
