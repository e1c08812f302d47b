import type {
  LEAVE_POLICY,
  BulkOf,
  BulkReport,
  CreateLeavePolicy,
  LeavePolicy,
  LeavePolicyQuery,
  Page,
  UpdateLeavePolicy,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { LeavePolicyEntity } from './leave-policy.entity.js';
import { LEAVE_POLICIES, type LeavePolicyRow } from './leave-policy.record.js';

/** Who may take which leave types. */
@Injectable()
export class LeavePolicyService {
  private readonly steps: RecordSteps<LeavePolicyRow, LeavePolicyEntity, LeavePolicy>;

  constructor(records: Records) {
    this.steps = records.of(LEAVE_POLICIES);
  }

  list(user: SignedInUser, query: LeavePolicyQuery): Promise<Page<LeavePolicy>> {
    return this.steps.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<LeavePolicy> {
    return this.steps.get(user, id);
  }

  create(user: SignedInUser, values: CreateLeavePolicy): Promise<LeavePolicy> {
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, the refusal of an archived one, as `create` */
  update(user: SignedInUser, id: string, values: UpdateLeavePolicy): Promise<LeavePolicy> {
    return this.steps.update(user, { id, ...values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<LeavePolicy> {
    return this.steps.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof LEAVE_POLICY>): Promise<BulkReport> {
    return this.steps.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }
}
