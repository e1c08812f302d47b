import { PAY_CLAIM, type ErrorDefinition } from '@atrium/contracts';
import { words, type Said } from '@atrium/reach';

import { laterMonth, monthOf, taxYearStart } from '../payroll/pay-month.rules.js';

const { errors } = PAY_CLAIM;
const PAISE = 100;

interface Limited {
  name: string;
  yearlyLimit: number | null;
  /** In paise, of the tax year. */
  usedInYear: number;
}

/** What is said of an amount that is more than what is left of the year; null: it is not. */
export function overLimit(
  { name, yearlyLimit, usedInYear }: Limited,
  amount: number,
  language: string,
): Said | null {
  if (yearlyLimit === null || usedInYear + amount <= yearlyLimit) return null;
  const rupees = (paise: number) =>
    new Intl.NumberFormat(language === 'en' ? 'en-IN' : language, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: paise % PAISE === 0 ? 0 : 2,
    }).format(paise / PAISE);
  return words('Of {limit} a year for {name}, {left} is left.', {
    limit: rupees(yearlyLimit),
    name,
    left: rupees(Math.max(0, yearlyLimit - usedInYear)),
  });
}

/** Why a claim for what was paid on a day is refused: it has not come, or is before this tax year and the one before. */
export function dayRefusal(day: string, today: string): ErrorDefinition | null {
  if (day > today) return errors.CLAIM_AHEAD;
  return monthOf(day) < laterMonth(taxYearStart(monthOf(today)), -12) ? errors.CLAIM_TOO_OLD : null;
}
