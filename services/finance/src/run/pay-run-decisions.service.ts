import { passesCheck, PAY_RUN, PAYROLL_APPROVE } from '@atrium/contracts';
import { AppError, Clock, RequestContext, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import type { Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { BothRolesReader } from '../both-roles/both-roles.service.js';
import { PayExtras } from './pay-extras.service.js';
import { PayRunChecks } from './pay-run-checks.service.js';
import type { PayRunEntity } from './pay-run.entity.js';
import type { PayRunRow } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { someNames } from './some-names.rules.js';

const { errors } = PAY_RUN;

/** Whether a run may be approved, wherever somebody does so. Inside `TenantDb.run` only. */
@Injectable()
export class PayRunDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly runs: PayRunRepository,
    private readonly checks: PayRunChecks,
    private readonly both: BothRolesReader,
    private readonly extras: PayExtras,
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

  /** @throws {AppError} RUN_BLOCKED, RUN_STALE, RUN_CLAIMS_OPEN, which names some of those whose claims are */
  async refuseUnready(run: PayRunRow): Promise<void> {
    const { blocked } = await this.runs.count(run.id);
    if (blocked > 0) throw new AppError(errors.RUN_BLOCKED);
    await this.checks.refuseStale(run);
    const open = await this.extras.listUndecided(run);
    if (open.length === 0) return;
    const { who, more } = someNames(open);
    const sentence =
      more > 0
        ? words(
            'Decide about the claims of {who} and {more} more for this tax year first: the run pays what no one claims.',
            { who, more },
          )
        : words(
            'Decide about the claims of {who} for this tax year first: the run pays what no one claims.',
            {
              who,
            },
          );
    const message = say(sentence, RequestContext.language() ?? 'en');
    throw new AppError(errors.RUN_CLAIMS_OPEN, { message });
  }
}
