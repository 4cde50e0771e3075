import { z } from 'zod';
import { CurrencyCode } from '../travel/money.js';
import { ActionMode, ActionStep, ActionToolName, StepVerdict } from './action-step.js';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 22:00' });

export const Residency = z.enum(['eu', 'us', 'other']);
export type Residency = z.infer<typeof Residency>;

/** What a tool may touch. */
export const ActionScope = z.enum([
  ...(['calendar:write', 'mail:send', 'webhook:send', 'chat:post', 'document:write', 'plan:share', 'echo'] as const),
  ...(['flights:hold', 'flights:order', 'stay:request', 'chat:respond'] as const),
]);
export type ActionScope = z.infer<typeof ActionScope>;

const isZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';

/** What the runs of an owner may do outside. Every field has a default, so that an empty policy is a careful one. */
export const ActionPolicy = z.strictObject({
  /** Tools that may be used; null: all that there are. */
  tools: z.array(ActionToolName).max(50).nullable().default(null),
  /** Scopes that tools may have; null: all. */
  scopes: z.array(ActionScope).nullable().default(null),
  approveHighRisk: z.boolean().default(true),
  /** Tools whose steps are approved whatever their risk. */
  approveTools: z.array(ActionToolName).max(50).default([]),
  /** Approvals by different people; with two or more, that of whoever asked does not count. */
  minApprovers: z.number().int().min(1).max(5).default(1),
  /** AUTO needs at least this confidence in what was understood, or asks. */
  minConfidenceAuto: z.number().min(0).max(1).default(0.6),
  timezone: z.string().refine(isZone, { error: 'is no IANA time zone' }).default('UTC'),
  quietHours: z
    .strictObject({
      /** Weekdays from 1 (Monday) to 7; a window belongs to the day it begins on and may go on past midnight. */
      windows: z.array(z.strictObject({ weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7), from: Clock, to: Clock })).max(14),
      behaviour: z.enum(['defer', 'block', 'preview']),
    })
    .nullable()
    .default(null),
  spend: z
    .strictObject({
      currency: CurrencyCode,
      perRunCents: z.number().int().min(0).nullable(),
      perDayCents: z.number().int().min(0).nullable(),
      perMonthCents: z.number().int().min(0).nullable(),
    })
    .nullable()
    .default(null),
  /** Where data may go; null: anywhere. */
  residency: z.array(Residency).nullable().default(null),
});
export type ActionPolicy = z.infer<typeof ActionPolicy>;

/** Body of `PUT /policy`. */
export const PolicyBody = z.strictObject({
  policy: ActionPolicy,
  /** The version that the caller has seen; refused when there is a newer one. */
  expectedVersion: z.number().int().min(0).optional(),
});
export type PolicyBody = z.infer<typeof PolicyBody>;

export const PolicyAnswer = z.strictObject({ version: z.number().int(), policy: ActionPolicy, createdAt: z.iso.datetime().nullable() });
export type PolicyAnswer = z.infer<typeof PolicyAnswer>;

export const PolicyVersions = z.strictObject({ items: z.array(PolicyAnswer) });
export type PolicyVersions = z.infer<typeof PolicyVersions>;

/** Body of `POST /policy/simulate`: what a policy would say of these tools at a moment. */
export const SimulateBody = z.strictObject({
  policy: ActionPolicy.optional(),
  steps: z
    .array(z.strictObject({ tool: ActionToolName, costEstimate: ActionStep.shape.costEstimate.optional() }))
    .min(1)
    .max(20),
  mode: ActionMode.default('APPROVAL'),
  confidence: z.number().min(0).max(1).default(1),
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SimulateBody = z.infer<typeof SimulateBody>;
export const SimulateAnswer = z.strictObject({ verdicts: z.array(StepVerdict) });
export type SimulateAnswer = z.infer<typeof SimulateAnswer>;
