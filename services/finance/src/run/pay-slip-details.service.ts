import { clawbackOf, type PayLine, type PaySlipDetail } from '@atrium/contracts';
import { Audit, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLAWBACK_LATER } from '../payroll/pay-line.rules.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { contentSince, shownContent } from './slip-content.rules.js';
import { SlipDetailRepository } from './slip-detail.repository.js';

/** A payslip line by line; whoever looks at it is on record. */
@Injectable()
export class PaySlipDetails {
  private readonly steps: PaySlipSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly details: SlipDetailRepository,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(PAY_SLIPS);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<PaySlipDetail> {
    return this.db.run(user.companyId, async () => {
      const slip = await this.steps.get(user, id);
      const content = await this.details.content(id, contentSince(slip.month));
      const position = await this.details.position(id, slip.runId);
      const title = `${slip.employee.name} (${slip.month})`;
      this.audit.record({ action: 'paySlip.look', by: user, resource: { kind: 'paySlip', id, title } });
      const shown = shownContent(slip, content);
      return { ...slip, ...shown, ...position, clawback: shownClawback(shown.lines) };
    });
  }
}

/** What it takes back, and what of that it leaves to later ones. */
function shownClawback(lines: readonly PayLine[]): PaySlipDetail['clawback'] {
  const amount = clawbackOf(lines);
  const later = -lines.reduce((sum, line) => (line.code === CLAWBACK_LATER ? sum + line.amount : sum), 0);
  return amount > 0 || later > 0 ? { amount, later } : null;
}
