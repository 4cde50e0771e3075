import { z } from 'zod';
import { Catalog } from '../travel/catalog.js';
import { Costs, Violation } from '../travel/plan.js';
import { UserRequest } from '../travel/request.js';
import { CatalogId } from './catalogs.js';

/** Longer than any text that NaviGo itself scans; what is longer has to come in parts. */
export const MAX_SCAN_CHARS = 50_000;

/** Three times what a plan of sixty days has; a longer list has more findings than anybody reads, and each takes its time. */
const MAX_LIST_ITEMS = 5_000;

function listItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, item) => sum + listItems(item), 0);
  return inner + (Array.isArray(value) ? value.length : 0);
}

/** Body of `POST /plan/audit`: a plan made by anyone, and the request it is held against. What the plan lacks is a violation, not a bad request. */
export const AuditPlanBody = z.strictObject({
  request: UserRequest,
  plan: z.record(z.string(), z.unknown()).refine((plan) => listItems(plan) <= MAX_LIST_ITEMS, { error: `has more than ${MAX_LIST_ITEMS} items in its lists` }),
  /** Names a catalog of the owner, in place of `catalog`. */
  catalogId: CatalogId.optional(),
  catalog: Catalog.optional(),
  /** `strict` is what NaviGo holds its own plans to; `published` reproduces the published evaluator for plans told in strings. */
  profile: z.enum(['strict', 'published']).default('strict'),
});
export type AuditPlanBody = z.infer<typeof AuditPlanBody>;

/** The verdict; `totals` are the sums of the plan's own items, `day` counts from 1. */
export const AuditPlanAnswer = z.strictObject({
  pass: z.boolean(),
  violations: z.array(Violation),
  totals: Costs,
  /** What no source could prove or disprove, such as opening hours that nobody knows; absent when there is nothing of that kind. */
  unverified: z.array(z.strictObject({ detail: z.string(), day: z.number().int().min(1).optional() })).optional(),
});
export type AuditPlanAnswer = z.infer<typeof AuditPlanAnswer>;

/** Body of `POST /guardrails/scan`. Any text may be looked at, also one that could not be stored. */
export const ScanBody = z.strictObject({ text: z.string().max(MAX_SCAN_CHARS), direction: z.enum(['input', 'tool', 'output']) });
export type ScanBody = z.infer<typeof ScanBody>;

/** The verdict of the rules; `matches` name weak signals of texts that pass as well. */
export const ScanAnswer = z.strictObject({
  blocked: z.boolean(),
  flags: z.array(z.string()),
  matches: z.array(z.strictObject({ rule: z.string(), excerpt: z.string() })),
});
export type ScanAnswer = z.infer<typeof ScanAnswer>;
