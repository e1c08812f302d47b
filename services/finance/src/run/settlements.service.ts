import { daysBetween, PAY_RUN, type OpenSettlement, type PayRun } from '@atrium/contracts';
import { DepartureFollower, LeavingFacts, type Departure } from '@atrium/hr-service';
import { refusedField, TenantDb, type AuditActor, type SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PayAdjustmentRepository } from '../adjustment/pay-adjustment.repository.js';
import { settlementDue } from '../payroll/final-settlement.rules.js';
import { laterMonth, monthOf } from '../payroll/pay-month.rules.js';
import { SalaryRepository } from '../salary/salary.repository.js';
import type { PayRunEntity } from './pay-run.entity.js';
import { PAY_RUNS, type PayRunSteps } from './pay-run.record.js';
import { SettlementRepository } from './settlement.repository.js';

const { errors } = PAY_RUN;
/** Days by which a month of pay is divided for leave and notice, until somebody says otherwise. */
const DAY_DIVISOR = 30;
const QUARTERS = 4;

/** The settlements of people who leave: opened with their last day, and paid like every run. */
@Injectable()
export class Settlements extends DepartureFollower {
  override readonly remote = 'finance';
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly leaving: LeavingFacts,
    private readonly salaries: SalaryRepository,
    private readonly adjustments: PayAdjustmentRepository,
    private readonly settlements: SettlementRepository,
  ) {
    super();
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} SETTLEMENT_EXISTS, SETTLEMENT_NO_LAST_DAY and SETTLEMENT_NO_SALARY on `employeeId` */
  open(user: SignedInUser, { employeeId }: OpenSettlement): Promise<PayRun> {
    return this.db.run(user.companyId, async () => {
      const employment = await this.leaving.findEmployment(employeeId);
      const lastDay = employment?.left ?? null;
      if (!employment || lastDay === null) throw refusedField('employeeId', errors.SETTLEMENT_NO_LAST_DAY);
      const values = await this.valuesOf({ employeeId, lastDay, noticeOn: employment.noticeOn });
      if (!values) throw refusedField('employeeId', errors.SETTLEMENT_NO_SALARY);
      return this.runs.create(user, values);
    });
  }

  /** Follows what HR records: somebody leaves, on another day, or stays. Inside `TenantDb.run` only. */
  override async follow(departure: Departure, by: AuditActor | null): Promise<void> {
    const open = await this.settlements.findOpen(departure.employeeId);
    const { lastDay } = departure;
    if (lastDay === null) {
      if (open?.isUndecided)
        await this.change(open.id, { step: 'discard', values: { state: 'discarded' } }, by);
      return;
    }
    const values = await this.valuesOf({ ...departure, lastDay });
    if (!values) return;
    if (!open) {
      const [id] = await this.runs.table.insertFree([values], by?.id ?? null);
      if (id !== undefined) await this.runs.record({ step: 'create', by, id });
    } else if (open.isUndecided) {
      const { month, dueOn } = values;
      await this.change(open.id, { step: 'setTerms', values: { month, dueOn } }, by);
    }
  }

  private async change(
    id: string,
    { step, values }: { step: string; values: Values<PayRunEntity> },
    by: AuditActor | null,
  ): Promise<void> {
    const before = await this.runs.rows.lock(id);
    await this.runs.table.change(before, values, by?.id ?? null);
    await this.runs.record({ step, by, id, before });
  }

  /** Of the run that settles the departure; null for somebody who is not paid by payroll. */
  private async valuesOf({
    employeeId,
    lastDay,
    noticeOn,
  }: Departure & { lastDay: string }): Promise<Values<PayRunEntity> | null> {
    const groupId = (await this.salaries.listGroups(monthOf(lastDay))).get(employeeId) ?? null;
    const employment = await this.leaving.findEmployment(employeeId);
    if (groupId === null || !employment) return null;
    const { employmentType } = employment;
    const full = this.leaving.fullNotice({ noticeOn, employmentType });
    const leave = await this.leaving.encashableDays(employeeId, lastDay);
    const noticeDays = full !== null && full > lastDay ? daysBetween(lastDay, full) : 0;
    return {
      groupId,
      employeeId,
      kind: 'fullAndFinal',
      month: await this.monthOf(employeeId, lastDay),
      dueOn: settlementDue(lastDay, await this.leaving.workingDays(lastDay)),
      terms: {
        leaveDays: Math.floor(leave * QUARTERS) / QUARTERS,
        noticeDays,
        noticeOwes: 'employee',
        dayDivisor: DAY_DIVISOR,
        isFixedTerm: employmentType === 'fixedTerm',
        isDeath: false,
      },
    };
  }

  /** That of the last day; where it is paid already, the next one that is not. */
  private async monthOf(employeeId: string, lastDay: string): Promise<string> {
    let month = monthOf(lastDay);
    while (await this.adjustments.isLocked(employeeId, month)) month = laterMonth(month, 1);
    return month;
  }
}
