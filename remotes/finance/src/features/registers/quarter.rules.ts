import { TAX_QUARTERS, type TaxQuarter } from '@atrium/contracts';
import { monthFrom } from '../../shared/months.rules.js';
import { taxYearIn } from '../../shared/tax-year.format.js';

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;
const APRIL = 4;
const FIRST_YEAR = 2026;

export interface QuarterPlace {
  taxYear: number;
  quarter: TaxQuarter;
}

const quarterIn = (month: string): QuarterPlace => {
  const since = (Number(month.slice(5)) - APRIL + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  return {
    taxYear: taxYearIn(month),
    quarter: TAX_QUARTERS[Math.floor(since / MONTHS_OF_QUARTER)] ?? 'q1',
  };
};

/** The quarter of the month before, whose tax is due in a month. */
export function lastQuarter(month: string): QuarterPlace {
  const { taxYear, quarter } = quarterIn(monthFrom(month, -1));
  return taxYear < FIRST_YEAR ? { taxYear: FIRST_YEAR, quarter: 'q1' } : { taxYear, quarter };
}

/** Tax years of which there is pay, the latest first. */
export const taxYears = (month: string): number[] =>
  Array.from(
    { length: Math.max(taxYearIn(month) - FIRST_YEAR, 0) + 1 },
    (_, place) => FIRST_YEAR + place,
  ).reverse();
