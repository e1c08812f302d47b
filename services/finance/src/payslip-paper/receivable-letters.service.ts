import { dayIn, latest, PAY_RUN, PAY_SLIP } from '@atrium/contracts';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { AppError, Audit, notFound, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PAY_RUNS, type PayRunSteps } from '../run/pay-run.record.js';
import { PAY_SLIPS, type PaySlipRow, type PaySlipSteps } from '../run/pay-slip.record.js';
import { contentSince, shownContent } from '../run/slip-content.rules.js';
import { SlipDetailRepository } from '../run/slip-detail.repository.js';
import type { PayslipPaperFile } from './payslip-paper.service.js';
import { letterHeading, letterOf, type LetterGiven } from './receivable-letter.rules.js';

const PAPER = definePdf(new URL('./receivable-letter.typ', import.meta.url));

type Settled = Omit<LetterGiven, 'company'>;

/** A letter about a locked settlement that comes to less than nothing: what the person owes the company. */
@Injectable()
export class ReceivableLetters {
  private readonly slips: PaySlipSteps;
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly details: SlipDetailRepository,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
    private readonly audit: Audit,
  ) {
    this.slips = records.of(PAY_SLIPS);
    this.runs = records.of(PAY_RUNS);
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED, SLIP_OWES_NOTHING */
  async forStaff(user: SignedInUser, id: string): Promise<PayslipPaperFile> {
    const given = await this.db.run(user.companyId, async () => {
      const row = await this.slips.find(user, id);
      const found = await this.read(user, row);
      const title = `${row.name} (${row.month})`;
      this.audit.record({ action: 'paySlip.takeLetter', by: user, resource: { kind: 'paySlip', id, title } });
      return found;
    });
    return this.make(user, given);
  }

  /** @throws {AppError} NOT_FOUND, also for somebody else's, SLIP_OWES_NOTHING */
  async forOwn(user: SignedInUser, id: string): Promise<PayslipPaperFile> {
    const given = await this.db.run(user.companyId, async () => {
      if (!(await this.details.findOwn(user.id, id))) throw notFound();
      return this.read(user, await this.slips.rows.read(id));
    });
    return this.make(user, given);
  }

  private async read({ companyTimezone }: SignedInUser, row: PaySlipRow): Promise<Settled> {
    if (!row.frozen) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
    if (row.kind !== 'fullAndFinal' || row.net >= 0) throw new AppError(PAY_SLIP.errors.SLIP_OWES_NOTHING);
    const content = await this.details.content(row.id, contentSince(row.month));
    const { dueOn, lockedAt } = await this.runs.rows.read(row.runId);
    // What is locked late is not due before it is said.
    const locked = dayIn(lockedAt ?? new Date(0), companyTimezone);
    return {
      slip: { ...row, ...shownContent(row, content), employee: { id: row.employeeId, name: row.name } },
      dueOn: dueOn === null ? locked : latest(dueOn, locked),
      language: RequestContext.language() ?? 'en',
    };
  }

  private async make({ companyId }: SignedInUser, given: Settled): Promise<PayslipPaperFile> {
    const { name, address, logo } = await this.letterheads.of(companyId);
    const { slip, language } = given;
    const bytes = await this.pdfs.make({
      companyId,
      template: PAPER,
      title: letterHeading(language),
      language,
      company: { name, address, logo },
      data: letterOf({ ...given, company: name }),
    });
    return { name: `owed-${slip.month}-${slip.code.replaceAll(/[^\w-]+/g, '-')}.pdf`, bytes };
  }
}
