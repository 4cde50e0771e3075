import { Inject, Injectable } from '@nestjs/common';
import type { Engine } from '@app/engine';
import { CorrectionId, RequestError } from '@app/contracts';
import type { CorrectionBody, CorrectionDecisionBody, CorrectionsPage, CorrectionsQuery, PlaceCorrection, Role } from '@app/contracts';
import { faultOfCorrection } from '@app/places';
import type { AuditLog, CorrectionStore } from '@app/ports';
import { cursorOf, positionOfCursor } from '../admin/page-cursor.js';
import { AUDIT_LOG, CORRECTION_STORE, ENGINE } from '../tokens.js';

/** What one owner may have waiting for a decision. */
const MAX_OPEN = 50;

/** The operator who decides, and in which HTTP request. */
interface Decider {
  readonly actor: string;
  readonly role: Role;
  readonly requestId: string;
}

/** Stores corrections for review, and applies or refuses them. */
@Injectable()
export class CorrectionsService {
  constructor(
    @Inject(ENGINE) private readonly engine: Engine,
    @Inject(CORRECTION_STORE) private readonly store: CorrectionStore,
    @Inject(AUDIT_LOG) private readonly audit: AuditLog,
  ) {}

  /** @throws {RequestError} VALIDATION_ERROR for an unknown town or place, QUOTA_EXCEEDED when too many of the owner's wait. */
  async add(ownerId: string, body: CorrectionBody): Promise<PlaceCorrection> {
    const fault = faultOfCorrection(body);
    if (fault) throw new RequestError('VALIDATION_ERROR', `${fault.path}: ${fault.message}`, [fault]);
    if ((await this.store.countOpen(ownerId)) >= MAX_OPEN)
      throw new RequestError('QUOTA_EXCEEDED', `${MAX_OPEN} of your corrections wait for a decision; more can be sent when some are decided.`);
    return this.store.add({ ...body, id: this.engine.ids.next('cor'), ownerId });
  }

  async list({ state, limit, cursor }: CorrectionsQuery): Promise<CorrectionsPage> {
    const found = await this.store.list(state, positionOfCursor(cursor, CorrectionId), limit + 1);
    const corrections = found.slice(0, limit);
    const last = corrections.at(-1);
    return { corrections, nextCursor: found.length > limit && last ? cursorOf({ at: last.createdAt, id: last.id }) : null };
  }

  /** @throws {RequestError} NOT_FOUND, CORRECTION_DECIDED. */
  async decide(id: string, { decision, reason = undefined }: CorrectionDecisionBody, { actor, role, requestId }: Decider): Promise<PlaceCorrection> {
    const state = decision === 'apply' ? 'applied' : 'refused';
    const decided = await this.store.decide(id, { state, reason: reason ?? null });
    if (decided) {
      const entry = { id: this.engine.ids.next('aud'), actor, role, action: 'places.correct', target: id, reason: reason ?? null, runId: null };
      await this.audit.append({ ...entry, outcome: state, detail: { townId: decided.townId, change: decided.change.kind, requestId } });
      return decided;
    }
    if (await this.store.exists(id)) throw new RequestError('CORRECTION_DECIDED', `The correction ${id} was decided before.`);
    throw new RequestError('NOT_FOUND', `There is no correction ${id}.`);
  }
}
