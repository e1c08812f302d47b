import { TAX_QUARTERS, type TaxQuarter } from '@atrium/contracts';
import { laterMonth, monthsOf, type Month } from '../payroll/pay-month.rules.js';

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

export interface MonthSpan {
  from: Month;
  to: Month;
}

const aprilOf = (taxYear: number): Month => `${String(taxYear)}-04`;

export const monthsOfYear = (taxYear: number): MonthSpan => ({
  from: aprilOf(taxYear),
  to: laterMonth(aprilOf(taxYear), MONTHS_OF_YEAR - 1),
});

export function monthsOfQuarter(taxYear: number, quarter: TaxQuarter): MonthSpan & { months: Month[] } {
  const from = laterMonth(aprilOf(taxYear), TAX_QUARTERS.indexOf(quarter) * MONTHS_OF_QUARTER);
  const to = laterMonth(from, MONTHS_OF_QUARTER - 1);
  return { from, to, months: monthsOf(from, to) };
}

/** `2026-27` */
export const yearLabel = (taxYear: number): string => `${String(taxYear)}-${String(taxYear + 1).slice(2)}`;
