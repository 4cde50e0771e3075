import { auditPlan, auditPublished, catalogCityFinder, guideSource } from '@app/auditor';
import { DayStringsPlan, RequestError } from '@app/contracts';
import type { AuditPlanAnswer, AuditPlanBody, Catalog } from '@app/contracts';

/** Nobody reads further, and a broken plan has a finding for each of its fields. */
const MAX_VIOLATIONS = 1_000;

/** The verdict over what a body holds; `stored` is the catalog that it names. @throws {RequestError} VALIDATION_ERROR for what cannot be audited. */
export function auditBody(body: AuditPlanBody, stored: Catalog | undefined): AuditPlanAnswer {
  if (body.catalogId !== undefined && body.catalog) throw refusal('catalogId', 'and catalog are both given; send one of them');
  const catalog = stored ?? body.catalog;
  const report = body.profile === 'published' ? published(body, catalog) : strict(body, catalog);
  return { ...report, violations: report.violations.slice(0, MAX_VIOLATIONS) };
}

function published({ plan, request }: AuditPlanBody, catalog: Catalog | undefined): AuditPlanAnswer {
  if (!catalog) throw refusal('catalog', 'is needed by the published profile, which holds a plan against the tables that it was made from');
  const told = DayStringsPlan.safeParse(plan);
  if (told.success) return auditPublished(told.data.days, request, catalog);
  const issues = told.error.issues.map(({ path, message }) => ({ path: ['plan', ...path].join('.'), message }));
  throw new RequestError('VALIDATION_ERROR', 'plan: the published profile reads days told in strings, as {format: "day-strings", days: [...]}', issues);
}

const strict = ({ plan, request }: AuditPlanBody, catalog: Catalog | undefined): AuditPlanAnswer =>
  auditPlan(plan, { request, catalog, findCity: catalog ? catalogCityFinder(catalog) : guideSource(plan) });

const refusal = (path: string, message: string): RequestError => new RequestError('VALIDATION_ERROR', `${path}: ${message}`, [{ path, message }]);
