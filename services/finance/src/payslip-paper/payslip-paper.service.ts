import { PAY_RUN, type Language } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { AppError, Audit, notFound, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CompanyRegistrations } from '../registration/company-registrations.service.js';
import { PAY_SLIPS, type PaySlipRow, type PaySlipSteps } from '../run/pay-slip.record.js';
import { contentSince, shownContent } from '../run/slip-content.rules.js';
import { SlipDetailRepository } from '../run/slip-detail.repository.js';
import { headingOf, payslipOf, type PaperGiven } from './payslip-paper.rules.js';

const PAPER = definePdf(new URL('./payslip.typ', import.meta.url));
const SHOWN_END = 4;

export interface PayslipPaperFile {
  name: string;
  bytes: Buffer;
}

/** Payslips as PDF in the company's look, once their run is locked. */
@Injectable()
export class PayslipPaper {
  private readonly slips: PaySlipSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly details: SlipDetailRepository,
    private readonly facts: PayFacts,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
    private readonly audit: Audit,
    private readonly registrations: CompanyRegistrations,
  ) {
    this.slips = records.of(PAY_SLIPS);
  }

  /** @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  async forStaff(user: SignedInUser, id: string): Promise<PayslipPaperFile> {
    const given = await this.db.run(user.companyId, async () => {
      const row = await this.slips.find(user, id);
      if (!row.frozen) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
      const title = `${row.name} (${row.month})`;
      this.audit.record({ action: 'paySlip.takePdf', by: user, resource: { kind: 'paySlip', id, title } });
      return this.read(row);
    });
    return this.make(user, given);
  }

  /** @throws {AppError} NOT_FOUND, also for somebody else's */
  async forOwn(user: SignedInUser, id: string): Promise<PayslipPaperFile> {
    const given = await this.db.run(user.companyId, async () => {
      if (!(await this.details.findOwn(user.id, id))) throw notFound();
      return this.read(await this.slips.rows.read(id));
    });
    return this.make(user, given);
  }

  /** The same paper as for staff, in a language, for work that nobody waits for. @throws {AppError} NOT_FOUND */
  async ofSlip(companyId: string, id: string, language: Language): Promise<PayslipPaperFile> {
    const given = await this.db.run(companyId, async () => this.read(await this.slips.rows.read(id)));
    return this.make({ companyId }, { ...given, language });
  }

  private async read(row: PaySlipRow): Promise<PaperGiven> {
    const content = await this.details.content(row.id, contentSince(row.month));
    const numbers = (await this.facts.numbersOf([row.employeeId])).get(row.employeeId);
    const { providentFund, stateInsurance } = await this.registrations.read();
    const slip = {
      ...row,
      ...shownContent(row, content),
      employee: { id: row.employeeId, name: row.name },
    };
    return {
      slip,
      language: RequestContext.language() ?? 'en',
      pan: shortened(numbers?.pan),
      account: shortened(numbers?.account),
      uan: numbers?.uan ?? null,
      fundCode: providentFund,
      insuranceCode: stateInsurance,
    };
  }

  private async make(
    { companyId }: Pick<SignedInUser, 'companyId'>,
    given: PaperGiven,
  ): Promise<PayslipPaperFile> {
    const { name, address, logo } = await this.letterheads.of(companyId);
    const { slip, language } = given;
    const bytes = await this.pdfs.make({
      companyId,
      template: PAPER,
      title: headingOf(slip, language),
      language,
      company: { name, address, logo },
      data: payslipOf(given),
    });
    return { name: `payslip-${slip.month}-${slip.code.replaceAll(/[^\w-]+/g, '-')}.pdf`, bytes };
  }
}

/** `•••• 4821`: enough to recognise a number that one knows. */
const shortened = (value: string | null | undefined): string | null =>
  value ? `•••• ${value.slice(-SHOWN_END)}` : null;
