import {
  BLOCKED_LEAVE,
  type BulkOf,
  type BulkReport,
  type CreateBlockedLeave,
  type BlockedLeave,
  type BlockedLeaveQuery,
  type Page,
  type UpdateBlockedLeave,
} from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { BlockedLeaveEntity } from './blocked-leave.entity.js';
import { BLOCKED_LEAVES, type BlockedLeaveRow } from './leave-policy.record.js';

/** Dates without leave. */
@Injectable()
export class BlockedLeaveService {
  private readonly steps: RecordSteps<BlockedLeaveRow, BlockedLeaveEntity, BlockedLeave>;

  constructor(records: Records) {
    this.steps = records.of(BLOCKED_LEAVES);
  }

  list(user: SignedInUser, query: BlockedLeaveQuery): Promise<Page<BlockedLeave>> {
    return this.steps.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<BlockedLeave> {
    return this.steps.get(user, id);
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
      ...{ step: 'update', id, version },
      change: (row) => {
        checkOrder({ ...row, ...change });
        return change;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<BlockedLeave> {
    return this.steps.move(user, place);
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof BLOCKED_LEAVE>): Promise<BulkReport> {
    return this.steps.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }
}

function checkOrder({ fromDate, toDate }: { fromDate: string; toDate: string }): void {
  if (fromDate <= toDate) return;
  const refusal = BLOCKED_LEAVE.errors.BLOCKED_LEAVE_ENDS_EARLY;
  throw new AppError(refusal, { fields: { toDate: refusal.message } });
}
