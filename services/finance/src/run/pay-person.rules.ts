import type { PfMode, UnpaidDate } from '@atrium/contracts';
import type { PaidPerson, StatutoryValues } from '@atrium/hr-service';
import type { StoredAdjustment } from '../adjustment/pay-adjustment.types.js';
import type { DueLoan, LaterLoan } from '../loan/pay-loan.types.js';
import type { PayGroupRow } from '../pay-group/pay-group.record.js';
import { claimRest, type ClaimRest } from '../payroll/claim-rest.rules.js';
import { CLAWBACK_LATER, RULE_LINES, SETTLEMENT_LINES } from '../payroll/pay-line.rules.js';
import { monthOf, type Month } from '../payroll/pay-month.rules.js';
import type {
  EarlierSlip,
  LoanAmount,
  PayPerson,
  PersonTax,
  Salary,
  UnpaidDays,
} from '../payroll/pay.types.js';
import type { CountedDeclaration } from '../tax-profile/tax-profile.types.js';

/** All that is known of somebody for the payslip of a month. */
export interface KnownPerson {
  month: Month;
  person: PaidPerson;
  group: PayGroupRow;
  numbers: StatutoryValues;
  salaries: Salary[];
  unpaidDates: UnpaidDate[];
  /** Of the month before, where that has changed since. */
  lateDays: { month: Month; days: number } | null;
  declared: CountedDeclaration | null;
  adjustments: readonly CodedAdjustment[];
  loans: readonly CodedLoan[];
  /** What was not claimed, where the payslip pays it. */
  rests: readonly CodedRest[];
  /** What the payslip leaves to later ones, of what it takes back; null: nothing. */
  later: LaterLoan | null;
  earlier: readonly EarlierSlip[];
  /** Of loans that are adjustments, what the month before did not deduct. */
  movedOn: number;
}

export interface CodedAdjustment extends StoredAdjustment {
  code: string;
}

export type CodedRest = ClaimRest & { code: string };

export interface CodedLoan extends DueLoan {
  code: string;
}

const ALWAYS = '0000-01';
const LOAN_REST = 'LOAN_REST';
const FUND_MODES: Record<PfMode, PayPerson['providentFund']['mode']> = {
  none: 'none',
  ceiling: 'capped',
  fullBasic: 'actual',
};
/** Of the law and of a settlement. */
const LAW_CODES: readonly string[] = [
  ...Object.values(RULE_LINES),
  ...Object.values(SETTLEMENT_LINES),
  CLAWBACK_LATER,
];

/** Adjustments and loans with codes for their lines, made of their titles; none is that of another line. */
export function coded<Titled extends { title: string }>(
  given: readonly Titled[],
  taken: readonly string[],
): (Titled & { code: string })[] {
  const codes = new Set([...taken, ...LAW_CODES, LOAN_REST]);
  return given.map((each) => {
    const own = each.title.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
    const base = own.replaceAll(/^[_\d]+|_+$/g, '') || 'ADJUSTMENT';
    let code = base;
    for (let more = 2; codes.has(code); more += 1) code = `${base}_${String(more)}`;
    codes.add(code);
    return { ...each, code };
  });
}

/** The person as the rules see them. */
export function payPerson(known: KnownPerson): PayPerson {
  const { person, group, numbers, month, adjustments, loans, movedOn } = known;
  const mode = group.providentFund ? FUND_MODES[numbers.pfMode ?? 'ceiling'] : 'none';
  const ofKind = (kind: StoredAdjustment['kind']) =>
    adjustments
      .filter((each) => each.kind === kind)
      .map(({ code, amount, taxable }) => ({ month, code, amount, isFree: !taxable }));
  const rest = movedOn > 0 ? [{ month, code: LOAN_REST, amount: movedOn }] : [];
  return {
    state: group.state,
    gender: person.gender === 'undisclosed' ? null : person.gender,
    birthDate: person.birthDate,
    joined: person.joined,
    left: leftOf(known),
    salaries: known.salaries,
    unpaidDays: unpaidDaysOf(known),
    oneOffs: [
      ...ofKind('earning'),
      ...ofKind('reimbursement').map((each) => ({ ...each, isFree: true, isRefund: true })),
      ...known.rests.flatMap((rest) => claimRest(rest, month, person) ?? []),
    ],
    recoveries: ofKind('deduction'),
    loans: [...rest, ...ofKind('loan'), ...loans.map((loan) => loanAmount(loan, month))],
    providentFund: { mode, pension: numbers.epsEligible ?? true, voluntaryPercent: '0' },
    later: known.later && { month, amount: known.later.amount },
    hasDisability: false,
    inWelfareFund: group.welfareFund,
    tax: taxOf(known),
  };
}

const loanAmount = ({ code, due, instalment, movedOn, balance }: CodedLoan, month: Month): LoanAmount => ({
  month,
  code,
  amount: due,
  kept: { instalment, movedOn, balance },
});

/** It is known since notice was given; where a month was paid after it, only now. */
function leftOf({ person, month, earlier }: KnownPerson): PayPerson['left'] {
  if (person.left === null) return null;
  const known = monthOf(person.noticeOn ?? person.left);
  const isLate = (earlier.at(-1)?.month ?? ALWAYS) > monthOf(person.left);
  return { day: person.left, known: isLate ? month : known < month ? known : month };
}

function unpaidDaysOf({ month, unpaidDates, lateDays, earlier }: KnownPerson): UnpaidDays[] {
  const monthly = earlier.filter(({ isExtra }) => !isExtra);
  const before = monthly.flatMap((slip) => [
    { month: slip.month, decided: slip.month, days: slip.ordinary.unpaidDays.valueOf() },
    ...[...slip.settled.values()].map((each) => ({
      month: each.month,
      decided: slip.month,
      days: each.unpaidDays.valueOf(),
    })),
  ]);
  const late = lateDays ? [{ ...lateDays, decided: month }] : [];
  return [...before, ...late, { month, decided: month, days: totalDays(unpaidDates) }];
}

/** Halves and thousandths add up exactly. */
export const totalDays = (dates: readonly UnpaidDate[]): number =>
  dates.reduce((sum, { part }) => sum + Math.round(part * 1000), 0) / 1000;

function taxOf({ numbers, declared }: KnownPerson): PersonTax {
  const hasPrevious = declared !== null && declared.previousIncome + declared.previousTax > 0;
  return {
    regimes: [{ from: ALWAYS, regime: declared?.regime ?? numbers.taxRegime ?? 'new' }],
    previousEmployer: hasPrevious
      ? { salary: declared.previousIncome, deducted: declared.previousTax }
      : null,
    hasPan: numbers.pan !== null,
    isMetro: declared?.metro ?? false,
    rent: declared?.monthlyRent ?? 0,
    investments: declared?.investments ?? 0,
    healthInsurance: declared?.healthInsurance ?? 0,
    oneOffsAtOnce: false,
  };
}
