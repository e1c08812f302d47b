import type { AddOwnClaim } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DeclarationYears } from '../declaration/declaration-years.service.js';
import { OwnClaims } from '../declaration/own-claims.service.js';
import { taxYearOf } from '../tax-profile/declaration-window.rules.js';

type Line = Pick<AddOwnClaim, 'kind' | 'title' | 'amount'>;

const OF_EMPLOYEE: Line[] = [
  { kind: 'rent', title: 'Flat in Kothrud', amount: 1_800_000 },
  { kind: 'investments', title: 'Provident fund of one’s own', amount: 6_000_000 },
  { kind: 'investments', title: 'Life insurance', amount: 2_400_000 },
];
const OF_LEAD: Line[] = [
  { kind: 'rent', title: 'House in Baner', amount: 2_600_000 },
  { kind: 'healthInsurance', title: 'Family policy', amount: 2_200_000 },
];

/** What people of the demo company declare for their tax, and payroll has not checked. Inside `TenantDb.run` only. */
@Injectable()
export class DeclarationDemo {
  constructor(
    private readonly years: DeclarationYears,
    private readonly claims: OwnClaims,
  ) {}

  /** Nothing at the end of a tax year, when nobody declares any more. */
  async fill({ employee, lead }: Record<'employee' | 'lead', SignedInUser>): Promise<void> {
    const taxYear = taxYearOf(this.years.month(employee));
    if (!(await this.years.isOpen(employee, taxYear))) return;
    for (const line of OF_EMPLOYEE) await this.add(employee, { ...line, taxYear });
    for (const line of OF_LEAD) await this.add(lead, { ...line, taxYear });
  }

  private async add(user: SignedInUser, line: Line & { taxYear: number }): Promise<void> {
    await this.claims.add(user, { ...line, tax: 0, fileId: null });
  }
}
