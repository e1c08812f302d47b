import { PayHistory, type ApprovedAppraisal, type PaidFrom } from '@atrium/hr-service';
import { Contributions, OnDomainEvent, TenantDb } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import { SalaryRepository } from './salary.repository.js';
import { SalaryService } from './salary.service.js';

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** What HR asks of pay for appraisals, and the salary that follows from one. */
@Injectable()
export class AppraisalRises extends PayHistory {
  override readonly remote = 'finance';
  private readonly logger = new Logger(AppraisalRises.name);

  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly repository: SalaryRepository,
    private readonly salaries: SalaryService,
  ) {
    super();
  }

  override async listOf(employeeIds: readonly string[]): Promise<Map<string, PaidFrom[]>> {
    const found = await this.repository.listOf(employeeIds);
    return new Map([...found].map(([id, all]) => [id, all.map(({ from, ctc }) => ({ from, ctc }))]));
  }

  /** Once for each appraisal, however often it is told. Without payroll, or pay of the person, nothing follows. */
  @OnDomainEvent('hr.appraisal.approved', 1)
  async raise({ appraisalId, employeeId, from, rise }: ApprovedAppraisal): Promise<void> {
    const isOn = (await this.contributions.enabledOf(PayHistory, this.db.currentCompanyId())).includes(this);
    const last = isOn ? (await this.repository.listOf([employeeId])).get(employeeId)?.at(-1) : undefined;
    if (!last) return;
    if (last.from >= from) {
      // Somebody changed the pay between the approval and this; what they decided stands.
      this.logger.warn(`The pay of employee ${employeeId} has changed since appraisal ${appraisalId}.`);
      return;
    }
    const { structureId, groupId, overrides } = last;
    const ctc = raised(last.ctc, rise);
    await this.salaries.follow(appraisalId, {
      employeeId,
      structureId,
      groupId,
      overrides,
      from,
      ctc,
      reason: null,
    });
  }
}

/** Half a paisa counts as a whole one. */
function raised(ctc: number, rise: number): number {
  return Number((BigInt(ctc) * (WHOLE + BigInt(rise)) * 2n + WHOLE) / (WHOLE * 2n));
}
