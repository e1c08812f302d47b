import type { ComponentRounding, PayInput } from '@atrium/contracts';
import { formatDate, formatNumber, msg, t, translate } from '@atrium/sdk';
import { numberOf } from './exact-value.rules.js';
import { sayMonth } from './pay.format.js';
import { nameOfLine } from './rule-line.format.js';

const INPUT_LABELS: Readonly<Record<string, string>> = {
  AMOUNT: msg('Amount'),
  BALANCE: msg('What is left of the loan'),
  DEDUCTED: msg('Already deducted this year'),
  EARLIER_GROSS: msg('Gross of the earlier months'),
  FIXED_GROSS: msg('Fixed pay of a full month'),
  GROSS: msg('Gross of the month'),
  LIMIT: msg('Limit a tax year of the claim component'),
  SERVED_MONTHS: msg('Months of service in the tax year'),
  CLAIMED: msg('Claimed in the tax year'),
  TAKEN_NOW: msg('Recovered with this payslip'),
  CLAWBACK: msg('Recovered for earlier months'),
  INSTALMENT: msg('Instalment a month'),
  LAST_WAGES: msg('Last wages'),
  MONTHLY: msg('Amount of a full month'),
  MOVED_ON: msg('Not deducted in the month before'),
  MONTHS_LEFT: msg('Months left in the year'),
  OTHER_DEDUCTIONS: msg('Other deductions'),
  PAID: msg('Paid before'),
  RECOMPUTED: msg('What it should have been'),
  TAX_AT_ONCE: msg('Tax on one-off pay'),
  WAGES: msg('Basic pay and dearness allowance'),
  YEAR_TAX: msg('Tax of the year'),
  YEAR_TAX_WITHOUT: msg('Tax of the year without it'),
  age: msg('Age in years'),
  ctc: msg('Cost to company a year'),
  days: msg('Days'),
  divisor: msg('Days of a month, for leave and notice'),
  leastPercent: msg('Least share, in percent'),
  lopDays: msg('Unpaid days'),
  monthDays: msg('Days of the month'),
  most: msg('The most'),
  paidDays: msg('Paid days'),
  percent: msg('Percent'),
  serviceYears: msg('Years of service'),
  years: msg('Years'),
  'pack.fundCeiling': msg('Ceiling of provident fund'),
  'pack.insuranceCeiling': msg('Ceiling of state insurance'),
};

export const PACK_LABELS: Readonly<Record<string, string>> = {
  codeWages: msg('Code on Wages'),
  providentFund: msg('Provident fund'),
  stateInsurance: msg('State insurance (ESI)'),
  professionalTax: msg('Professional tax'),
  welfareFund: msg('Labour welfare fund'),
  gratuity: msg('Gratuity'),
  incomeTax: msg('Income tax (TDS)'),
};

const ROUNDINGS: Record<ComponentRounding, string> = {
  rupee: msg('Rounded to the nearest rupee.'),
  rupeeUp: msg('Rounded up to the rupee.'),
  rupeeDown: msg('Rounded down to the rupee.'),
  paisa: msg('Rounded to the nearest paisa.'),
};

const MOST_PLACES = { maximumFractionDigits: 4 };

/** A value of a formula as people write it. */
export const sayValue = (value: number): string => formatNumber(value, MOST_PLACES);

/** A value as it is stored; what is no number stays as it is. */
export function sayExact(exact: string): string {
  const value = numberOf(exact);
  return value === null ? exact : sayValue(value);
}

export const sayPack = (kind: string): string => translate(PACK_LABELS[kind] ?? kind);

export const sayRounding = (rounding: ComponentRounding): string => translate(ROUNDINGS[rounding]);

/** What a value is: the line it comes from, or what it counts. */
export function sayInput(
  { name, source, of }: PayInput,
  components: ReadonlyMap<string, { name: string }>,
): string {
  const label = INPUT_LABELS[name];
  if (label !== undefined) return translate(label);
  return nameOfLine(source === 'line' ? (of ?? name) : name, components);
}

const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const sayTime = (of: string | null): string | null => {
  if (of === null) return null;
  if (isDay(of)) return formatDate(of);
  return isMonth(of) ? sayMonth(of) : null;
};

/** Where a value comes from. */
export function saySource({ source, of }: PayInput): string {
  const when = sayTime(of);
  const said = {
    salary: () => (when === null ? t('Salary') : t('Salary from {when}', { when })),
    attendance: () => (when === null ? t('Attendance') : t('Attendance, {when}', { when })),
    calendar: () => (when === null ? t('Calendar') : t('Calendar, {when}', { when })),
    line: () => t('This slip'),
    pack: () => (when === null ? t('The rule') : t('The rule from {when}', { when })),
    person: () => t('The employee’s record'),
    adjustment: () => (when === null ? t('Adjustment') : t('Adjustment, {when}', { when })),
    loan: () => t('Loan'),
    earlierSlip: () => (when === null ? t('Earlier slips') : t('Earlier slips, {when}', { when })),
    tax: () => t('Tax of the year'),
  };
  return said[source]();
}
