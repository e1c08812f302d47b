import type {
  LEAVE_TYPE,
  BulkOf,
  BulkReport,
  CreateLeaveType,
  LeaveType,
  LeaveTypeQuery,
  Page,
  UpdateLeaveType,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { LeaveTypeEntity } from './leave-type.entity.js';
import { LEAVE_TYPES, type LeaveTypeRow } from './leave-type.record.js';

/** The leave types of a company. */
@Injectable()
export class LeaveTypeService {
  private readonly steps: RecordSteps<LeaveTypeRow, LeaveTypeEntity, LeaveType>;

  constructor(records: Records) {
    this.steps = records.of(LEAVE_TYPES);
  }

  list(user: SignedInUser, query: LeaveTypeQuery): Promise<Page<LeaveType>> {
    return this.steps.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<LeaveType> {
    return this.steps.get(user, id);
  }

  create(user: SignedInUser, values: CreateLeaveType): Promise<LeaveType> {
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, the refusal of an archived one, as `create` */
  update(user: SignedInUser, id: string, values: UpdateLeaveType): Promise<LeaveType> {
    return this.steps.update(user, { id, ...values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<LeaveType> {
    return this.steps.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof LEAVE_TYPE>): Promise<BulkReport> {
    return this.steps.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }
}
