import { FIRST_STAGES, REQUISITION } from '@atrium/contracts';
import { AppError, type AuditActor, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OPENINGS, type OpeningRow, type OpeningSteps } from './opening.record.js';
import { REQUISITIONS, type RequisitionRow, type RequisitionSteps } from './requisition.record.js';

/** What becomes of an opening as part of another use case. Inside `TenantDb.run` only. */
@Injectable()
export class Openings {
  private readonly steps: OpeningSteps;
  private readonly requisitions: RequisitionSteps;

  constructor(records: Records) {
    this.steps = records.of(OPENINGS);
    this.requisitions = records.of(REQUISITIONS);
  }

  /** Of an approved requisition; on hold, until somebody opens it. */
  async make(requisition: RequisitionRow, by: AuditActor | null): Promise<void> {
    const { id: requisitionId, title, designationId, departmentId, seats, askedById } = requisition;
    const { description: posting } = requisition;
    const opening = {
      requisitionId,
      title,
      designationId,
      departmentId,
      headcount: seats,
      ownerId: askedById,
      posting,
    };
    const [id] = await this.steps.table.insert([{ ...opening, stages: FIRST_STAGES }], by?.id ?? null);
    if (id === undefined) throw new Error('Nothing was made.');
    await this.steps.record({ step: 'create', by, id });
  }

  /** Locked until the end of the transaction, before its applications and offers: seats are counted under it. */
  lock(id: string): Promise<OpeningRow> {
    return this.steps.rows.lock(id);
  }

  /** Like `lock`, for somebody who sees it. @throws {AppError} NOT_FOUND */
  lockSeen(user: SignedInUser, id: string): Promise<OpeningRow> {
    return this.steps.lock(user, id);
  }

  read(id: string): Promise<OpeningRow> {
    return this.steps.rows.read(id);
  }

  /** Its requisition was cancelled. @throws {AppError} REQUISITION_OFFERS when somebody has an offer or has joined */
  async drop(id: string, by: AuditActor | null): Promise<void> {
    await this.steps.rows.lock(id);
    // Counted once nobody else changes its offers.
    const before = await this.steps.rows.read(id);
    if (before.joined + before.accepted + before.sent > 0)
      throw new AppError(REQUISITION.errors.REQUISITION_OFFERS);
    if (before.state === 'closed') return;
    await this.steps.table.change(before, { state: 'closed' }, by?.id ?? null);
    await this.steps.record({ step: 'close', by, id, before });
  }

  /** Somebody has joined: with the last seat, opening and requisition are filled. @param id locked by the caller */
  async fill(id: string, by: AuditActor): Promise<void> {
    const before = await this.steps.rows.read(id);
    if (before.joined < before.headcount) return;
    await this.steps.table.change(before, { state: 'filled' }, by.id);
    await this.steps.record({ step: 'fill', by, id, before });
    const requisition = await this.requisitions.rows.lock(before.requisitionId);
    if (requisition.state !== 'approved') return;
    await this.requisitions.table.change(requisition, { state: 'filled' }, by.id);
    await this.requisitions.record({ step: 'fill', by, id: requisition.id, before: requisition });
  }
}
