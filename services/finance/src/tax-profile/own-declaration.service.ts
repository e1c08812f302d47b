import { HR_ERRORS, type OwnDeclaration, type SaveOwnDeclaration, type TaxProfile } from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { TaxProfileEntity } from './tax-profile.entity.js';
import { TAX_PROFILES, type TaxProfileRow } from './tax-profile.record.js';
import { TaxProfileRepository } from './tax-profile.repository.js';

const NOTHING = {
  version: 0,
  regime: 'new',
  monthlyRent: 0,
  metro: false,
  investments: 0,
  healthInsurance: 0,
  previousIncome: 0,
  previousTax: 0,
} as const;

/** What one declares for one's own tax. */
@Injectable()
export class OwnDeclarations {
  private readonly steps: RecordSteps<TaxProfileRow, TaxProfileEntity, TaxProfile>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly profiles: TaxProfileRepository,
    private readonly facts: PayFacts,
  ) {
    this.steps = records.of(TAX_PROFILES);
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD */
  get(user: SignedInUser, taxYear: number): Promise<OwnDeclaration> {
    return this.db.run(user.companyId, async () => this.read(await this.findOwn(user), taxYear));
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, STALE_VERSION */
  save(user: SignedInUser, { taxYear, version, ...values }: SaveOwnDeclaration): Promise<OwnDeclaration> {
    return this.db.run(user.companyId, async () => {
      const employeeId = await this.findOwn(user);
      const { table } = this.steps;
      const known = (await this.profiles.listOf([employeeId], taxYear)).get(employeeId);
      if ((known?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
      if (known) {
        const before = await this.steps.rows.lock(known.id);
        await table.change({ id: known.id, version }, values, user.id);
        await this.steps.record({ step: 'update', by: user, id: known.id, before });
      } else {
        const [id = ''] = await table.insert([{ employeeId, taxYear, ...values }], user.id);
        await this.steps.record({ step: 'create', by: user, id });
      }
      return this.read(employeeId, taxYear);
    });
  }

  private async read(employeeId: string, taxYear: number): Promise<OwnDeclaration> {
    const known = (await this.profiles.listOf([employeeId], taxYear)).get(employeeId) ?? NOTHING;
    const { version, regime, monthlyRent, metro, investments, healthInsurance } = known;
    const { previousIncome, previousTax } = known;
    const declared = { regime, monthlyRent, metro, investments, healthInsurance };
    return { taxYear, version, ...declared, previousIncome, previousTax };
  }

  private async findOwn({ id }: SignedInUser): Promise<string> {
    const own = await this.facts.findOwn(id);
    if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return own.id;
  }
}
