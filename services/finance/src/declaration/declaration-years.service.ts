import { dayIn, type OwnDeclaration } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { monthOf, type Month } from '../payroll/pay-month.rules.js';
import { CountedDeclarations } from '../tax-profile/counted-declarations.service.js';

/** Until when a tax year can be declared for, and how much of it counts. Inside `TenantDb.run` only. */
@Injectable()
export class DeclarationYears {
  constructor(
    private readonly clock: Clock,
    private readonly counted: CountedDeclarations,
    private readonly packs: CompanyPackReader,
  ) {}

  /** The present month where the company is. */
  month({ companyTimezone }: SignedInUser): Month {
    return monthOf(dayIn(this.clock.now(), companyTimezone));
  }

  lastMonth(taxYear: number): Promise<Month> {
    return this.counted.lastMonth(taxYear);
  }

  async isOpen(user: SignedInUser, taxYear: number): Promise<boolean> {
    return this.month(user) <= (await this.lastMonth(taxYear));
  }

  /** The most that counts a year, in paise, by the rules at its end; nothing where these are not known. */
  async limits(taxYear: number): Promise<OwnDeclaration['limits']> {
    const day = `${String(taxYear + 1)}-03-31`;
    const { packs } = await this.packs.read();
    const allowed = findPack(packs, { kind: 'incomeTax', day })?.data.old.deductions;
    if (!allowed) return null;
    return { investments: allowed.investmentsMost, healthInsurance: allowed.healthInsuranceMost };
  }
}
