import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { AuditPlanBody, DayStringsPlan, RequestError, ScanBody } from '@app/contracts';
import type { AuditPlanAnswer, Catalog, ScanAnswer } from '@app/contracts';
import { auditPlan, auditPublished, catalogCityFinder } from '@app/auditor';
import { findGuideCity } from '@app/guide';
import { scan } from '@app/guardrails';
import { ZodPipe } from '../http/zod.pipe.js';

/** Nobody reads further, and a broken plan has a finding for each of its fields. */
const MAX_VIOLATIONS = 1_000;

/** What NaviGo checks its own plans and texts with, for those of others. Nothing is stored. */
@Controller()
export class ChecksController {
  @Post('plan/audit')
  @HttpCode(HttpStatus.OK)
  audit(@Body(new ZodPipe(AuditPlanBody)) body: AuditPlanBody): AuditPlanAnswer {
    const report = body.profile === 'published' ? published(body, catalogOf(body)) : strict(body);
    return { ...report, violations: report.violations.slice(0, MAX_VIOLATIONS) };
  }

  @Post('guardrails/scan')
  @HttpCode(HttpStatus.OK)
  scan(@Body(new ZodPipe(ScanBody)) body: ScanBody): ScanAnswer {
    const { blocked, flags, matches } = scan(body);
    return { blocked, flags, matches };
  }
}

function published({ plan, request }: AuditPlanBody, catalog: Catalog | undefined): AuditPlanAnswer {
  if (!catalog) throw refusal('catalog', 'is needed by the published profile, which holds a plan against the tables that it was made from');
  const told = DayStringsPlan.safeParse(plan);
  if (told.success) return auditPublished(told.data.days, request, catalog);
  const issues = told.error.issues.map(({ path, message }) => ({ path: ['plan', ...path].join('.'), message }));
  throw new RequestError('VALIDATION_ERROR', 'plan: the published profile reads days told in strings, as {format: "day-strings", days: [...]}', issues);
}

function strict(body: AuditPlanBody): AuditPlanAnswer {
  const catalog = catalogOf(body);
  return auditPlan(body.plan, { request: body.request, catalog, findCity: catalog ? catalogCityFinder(catalog) : findGuideCity });
}

/** @throws {RequestError} VALIDATION_ERROR: a verdict over the guide would be wrong for a plan made from something else. */
function catalogOf({ catalog, catalogId }: AuditPlanBody): Catalog | undefined {
  if (catalogId === undefined) return catalog;
  throw refusal('catalogId', 'is not offered yet; send the catalog itself');
}

const refusal = (path: string, message: string): RequestError => new RequestError('VALIDATION_ERROR', `${path}: ${message}`, [{ path, message }]);
