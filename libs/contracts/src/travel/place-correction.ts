import { z } from 'zod';
import { storableText } from '../text.js';
import { Hours, Interest, PlaceKind } from './place-facts.js';

const placeId = z.string().regex(/^[a-z0-9-]{1,80}$/, { error: 'must be the id of a place, as GET /places shows it' });
const cost = z.number().min(0).max(1_000_000);
const point = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };
const name = storableText(120, 2);

/** What is to be put right; prices are for one adult in the town's currency. */
export const PlaceChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('closed'), placeId }),
  z.strictObject({ kind: z.literal('hours'), placeId, hours: Hours }),
  z.strictObject({ kind: z.literal('price'), placeId, cost, childCost: cost.optional() }),
  z.strictObject({ kind: z.literal('name'), placeId, name }),
  z.strictObject({ kind: z.literal('position'), placeId, ...point }),
  z.strictObject({ kind: z.literal('step_free'), placeId, stepFree: z.boolean() }),
  z.strictObject({
    kind: z.literal('missing'),
    name,
    placeKind: PlaceKind,
    interests: z.array(Interest).min(1).max(4),
    ...point,
    visitMinutes: z.number().int().min(15).max(600),
    cost,
    hours: Hours,
  }),
]);
export type PlaceChange = z.infer<typeof PlaceChange>;

export const TownId = z.string().regex(/^[a-z0-9-]{1,80}$/, { error: 'must be the id of a town, as GET /places shows it' });

/** A change that an operator has applied. */
export const AppliedCorrection = z.strictObject({ id: z.string(), townId: TownId, change: PlaceChange, appliedOn: z.iso.date() });
export type AppliedCorrection = z.infer<typeof AppliedCorrection>;

export const CORRECTION_STATES = ['open', 'applied', 'refused'] as const;

/** Body of `POST /places/corrections`; `why` and `url` help whoever reviews it. */
export const CorrectionBody = z.strictObject({
  townId: TownId,
  change: PlaceChange,
  why: storableText(500).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
});
export type CorrectionBody = z.infer<typeof CorrectionBody>;

/** A correction as it is stored. */
export const PlaceCorrection = z.strictObject({
  id: z.string(),
  townId: TownId,
  change: PlaceChange,
  why: z.string().nullable(),
  url: z.string().nullable(),
  state: z.enum(CORRECTION_STATES),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** The operator's words about the decision. */
  reason: z.string().nullable(),
});
export type PlaceCorrection = z.infer<typeof PlaceCorrection>;
