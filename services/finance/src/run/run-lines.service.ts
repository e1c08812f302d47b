import { PAY_ADJUSTMENT, PAY_RUN, type AddRunLine, type PayAdjustment } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { PayAdjustmentEntity } from '../adjustment/pay-adjustment.entity.js';
import { PAY_ADJUSTMENTS, type PayAdjustmentRow } from '../adjustment/pay-adjustment.record.js';
import { SalaryRepository } from '../salary/salary.repository.js';
import { PAY_RUNS, type PayRunRow, type PayRunSteps } from './pay-run.record.js';

const { errors } = PAY_RUN;

/** The named lines of a run that is not the month's. */
@Injectable()
export class RunLines {
  private readonly runs: PayRunSteps;
  private readonly adjustments: RecordSteps<PayAdjustmentRow, PayAdjustmentEntity, PayAdjustment>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly salaries: SalaryRepository,
    private readonly own: OwnRecords,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.adjustments = records.of(PAY_ADJUSTMENTS);
  }

  /** @throws {AppError} RUN_KIND, RUN_NOT_OPEN, OWN_RECORD, RUN_LINE_GROUP on `employeeId` */
  add(user: SignedInUser, runId: string, line: AddRunLine): Promise<PayAdjustment> {
    return this.db.run(user.companyId, async () => {
      const run = await this.runs.lock(user, runId);
      if (run.kind === 'regular') throw new AppError(errors.RUN_KIND);
      if (run.state !== 'draft' && run.state !== 'computed') throw new AppError(errors.RUN_NOT_OPEN);
      await this.own.refuse(user, line.employeeId, { needs: PAY_ADJUSTMENT.check('create') });
      if (!(await this.isIn(run, line.employeeId))) throw refusedField('employeeId', errors.RUN_LINE_GROUP);
      return this.adjustments.create(user, { ...line, payMonth: run.month, runId });
    });
  }

  private async isIn({ employeeId, groupId, month }: PayRunRow, person: string): Promise<boolean> {
    if (employeeId !== null) return employeeId === person;
    return (await this.salaries.listGroups(month)).get(person) === groupId;
  }
}
