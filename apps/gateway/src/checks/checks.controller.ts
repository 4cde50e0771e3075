import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuditPlanBody, DayStringsPlan, RequestError, ScanBody } from '@app/contracts';
import type { AuditPlanAnswer, Catalog, ScanAnswer } from '@app/contracts';
import { auditPlan, auditPublished, catalogCityFinder, guideSource } from '@app/auditor';
import { scan } from '@app/guardrails';
import { CatalogsService } from '../catalogs/catalogs.service.js';
import { callerOf } from '../http/caller.js';
import { ZodPipe } from '../http/zod.pipe.js';

/** Nobody reads further, and a broken plan has a finding for each of its fields. */
const MAX_VIOLATIONS = 1_000;

/** What NaviGo checks its own plans and texts with, for those of others. Nothing is stored. */
@Controller()
export class ChecksController {
  constructor(@Inject(CatalogsService) private readonly catalogs: CatalogsService) {}

  @Post('plan/audit')
  @HttpCode(HttpStatus.OK)
  async audit(@Body(new ZodPipe(AuditPlanBody)) body: AuditPlanBody, @Req() request: FastifyRequest): Promise<AuditPlanAnswer> {
    return this.auditFor(callerOf(request).ownerId, body);
  }

  /** The verdict for an owner, whose catalogs the plan may be held against. @throws {RequestError} NOT_FOUND for a catalog that the owner has not. */
  async auditFor(ownerId: string, body: AuditPlanBody): Promise<AuditPlanAnswer> {
    const catalog = await this.catalogOf(ownerId, body);
    const report = body.profile === 'published' ? published(body, catalog) : strict(body, catalog);
    return { ...report, violations: report.violations.slice(0, MAX_VIOLATIONS) };
  }

  private async catalogOf(ownerId: string, { catalog, catalogId }: AuditPlanBody): Promise<Catalog | undefined> {
    if (catalogId === undefined) return catalog;
    if (catalog) throw refusal('catalogId', 'and catalog are both given; send one of them');
    return this.catalogs.load(ownerId, catalogId);
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

const strict = ({ plan, request }: AuditPlanBody, catalog: Catalog | undefined): AuditPlanAnswer =>
  auditPlan(plan, { request, catalog, findCity: catalog ? catalogCityFinder(catalog) : guideSource(plan) });

const refusal = (path: string, message: string): RequestError => new RequestError('VALIDATION_ERROR', `${path}: ${message}`, [{ path, message }]);
