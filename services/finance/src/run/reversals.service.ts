import { PAY_RUN } from '@atrium/contracts';
import { AppError, RequestContext } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { monthWord } from './month-words.rules.js';
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

  /**
   * A payslip that was the newest when its correction began need not be so when that is locked. Others wait until the
   * transaction ends.
   * @throws {AppError} CORRECTION_OVERTAKEN
   */
  async refuseOvertaken({ reversesId, month, employeeId }: PayRunRow): Promise<void> {
    await this.reversed.holdLocking();
    if (reversesId === null || employeeId === null) return;
    const { name, reversed } = await this.slips.rows.read(reversesId);
    const later = (await this.reversed.findLater(employeeId, month)) ?? (reversed ? month : null);
    if (later === null) return;
    const sentence = words(
      '{name} has a newer payslip by now, that of {later}. Reopen and discard this correction, and correct {month} with an adjustment in the next run.',
      { name, later: monthWord(later), month: monthWord(month) },
    );
    const message = say(sentence, RequestContext.language() ?? 'en');
    throw new AppError(PAY_RUN.errors.CORRECTION_OVERTAKEN, { message });
  }

  /** A locked correction takes the place of the payslip that it reverses. */
  async take({ reversesId }: PayRunRow): Promise<void> {
    if (reversesId !== null) await this.slips.table.note(reversesId, { reversed: true });
  }
}
