import {
  PAY_ADJUSTMENT,
  type CreatePayAdjustment,
  type PayAdjustment,
  type UpdatePayAdjustment,
} from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { PayAdjustmentEntity } from './pay-adjustment.entity.js';
import { PAY_ADJUSTMENTS, type PayAdjustmentRow } from './pay-adjustment.record.js';
import { PayAdjustmentRepository } from './pay-adjustment.repository.js';

/** Adjustments of payslips that are not locked, of somebody else than whoever makes them. */
@Injectable()
export class PayAdjustmentService {
  readonly steps: RecordSteps<PayAdjustmentRow, PayAdjustmentEntity, PayAdjustment>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly adjustments: PayAdjustmentRepository,
    private readonly own: OwnRecords,
  ) {
    this.steps = records.of(PAY_ADJUSTMENTS);
  }

  /** @throws {AppError} OWN_RECORD, PAY_ADJUSTMENT_LOCKED on `payMonth`, VALIDATION_FAILED on `employeeId` */
  create(user: SignedInUser, values: CreatePayAdjustment): Promise<PayAdjustment> {
    return this.db.run(user.companyId, async () => {
      await this.check(user, values);
      return this.steps.create(user, values);
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, PAY_ADJUSTMENT_LOCKED */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdatePayAdjustment,
  ): Promise<PayAdjustment> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ employeeId, payMonth, runId }) => {
        if (runId !== null) {
          if ((values.payMonth ?? payMonth) !== payMonth)
            throw refusedField('payMonth', PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_OF_RUN);
          await this.own.refuse(user, employeeId, { needs: PAY_ADJUSTMENT.check('update') });
          return values;
        }
        await this.check(user, { employeeId, payMonth: values.payMonth ?? payMonth });
        return values;
      },
    });
  }

  private async check(
    user: SignedInUser,
    { employeeId, payMonth }: Pick<CreatePayAdjustment, 'employeeId' | 'payMonth'>,
  ): Promise<void> {
    await this.own.refuse(user, employeeId, { needs: PAY_ADJUSTMENT.check('update') });
    if (await this.adjustments.isLocked(employeeId, payMonth))
      throw refusedField('payMonth', PAY_ADJUSTMENT.errors.PAY_ADJUSTMENT_LOCKED);
  }
}
