import { Controller, Get, Inject, Query } from '@nestjs/common';
import { AuditQuery } from '@app/contracts';
import type { AuditPage } from '@app/contracts';
import type { AuditLog } from '@app/ports';
import { NeedsRole } from '../auth/access.decorators.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { AUDIT_LOG } from '../tokens.js';
import { cursorOf, positionOfCursor } from './page-cursor.js';

/** `GET /admin/audit`: who asked for what, why, what came of it at once, and what has become of the run since. */
@Controller('admin/audit')
@NeedsRole('viewer')
export class AuditController {
  constructor(@Inject(AUDIT_LOG) private readonly audit: AuditLog) {}

  @Get()
  async list(@Query(new ZodPipe(AuditQuery)) { cursor, limit, ...filter }: AuditQuery): Promise<AuditPage> {
    const found = await this.audit.list(filter, positionOfCursor(cursor), limit + 1);
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    return { entries, nextCursor: found.length > limit && last ? cursorOf(last) : null };
  }
}
