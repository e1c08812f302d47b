import { Injectable } from '@nestjs/common';
import { Records } from '@atrium/records';
import type { PayRunRow } from './pay-run.record.js';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { reversalOf } from './reversal.mapper.js';
import { ReversedSlips } from './reversed-slips.repository.js';

/** Payslips that take back a locked one, beside the corrected one. Inside `TenantDb.run` only. */
@Injectable()
export class Reversals {
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly reversed: ReversedSlips,
  ) {
    this.slips = records.of(PAY_SLIPS);
  }

  /** The reversal of a correction, once; other runs have none. */
  async make({ id, reversesId, revision, makerId }: PayRunRow): Promise<void> {
    if (reversesId === null || (await this.reversed.isMade(id))) return;
    const slip = await this.reversed.read(reversesId);
    await this.slips.table.insert([reversalOf(slip, { runId: id, revision })], makerId);
  }

  /** A locked correction takes the place of the payslip that it reverses. */
  async take({ reversesId }: PayRunRow): Promise<void> {
    if (reversesId !== null) await this.slips.table.note(reversesId, { reversed: true });
  }
}
