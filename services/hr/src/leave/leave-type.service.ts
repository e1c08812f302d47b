import type {
  CreateLeaveType,
  LeaveType,
  LeaveTypeEffect,
  Transition,
  UpdateLeaveType,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeaveCredits } from './leave-credits.service.js';
import type { LeaveTypeEntity } from './leave-type.entity.js';
import { LEAVE_TYPES, type LeaveTypeRow } from './leave-type.record.js';

/** The leave types of a company. */
@Injectable()
export class LeaveTypeService {
  readonly steps: RecordSteps<LeaveTypeRow, LeaveTypeEntity, LeaveType>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly credits: LeaveCredits,
  ) {
    this.steps = records.of(LEAVE_TYPES);
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
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<LeaveType> {
    return this.credited(user, () => this.steps.move(user, { step: 'archive', id, version }));
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<LeaveType> {
    return this.credited(user, () => this.steps.move(user, { step: 'restore', id, version }));
  }

  private credited(user: SignedInUser, change: () => Promise<LeaveType>): Promise<LeaveType> {
    return this.db.run(user.companyId, async () => {
      const type = await change();
      await this.credits.followType(type.id);
      return type;
    });
  }
}
