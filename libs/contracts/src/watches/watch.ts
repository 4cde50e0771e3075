import { z } from 'zod';
import { storableText } from '../text.js';
import { IsoDate } from '../travel/dates.js';
import { CurrencyCode } from '../travel/money.js';
import { RevisionChange } from '../travel/revision.js';
import { DailyWeather } from '../travel/weather.js';
import { ThreadId } from '../http/plan.js';

const MAX_HOURS = 168;
const DEFAULT_HOURS = 12;
const MAX_DOCUMENTS = 20;

/** What is looked at: fares of the chosen flights, forecasts, places that closed, papers that run out, and the opening of check-in. */
export const WatchKind = z.enum(['price', 'weather', 'closure', 'document', 'checkin']);
export type WatchKind = z.infer<typeof WatchKind>;

/** A passport or a visa of a traveller. */
export const WatchedDocument = z.strictObject({ kind: z.enum(['passport', 'visa']), name: storableText(80, 1), validUntil: IsoDate });
export type WatchedDocument = z.infer<typeof WatchedDocument>;

export const WatchSettings = z.strictObject({
  kinds: z.array(WatchKind).min(1).max(WatchKind.options.length).default(WatchKind.options),
  /** Hours between two looks at what may change at any time. */
  everyHours: z.number().int().min(1).max(MAX_HOURS).default(DEFAULT_HOURS),
  documents: z.array(WatchedDocument).max(MAX_DOCUMENTS).default([]),
});
export type WatchSettings = z.infer<typeof WatchSettings>;

/** Body of `POST /watches`: the thread whose plan is watched, and what is looked at. */
export const WatchBody = WatchSettings.extend({ threadId: ThreadId });
export type WatchBody = z.infer<typeof WatchBody>;

/** Something that changed, told once; `id` stays the same however often it is seen. */
export const WatchFinding = z.strictObject({ id: z.string(), kind: WatchKind, text: z.string() });
export type WatchFinding = z.infer<typeof WatchFinding>;

/** What one look found. */
export const WatchNotice = z.strictObject({ number: z.number().int().min(1), at: z.iso.datetime(), findings: z.array(WatchFinding).min(1) });
export type WatchNotice = z.infer<typeof WatchNotice>;

/** A revision of the plan that a person may accept. */
export const WatchProposal = z.strictObject({
  /** Counts the proposals of a watch; a decision names the one it is about. */
  number: z.number().int().min(1),
  /** The version of the plan that it changes, and a digest of that plan: what only asks about the plan makes a version too. */
  planVersion: z.number().int(),
  planDigest: z.string(),
  text: z.string(),
  diff: z.array(z.strictObject({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Null where the cost is known only once it is planned. */
  costs: z.strictObject({ before: z.number(), after: z.number(), currency: CurrencyCode }).nullable(),
  changes: z.array(RevisionChange).min(1),
  /** The sky as it is foretold by now, for the days that are to change. */
  weather: z.array(DailyWeather),
});
export type WatchProposal = z.infer<typeof WatchProposal>;

/** What a person decided about a proposal, and who it was. */
export const WatchDecision = z.strictObject({ number: z.number().int(), action: z.enum(['accepted', 'dismissed']), by: z.string(), at: z.iso.datetime() });
export type WatchDecision = z.infer<typeof WatchDecision>;

/** How a look went: when the next one is, and what could not be looked at. */
export const WatchLook = z.strictObject({
  /** How often the run had been woken before it. */
  wake: z.number().int(),
  at: z.iso.datetime(),
  waitMs: z.number().int().min(0),
  isOver: z.boolean(),
  planVersion: z.number().int().nullable(),
  troubles: z.array(z.strictObject({ kind: WatchKind, code: z.string() })),
});
export type WatchLook = z.infer<typeof WatchLook>;

/** Id of a watch or a schedule, as the POST returned it. */
export const WatchId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, { error: 'is no id of a watch or a schedule' });

/** A watch, as every endpoint about it answers. */
export const WatchAnswer = z.strictObject({
  watchId: z.string(),
  threadId: z.string(),
  /** `looking` while it looks, `watching` until the next look, `proposed` while a person may accept, `revising` while the plan is changed. */
  status: z.enum(['looking', 'watching', 'proposed', 'revising', 'ended', 'cancelled', 'failed']),
  version: z.number().int(),
  ...WatchSettings.shape,
  lookedAt: z.iso.datetime().nullable(),
  nextLookAt: z.iso.datetime().nullable(),
  troubles: WatchLook.shape.troubles,
  /** The newest first. */
  notices: z.array(WatchNotice),
  proposal: WatchProposal.omit({ weather: true, planDigest: true }).nullable(),
  lastDecision: WatchDecision.nullable(),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type WatchAnswer = z.infer<typeof WatchAnswer>;
/** The note of a watch on the plan that it watches: the newest findings, and the number of the proposal that a person may accept. */
export const PlanWatch = WatchAnswer.pick({ watchId: true, status: true, lookedAt: true, notices: true }).extend({
  proposal: z.strictObject({ number: z.number().int(), text: z.string() }).nullable(),
});
export type PlanWatch = z.infer<typeof PlanWatch>;

export const WatchesPage = z.strictObject({ items: z.array(WatchAnswer) });
export type WatchesPage = z.infer<typeof WatchesPage>;

/** Body of `POST /watches/:id/accept` and `/dismiss`: the number of the proposal that the caller has seen. */
export const WatchDecisionBody = z.strictObject({ number: z.number().int().min(1) });
export type WatchDecisionBody = z.infer<typeof WatchDecisionBody>;
