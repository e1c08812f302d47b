import type {
  LEAVE_TYPE,
  BulkOf,
  BulkReport,
  CreateLeaveType,
  LeaveType,
  LeaveTypeEffect,
  LeaveTypeQuery,
  Page,
  UpdateLeaveType,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveCredits } from './leave-credits.service.js';
import type { LeaveTypeEntity } from './leave-type.entity.js';
import { LEAVE_TYPES, type LeaveTypeRow } from './leave-type.record.js';

/** The leave types of a company. */
@Injectable()
export class LeaveTypeService {
  private readonly steps: RecordSteps<LeaveTypeRow, LeaveTypeEntity, LeaveType>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly credits: LeaveCredits,
  ) {
    this.steps = records.of(LEAVE_TYPES);
  }

  list(user: SignedInUser, query: LeaveTypeQuery): Promise<Page<LeaveType>> {
    return this.steps.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<LeaveType> {
    return this.steps.get(user, id);
  }

  /** What is due of it until today is credited at once. */
  create(user: SignedInUser, values: CreateLeaveType): Promise<LeaveType> {
    return this.credited(user, () => this.steps.create(user, values));
  }

  /** @throws {AppError} STALE_VERSION, the refusal of an archived one, as `create` */
  update(user: SignedInUser, id: string, values: UpdateLeaveType): Promise<LeaveType> {
    return this.credited(user, () => this.steps.update(user, { id, ...values }));
  }

  /** Whom saving these values would give days, or take them from. @throws {AppError} NOT_FOUND */
  preview(
    user: SignedInUser,
    id: string,
    { version: _, ...values }: UpdateLeaveType,
  ): Promise<LeaveTypeEffect> {
    return this.db.run(user.companyId, () => this.credits.previewType(id, values));
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<LeaveType> {
    return this.credited(user, () => this.steps.move(user, place));
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof LEAVE_TYPE>): Promise<BulkReport> {
    return this.steps.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }

  private credited(user: SignedInUser, change: () => Promise<LeaveType>): Promise<LeaveType> {
    return this.db.run(user.companyId, async () => {
      const type = await change();
      await this.credits.followType(type.id);
      return type;
    });
  }
}
