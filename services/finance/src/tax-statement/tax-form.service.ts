import { taxFormOf } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { Audit, notFound, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { deductorSetting } from '../registration/deductor.schema.js';
import { formHeading, formOf, type FormGiven } from './tax-form.rules.js';
import { monthsOfYear, yearLabel } from './tax-quarter.rules.js';
import { TaxStatementRepository } from './tax-statement.repository.js';
import { TaxedYears } from './taxed-years.service.js';

const PAPER = definePdf(new URL('./tax-form.typ', import.meta.url));

export interface TaxFormFile {
  name: string;
  bytes: Buffer;
}

/** What Form 130 asks of somebody's tax year as PDF, of locked payslips; it is not the certificate. */
@Injectable()
export class TaxForms {
  constructor(
    private readonly db: TenantDb,
    private readonly facts: PayFacts,
    private readonly years: TaxedYears,
    private readonly statements: TaxStatementRepository,
    private readonly settings: Settings,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND, also for a year without a locked payslip */
  async forStaff(user: SignedInUser, employeeId: string, taxYear: number): Promise<TaxFormFile> {
    const given = await this.db.run(user.companyId, async () => {
      const found = await this.read(employeeId, taxYear);
      this.audit.record({
        action: 'taxStatement.takeForm',
        by: user,
        resource: {
          kind: 'taxStatement',
          id: `${String(taxYear)}-${employeeId}`,
          title: `${found.year.name}, ${yearLabel(taxYear)}`,
        },
      });
      return found;
    });
    return this.make(user.companyId, given);
  }

  /** @throws {AppError} NOT_FOUND, also for a year without a locked payslip */
  async forOwn(user: SignedInUser, taxYear: number): Promise<TaxFormFile> {
    const given = await this.db.run(user.companyId, async () => {
      const own = await this.facts.findOwn(user.id);
      if (!own) throw notFound();
      return this.read(own.id, taxYear);
    });
    return this.make(user.companyId, given);
  }

  private async read(employeeId: string, taxYear: number): Promise<FormGiven> {
    const [year] = await this.years.listOf(taxYear, [employeeId]);
    if (!year) throw notFound();
    return {
      taxYear,
      year,
      months: await this.statements.listPayments(monthsOfYear(taxYear), [employeeId]),
      deductor: await this.settings.ofCompany(deductorSetting),
      language: RequestContext.language() ?? 'en',
    };
  }

  private async make(companyId: string, given: FormGiven): Promise<TaxFormFile> {
    const { taxYear, year, language } = given;
    const bytes = await this.pdfs.make({
      companyId,
      template: PAPER,
      title: formHeading(taxYear, language),
      language,
      company: await this.companyOf(companyId),
      data: formOf(given),
    });
    const code = year.code.replaceAll(/[^\w-]+/g, '-');
    return { name: `form-${taxFormOf(taxYear)}-data-${yearLabel(taxYear)}-${code}.pdf`, bytes };
  }

  private async companyOf(companyId: string) {
    const { name, address, logo } = await this.letterheads.of(companyId);
    return { name, address, logo };
  }
}
