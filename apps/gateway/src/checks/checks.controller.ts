import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { AuditPlanBody, RequestError, ScanBody } from '@app/contracts';
import type { AuditPlanAnswer, ScanAnswer } from '@app/contracts';
import { auditPlan } from '@app/auditor';
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
  audit(@Body(new ZodPipe(AuditPlanBody)) { request, plan, catalogId, catalog }: AuditPlanBody): AuditPlanAnswer {
    refuseCatalogs({ catalogId, catalog });
    const { pass, violations, totals } = auditPlan(plan, { request, findCity: findGuideCity });
    return { pass, violations: violations.slice(0, MAX_VIOLATIONS), totals };
  }

  @Post('guardrails/scan')
  @HttpCode(HttpStatus.OK)
  scan(@Body(new ZodPipe(ScanBody)) body: ScanBody): ScanAnswer {
    const { blocked, flags, matches } = scan(body);
    return { blocked, flags, matches };
  }
}

/** @throws {RequestError} VALIDATION_ERROR: a verdict over the guide would be wrong for a plan made from something else. */
function refuseCatalogs(fields: Readonly<Record<string, unknown>>): void {
  const given = Object.keys(fields).filter((field) => fields[field] !== undefined);
  if (given.length === 0) return;
  const message = 'is not offered yet; without it the plan is held against the guide';
  const issues = given.map((path) => ({ path, message }));
  throw new RequestError('VALIDATION_ERROR', `${given.join(', ')}: ${message}`, issues);
}
