import type { RulePack } from '@atrium/contracts';
import { formatDate, formatNumber, msg, t, translate } from '@atrium/sdk';
import { sayPay } from '../../../shared/pay.format.js';
import type { PackValue } from './pack-values.rules.js';

const VALUE_LABELS: Readonly<Record<string, string>> = {
  above: msg('Income above'),
  administrationPercent: msg('Administration, in percent'),
  age: msg('From this age'),
  amount: msg('Amount a month'),
  byDay: msg('Each day under its own ceiling'),
  ceiling: msg('Ceiling'),
  cessPercent: msg('Cess, in percent'),
  cycle: msg('Due'),
  days: msg('Days of wages a year'),
  deductions: msg('Deductions'),
  disabilityCeiling: msg('Ceiling with a disability'),
  employee: msg('Share of the employee'),
  employeePercent: msg('Share of the employee, in percent'),
  employer: msg('Share that the company pays'),
  employerPercent: msg('Share of the company, in percent'),
  freeDailyWage: msg('Daily wage without a share of the employee'),
  from: msg('Pay from'),
  insurancePercent: msg('Insurance, in percent'),
  investmentsMost: msg('Investments at most'),
  leastPercent: msg('Wages at least, in percent of the pay'),
  minimumYears: msg('Least years of service'),
  minimumYearsFixedTerm: msg('Least years with a fixed term'),
  month: msg('Month'),
  monthDays: msg('Days of a month'),
  months: msg('Months'),
  most: msg('At most'),
  mostDeductedPercent: msg('Deducted at most, in percent of the wages'),
  new: msg('New regime'),
  old: msg('Old regime'),
  pensionEndsAtAge: msg('The pension ends at the age'),
  pensionPercent: msg('Pension, in percent'),
  percent: msg('Percent'),
  periodsFrom: msg('Periods start in month'),
  rebate: msg('Rebate'),
  relief: msg('Relief above the limit'),
  rentAboveSalaryPercent: msg('Rent above, in percent of the salary'),
  rentMetroPercent: msg('Rent in a metro city, in percent'),
  rentOtherPercent: msg('Rent elsewhere, in percent'),
  roundedTo: msg('Rounded to'),
  slabs: msg('Slab'),
  slabsFromAge: msg('Slabs from an age'),
  slabsOfWomen: msg('Slab of women'),
  standardDeduction: msg('Standard deduction'),
  surcharge: msg('Surcharge'),
  upTo: msg('Up to'),
  withoutPanPercent: msg('Without a PAN, in percent'),
  yearAboveMonths: msg('A year is counted above months'),
};

/** `New regime, slab 2, percent`. */
export const sayPlace = (path: string): string =>
  path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? formatNumber(Number(part) + 1) : translate(VALUE_LABELS[part] ?? part),
    )
    .reduce(
      (said, part, place) =>
        place === 0 ? part : /^\p{N}+$/u.test(part) ? `${said} ${part}` : `${said} · ${part}`,
      '',
    );

export function sayValue({ value, kind }: PackValue): string {
  if (kind === 'money') return sayPay(Number(value));
  if (kind === 'number') return formatNumber(Number(value));
  if (value === true) return t('Yes');
  if (value === false) return t('No');
  if (value === 'month') return t('each month');
  if (value === 'halfYear') return t('each half year');
  return String(value);
}

export const sayDays = ({ from, to }: Pick<RulePack, 'from' | 'to'>): string =>
  to === null
    ? t('from {from}', { from: formatDate(from) })
    : t('{from} to {to}', { from: formatDate(from), to: formatDate(to) });
