import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { Month } from '../payroll/pay-month.rules.js';
import { lastDeclaringMonth, taxYearOf } from './declaration-window.rules.js';
import { declarationWindow } from './declaration-window.schema.js';
import { TaxProfileRepository } from './tax-profile.repository.js';
import type { CountedDeclaration } from './tax-profile.types.js';

/** What of declarations counts: until the window closes what is declared, then what is approved. Inside `TenantDb.run` only. */
@Injectable()
export class CountedDeclarations {
  constructor(
    private readonly settings: Settings,
    private readonly profiles: TaxProfileRepository,
  ) {}

  /** For the pay of a month, by employee; nobody who declared nothing. */
  async listOf(employeeIds: readonly string[], month: Month): Promise<Map<string, CountedDeclaration>> {
    const taxYear = taxYearOf(month);
    return this.profiles.listCounted(employeeIds, {
      taxYear,
      approvedOnly: month > (await this.lastMonth(taxYear)),
    });
  }

  /** The last month in which people declare for a tax year. */
  async lastMonth(taxYear: number): Promise<Month> {
    return lastDeclaringMonth(taxYear, await this.settings.ofCompany(declarationWindow));
  }
}
