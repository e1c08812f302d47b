import { t } from '@atrium/sdk';

const APRIL = 4;

/** The calendar year in which the tax year of a month begins. */
export const taxYearIn = (month: string): number =>
  Number(month.slice(0, 4)) - (Number(month.slice(5)) < APRIL ? 1 : 0);

/** `Tax year 2026–27` */
export const sayTaxYear = (year: number): string =>
  t('Tax year {from}–{to}', { from: String(year), to: String(year + 1).slice(2) });
