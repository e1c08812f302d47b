import { inMinorUnit, type Money, type TaxRegime } from '@atrium/contracts';
import Fraction from 'fraction.js';
import type { Formula } from '../formula/formula.types.js';
import { monthOf, type Month } from '../payroll/pay-month.rules.js';
import type {
  LoanAmount,
  MonthAmount,
  PayComponent,
  PayPerson,
  PayStructure,
  Salary,
} from '../payroll/pay.types.js';

export type Monthly = Partial<Record<'basic' | 'da' | 'hra' | 'special', number>>;

/** A person of a case, in whole rupees, as the schema of the file of cases says. */
export interface GivenPerson {
  state?: string;
  gender?: 'male' | 'female';
  regime?: TaxRegime;
  regimeChanges?: { from: Month; regime: TaxRegime }[];
  monthly: Monthly;
  month: Month;
  lopDays?: number;
  lop?: Record<Month, number>;
  joined?: string;
  left?: string;
  leftKnown?: string;
  previousEmployer?: { taxableSalary: number; tds: number };
  revisions?: { from: Month; decided?: Month; monthly: Monthly }[];
  oneOff?: MonthAmount[];
  recoveries?: MonthAmount[];
  declarations?: { section80C?: number; healthInsurance?: number };
  metro?: boolean;
  rentMonthly?: number;
  pfMode?: 'capped' | 'actual' | 'none';
  epsMember?: boolean;
  vpfPercent?: number;
  birthDate?: string;
  hasPan?: boolean;
  hasDisability?: boolean;
  loans?: MonthAmount[];
  keptLoans?: KeptLoan[];
}

export const paise = (rupees: number): Money => inMinorUnit(String(rupees), 'INR');

const START = '0000-01';

const NOTHING: Formula = {
  text: '0',
  root: { kind: 'number', value: new Fraction(0), at: 1 },
  names: new Map(),
  tables: new Map(),
};

const componentOf = (code: string, wages: boolean): PayComponent => ({
  code,
  kind: 'earning',
  formula: NOTHING,
  prorated: true,
  taxable: true,
  wages,
  fixed: true,
  rent: code === 'HRA',
  rounding: 'rupee',
});

/** Amounts stand in the salaries, so the formulas have none. */
const STRUCTURE: PayStructure = {
  components: [
    componentOf('BASIC', true),
    componentOf('DA', true),
    componentOf('HRA', false),
    componentOf('SPECIAL', false),
  ],
  differsByMonth: false,
};

const salaryOf = (monthly: Monthly, from: Month, decided: Month): Salary => ({
  from,
  decided,
  structure: STRUCTURE,
  ctc: 0,
  overrides: new Map(Object.entries(monthly).map(([name, amount]) => [name.toUpperCase(), paise(amount)])),
});

const inPaiseEach = (amounts: MonthAmount[] = []): MonthAmount[] =>
  amounts.map((each) => ({ ...each, amount: paise(each.amount) }));

interface KeptLoan extends Omit<MonthAmount, 'amount'> {
  instalment: number;
  movedOn: number;
  balance: number;
}

const keptOf = ({ month, code, instalment, movedOn, balance }: KeptLoan): LoanAmount => ({
  month,
  code,
  amount: paise(Math.min(balance, instalment + movedOn)),
  kept: { instalment: paise(instalment), movedOn: paise(movedOn), balance: paise(balance) },
});

export function personOf(given: GivenPerson): PayPerson {
  const { month, lopDays, lop = {}, left, joined, leftKnown, declarations = {}, previousEmployer } = given;
  const unpaid = lopDays === undefined ? lop : { ...lop, [month]: lopDays };
  return {
    state: given.state ?? null,
    gender: given.gender ?? null,
    birthDate: given.birthDate ?? null,
    joined: joined ?? null,
    left: left === undefined ? null : { day: left, known: leftKnown ? monthOf(leftKnown) : START },
    salaries: [
      salaryOf(given.monthly, START, START),
      ...(given.revisions ?? []).map(({ from, decided = from, monthly }) => salaryOf(monthly, from, decided)),
    ],
    unpaidDays: Object.entries(unpaid).map(([of, days]) => ({ month: of, decided: of, days })),
    oneOffs: inPaiseEach(given.oneOff),
    recoveries: inPaiseEach(given.recoveries),
    loans: [...inPaiseEach(given.loans), ...(given.keptLoans ?? []).map(keptOf)],
    providentFund: {
      mode: given.pfMode ?? 'capped',
      pension: given.epsMember ?? true,
      voluntaryPercent: String(given.vpfPercent ?? 0),
    },
    hasDisability: given.hasDisability ?? false,
    inWelfareFund: false,
    tax: {
      regimes: [{ from: START, regime: given.regime ?? 'new' }, ...(given.regimeChanges ?? [])],
      previousEmployer: previousEmployer
        ? { salary: paise(previousEmployer.taxableSalary), deducted: paise(previousEmployer.tds) }
        : null,
      hasPan: given.hasPan ?? true,
      isMetro: given.metro ?? false,
      rent: paise(given.rentMonthly ?? 0),
      investments: paise(declarations.section80C ?? 0),
      healthInsurance: paise(declarations.healthInsurance ?? 0),
      oneOffsAtOnce: false,
    },
  };
}
