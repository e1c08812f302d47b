import {
  addDays,
  daysBetween,
  earliest,
  monthRange,
  type PayRunKind,
  type PaySlipKind,
  type SettlementTermsInput,
} from '@atrium/contracts';
import { settle, type SettlementTerms } from '../payroll/final-settlement.rules.js';
import type { Service } from '../payroll/gratuity.rules.js';
import { offCycleSlip } from '../payroll/off-cycle.rules.js';
import { laterMonth } from '../payroll/pay-month.rules.js';
import type { Slip } from '../payroll/pay.types.js';
import { computeSlip } from '../payroll/slip.rules.js';
import type { PayRunRow } from './pay-run.record.js';
import type { PersonInputs } from './person-inputs.types.js';

/** Of what kind the payslips of a run are that it computes. */
export const SLIP_KINDS: Record<PayRunKind, PaySlipKind> = {
  regular: 'regular',
  offCycle: 'offCycle',
  fullAndFinal: 'fullAndFinal',
  correction: 'corrected',
};

/** The payslip that a run has for somebody. */
export function slipOf(
  run: Pick<PayRunRow, 'kind' | 'month' | 'taxAtOnce' | 'terms'>,
  inputs: PersonInputs,
): Slip {
  const { rules, known } = inputs;
  const { kind, month, taxAtOnce, terms } = run;
  if (kind === 'offCycle') return offCycleSlip(rules, { month, taxAtOnce }, known.earlier);
  if (kind !== 'fullAndFinal' || !terms || known.person.left === null)
    return computeSlip(rules, month, known.earlier);
  // What is left of loans is deducted whole: no month comes after it.
  const person = { ...rules.person, loans: [] };
  const given = { month, terms: termsOf(terms, inputs, known.person.left) };
  const { slip } = settle({ ...rules, person }, given, known.earlier);
  return { ...slip, blocks: slip.blocks.filter(({ code }) => code !== 'netBelowZero') };
}

function termsOf(
  terms: SettlementTermsInput,
  { rules, known }: PersonInputs,
  lastDay: string,
): SettlementTerms {
  const { leaveDays, noticeDays: days, noticeOwes: owes, dayDivisor, isFixedTerm, isDeath } = terms;
  return {
    lastDay,
    leaveDays,
    notice: { days, owes },
    dayDivisor,
    service: serviceOf(known.person.joined, lastDay),
    isFixedTerm,
    isDeath,
    owed: rules.person.loans.map(({ code, amount, kept }) => ({ code, amount, isLoan: kept !== undefined })),
  };
}

/** From the first day to the last one, both included: whole years, whole months beyond them, and days beyond those. */
function serviceOf(joined: string, lastDay: string): Service {
  const end = addDays(lastDay, 1);
  const started = monthsBetween(joined, end);
  const whole = end.slice(8) >= joined.slice(8) ? started : started - 1;
  const reached = laterMonth(joined.slice(0, 7), whole);
  const anniversary = earliest(`${reached}${joined.slice(7)}`, monthRange(reached).to);
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysBetween(anniversary, end) };
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));
