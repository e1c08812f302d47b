import { PAY_RUN, PAY_SLIP, type CorrectSlip, type PayRun, type StartOffCycle } from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayRunService } from './pay-run.service.js';
import { PAY_RUNS, type PayRunSteps } from './pay-run.record.js';
import { PAY_SLIPS, type PaySlipRow, type PaySlipSteps } from './pay-slip.record.js';
import { ReversedSlips } from './reversed-slips.repository.js';

const { errors } = PAY_RUN;

/** Runs besides the month's own: between months, and corrections of locked payslips. */
@Injectable()
export class SpecialRuns {
  private readonly runs: PayRunSteps;
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly service: PayRunService,
    private readonly reversed: ReversedSlips,
    private readonly own: OwnRecords,
  ) {
    this.runs = records.of(PAY_RUNS);
    this.slips = records.of(PAY_SLIPS);
  }

  /** @throws {AppError} RUN_AHEAD on `month`, VALIDATION_FAILED on `groupId` */
  async startOffCycle(user: SignedInUser, given: StartOffCycle): Promise<PayRun> {
    this.service.refuseAhead(user, given.month);
    return this.runs.create(user, { ...given, kind: 'offCycle' });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, CORRECTION_KIND, CORRECTION_NOT_NEWEST, CORRECTION_EXISTS */
  correct(user: SignedInUser, slipId: string, { version, reason }: CorrectSlip): Promise<PayRun> {
    return this.db.run(user.companyId, async () => {
      const slip = await this.slips.lock(user, slipId);
      if (slip.version !== version) throw new AppError('STALE_VERSION');
      await this.own.refuse(user, slip.employeeId, { needs: PAY_SLIP.check('update') });
      if (!isCorrectable(slip)) throw new AppError(errors.CORRECTION_KIND);
      const { employeeId, month, runId } = slip;
      if ((await this.reversed.findLater(employeeId, month)) !== null)
        throw new AppError(errors.CORRECTION_NOT_NEWEST);
      const { groupId } = await this.runs.rows.read(runId);
      const values = { groupId, month, employeeId, reason, reversesId: slipId, kind: 'correction' } as const;
      return this.runs.create(user, values);
    });
  }
}

const isCorrectable = ({ kind, state, reversed }: PaySlipRow): boolean =>
  (kind === 'regular' || kind === 'corrected') && (state === 'locked' || state === 'paid') && !reversed;
