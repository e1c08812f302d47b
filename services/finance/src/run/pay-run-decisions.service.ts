import { passesCheck, PAY_RUN, PAYROLL_APPROVE } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import type { Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { BothRolesReader } from '../both-roles/both-roles.service.js';
import { PayRunChecks } from './pay-run-checks.service.js';
import type { PayRunEntity } from './pay-run.entity.js';
import type { PayRunRow } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';

const { errors } = PAY_RUN;

/** Whether a run may be approved, wherever somebody does so. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly runs: PayRunRepository,
    private readonly checks: PayRunChecks,
    private readonly both: BothRolesReader,
  ) {}

  /** @throws {AppError} ACCESS_DENIED, RUN_OWN, RUN_BLOCKED, RUN_STALE */
  async approve(user: SignedInUser, run: PayRunRow): Promise<Values<PayRunEntity>> {
    if (!passesCheck(user, PAYROLL_APPROVE)) throw new AppError('ACCESS_DENIED');
    const adjusters = await this.runs.listAdjusters(run.id);
    const isOwn = run.makerId === user.id || adjusters.has(user.id);
    const bothReason = isOwn ? await this.both.reasonOf(user.id) : null;
    if (isOwn && bothReason === null) throw new AppError(errors.RUN_OWN);
    await this.refuseUnready(run);
    return { approverId: user.id, approvedAt: this.clock.now(), bothReason };
  }

  /** @throws {AppError} RUN_BLOCKED, RUN_STALE */
  async refuseUnready(run: PayRunRow): Promise<void> {
    const { blocked } = await this.runs.count(run.id);
    if (blocked > 0) throw new AppError(errors.RUN_BLOCKED);
    await this.checks.refuseStale(run);
  }
}
