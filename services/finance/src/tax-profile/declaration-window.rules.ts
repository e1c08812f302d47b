import type { DeclarationWindow } from '@atrium/contracts';
import { laterMonth, monthNumber, taxYearStart, type Month } from '../payroll/pay-month.rules.js';

/** The last month of a tax year in which people declare. */
export function lastDeclaringMonth(taxYear: number, { lastMonth }: DeclarationWindow): Month {
  const april = `${String(taxYear)}-04`;
  return laterMonth(april, (lastMonth - monthNumber(april) + 12) % 12);
}

/** The calendar year in which the tax year of a month begins. */
export const taxYearOf = (month: Month): number => Number(taxYearStart(month).slice(0, 4));
