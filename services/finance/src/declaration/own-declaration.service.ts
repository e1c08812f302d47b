import {
  HR_ERRORS,
  TAX_CLAIM,
  type OwnDeclaration,
  type SaveOwnDeclaration,
  type TaxProfile,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { TaxProfileEntity } from '../tax-profile/tax-profile.entity.js';
import { TAX_PROFILES, type TaxProfileRow } from '../tax-profile/tax-profile.record.js';
import { TaxProfileRepository } from '../tax-profile/tax-profile.repository.js';
import { DeclarationYears } from './declaration-years.service.js';
import { TAX_CLAIMS, type TaxClaimSteps } from './tax-claim.record.js';
import { TaxComparison } from './tax-comparison.service.js';

const ALL_CLAIMS = { sort: 'createdAt', limit: 100, state: 'declared,approved,refused' } as const;

/** What one declares for one's own tax, and what it comes to in both regimes. */
@Injectable()
export class OwnDeclarations {
  private readonly steps: RecordSteps<TaxProfileRow, TaxProfileEntity, TaxProfile>;
  private readonly claims: TaxClaimSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly profiles: TaxProfileRepository,
    private readonly facts: PayFacts,
    private readonly years: DeclarationYears,
    private readonly taxes: TaxComparison,
  ) {
    this.steps = records.of(TAX_PROFILES);
    this.claims = records.of(TAX_CLAIMS);
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD */
  async get(user: SignedInUser, taxYear: number): Promise<OwnDeclaration> {
    const { employeeId, ...own } = await this.db.run(user.companyId, () => this.read(user, taxYear));
    const { items } = await this.claims.list(user, ALL_CLAIMS, [
      { sql: 't.employee_id = ? and t.tax_year = ?', values: [employeeId, taxYear] },
    ]);
    return { ...own, claims: items };
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, STALE_VERSION, TAX_YEAR_CLOSED */
  async save(
    user: SignedInUser,
    { taxYear, version, ...values }: SaveOwnDeclaration,
  ): Promise<OwnDeclaration> {
    await this.db.run(user.companyId, async () => {
      const employeeId = await this.findOwn(user);
      if (!(await this.years.isOpen(user, taxYear))) throw new AppError(TAX_CLAIM.errors.TAX_YEAR_CLOSED);
      const { table } = this.steps;
      const known = await this.profiles.find(employeeId, taxYear);
      if ((known?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
      if (known) {
        const before = await this.steps.rows.lock(known.id);
        await table.change({ id: known.id, version }, values, user.id);
        await this.steps.record({ step: 'update', by: user, id: known.id, before });
      } else {
        const [id = ''] = await table.insert([{ employeeId, taxYear, ...values }], user.id);
        await this.steps.record({ step: 'create', by: user, id });
      }
    });
    return this.get(user, taxYear);
  }

  private async read(user: SignedInUser, taxYear: number) {
    const employeeId = await this.findOwn(user);
    const known = await this.profiles.find(employeeId, taxYear);
    const numbers = (await this.facts.numbersOf([employeeId])).get(employeeId);
    return {
      employeeId,
      taxYear,
      version: known?.version ?? 0,
      regime: known?.regime ?? numbers?.taxRegime ?? ('new' as const),
      metro: known?.metro ?? false,
      lastMonth: await this.years.lastMonth(taxYear),
      open: await this.years.isOpen(user, taxYear),
      limits: await this.years.limits(taxYear),
      comparison: await this.taxes.of(employeeId, taxYear, this.years.month(user)),
    };
  }

  private async findOwn({ id }: SignedInUser): Promise<string> {
    const own = await this.facts.findOwn(id);
    if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return own.id;
  }
}
