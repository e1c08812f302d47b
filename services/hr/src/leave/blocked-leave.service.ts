import {
  BLOCKED_LEAVE,
  type CreateBlockedLeave,
  type BlockedLeave,
  type UpdateBlockedLeave,
} from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { BlockedLeaveEntity } from './blocked-leave.entity.js';
import { BLOCKED_LEAVES, type BlockedLeaveRow } from './leave-policy.record.js';

/** Dates without leave. */
@Injectable()
export class BlockedLeaveService {
  readonly steps: RecordSteps<BlockedLeaveRow, BlockedLeaveEntity, BlockedLeave>;

  constructor(records: Records) {
    this.steps = records.of(BLOCKED_LEAVES);
  }

  /** @throws {AppError} BLOCKED_LEAVE_ENDS_EARLY */
  async create(user: SignedInUser, values: CreateBlockedLeave): Promise<BlockedLeave> {
    checkOrder(values);
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, the refusal of an archived one, as `create` */
  update(user: SignedInUser, id: string, values: UpdateBlockedLeave): Promise<BlockedLeave> {
    const { version, ...change } = values;
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        checkOrder({ ...row, ...change });
        return change;
      },
    });
  }
}

function checkOrder({ fromDate, toDate }: { fromDate: string; toDate: string }): void {
  if (fromDate <= toDate) return;
  const refusal = BLOCKED_LEAVE.errors.BLOCKED_LEAVE_ENDS_EARLY;
  throw new AppError(refusal, { fields: { toDate: refusal.message } });
}
