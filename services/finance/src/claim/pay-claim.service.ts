import { dayIn, PAY_CLAIM, type PayClaim, type StepBody, type Transition } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayAdjustmentService } from '../adjustment/pay-adjustment.service.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import type { PayClaimEntity } from './pay-claim.entity.js';
import { PAY_CLAIMS, type PayClaimRow } from './pay-claim.record.js';
import { claimYear, PayClaimRepository } from './pay-claim.repository.js';

/** Claims, as payroll decides about them; an approved one is paid with the next payslip. */
@Injectable()
export class PayClaimService {
  readonly steps: RecordSteps<PayClaimRow, PayClaimEntity, PayClaim>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly claims: PayClaimRepository,
    private readonly adjustments: PayAdjustmentService,
    private readonly own: OwnRecords,
    private readonly notifications: Notifications,
  ) {
    this.steps = records.of(PAY_CLAIMS);
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, TRANSITION_REFUSED, CLAIM_REST_PAID */
  approve(user: SignedInUser, id: string, { version }: Transition): Promise<PayClaim> {
    return this.steps.run(user, {
      step: 'approve',
      id,
      version,
      change: async (claim) => {
        await this.refuseOwn(user, claim);
        // One that was filed while the payslip was locked.
        const rests = await this.claims.listPaidRests([claim.employeeId]);
        if (rests.has(claimYear(claim))) throw new AppError(PAY_CLAIM.errors.CLAIM_REST_PAID);
        const { employeeId, typeName: title, amount, note: cause } = claim;
        const payMonth = await this.nextMonth(user, employeeId);
        const adjustment = { employeeId, payMonth, title, amount, cause, taxable: false };
        const made = await this.adjustments.create(user, { ...adjustment, kind: 'reimbursement' });
        return { decidedBy: user.id, adjustmentId: made.id };
      },
      after: (claim) =>
        this.tell(user, claim, words('Your claim for {type} is approved', { type: claim.typeName })),
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, TRANSITION_REFUSED */
  decline(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof PAY_CLAIM, 'decline'>,
  ): Promise<PayClaim> {
    return this.steps.run(user, {
      step: 'decline',
      id,
      version,
      change: async (claim) => {
        await this.refuseOwn(user, claim);
        return { decidedBy: user.id, reason };
      },
      after: (claim) =>
        this.tell(user, claim, words('Your claim for {type} is declined', { type: claim.typeName })),
    });
  }

  private refuseOwn(user: SignedInUser, { employeeId }: PayClaimRow): Promise<void> {
    return this.own.refuse(user, employeeId, { needs: PAY_CLAIM.check('update') });
  }

  /** The first month whose payslip nobody has submitted yet. */
  private async nextMonth(user: SignedInUser, employeeId: string): Promise<string> {
    let month = dayIn(this.clock.now(), user.companyTimezone).slice(0, 7);
    while (await this.claims.isPastAdding(employeeId, month)) month = laterMonth(month, 1);
    return month;
  }

  private async tell(user: SignedInUser, { id }: PayClaimRow, title: Said): Promise<void> {
    const owner = await this.claims.findOwner(id);
    if (!owner?.userId) return;
    const to = { users: [owner.userId] };
    await this.notifications.notify({ to, kind: 'pay.claim', title, actorId: user.id });
  }
}
