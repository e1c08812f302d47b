import type {
  ComponentKind,
  ComponentRounding,
  LocalDay,
  Money,
  PayLine,
  RulePack,
  RulePackKind,
  TaxRegime,
} from '@atrium/contracts';
import type Fraction from 'fraction.js';
import type { Formula, FormulaFault } from '../formula/formula.types.js';
import type { Month } from './pay-month.rules.js';
import type { TaxStatement } from './income-tax.rules.js';

/** A component as rules use it. */
export interface PayComponent {
  code: string;
  kind: ComponentKind;
  /** The amount of a full month in rupees. */
  formula: Formula;
  /** Paid for the days that are paid, or whole. */
  prorated: boolean;
  taxable: boolean;
  /** Basic pay, dearness allowance, retaining allowance: wages by the Code. */
  wages: boolean;
  /** Of the fixed gross, of which wages are at least a part. */
  fixed: boolean;
  /** House rent allowance, part of which the old regime leaves free. */
  rent: boolean;
  rounding: ComponentRounding;
}

/** Components in an order in which each stands after those that its formula asks for; `prepareStructure` makes it. */
export interface PayStructure {
  components: readonly PayComponent[];
  /** Whether a formula asks for something that differs from month to month. */
  differsByMonth: boolean;
}

/** What somebody is paid from a month on. */
export interface Salary {
  from: Month;
  /** The month with which it is known; pay of months before it is arrears. */
  decided: Month;
  structure: PayStructure;
  /** A year. */
  ctc: Money;
  /** A month, by the code of a component, instead of its formula. */
  overrides: ReadonlyMap<string, Money>;
}

export interface UnpaidDays {
  month: Month;
  /** The month with which it is known; the latest counts. */
  decided: Month;
  days: number;
}

export interface MonthAmount {
  month: Month;
  code: string;
  amount: Money;
}

export interface Recovery extends MonthAmount {
  /** Of a loan, with a settlement. */
  isLoan?: boolean;
}

export interface LoanAmount extends MonthAmount {
  /** Of a loan whose balance is kept: what is not deducted stays in it, and is not moved on by the slip. */
  kept?: { instalment: Money; movedOn: Money; balance: Money };
}

/** Pay of one month, outside the fixed gross and the wages. */
export interface OneOff extends MonthAmount {
  /** Taxable where nothing is said. */
  isFree?: boolean;
  /** What the person has paid for the company; no pay, so that no tax of the month looks at it. */
  isRefund?: boolean;
  /** How its amount came about, where that is more than an amount. */
  line?: PayLine;
}

/** What the rules know of one person. */
export interface PayPerson {
  state: string | null;
  gender: 'male' | 'female' | 'other' | null;
  birthDate: LocalDay | null;
  /** Null for somebody who was there before the first month. */
  joined: LocalDay | null;
  left: { day: LocalDay; known: Month } | null;
  salaries: readonly Salary[];
  unpaidDays: readonly UnpaidDays[];
  oneOffs: readonly OneOff[];
  /** Deducted whole, after tax. */
  recoveries: readonly Recovery[];
  /** Deducted last, as far as the law lets them. */
  loans: readonly LoanAmount[];
  /** Of what the slip of a month takes back for earlier ones, what later ones deduct. */
  later?: { month: Month; amount: Money } | null;
  providentFund: { mode: 'capped' | 'actual' | 'none'; pension: boolean; voluntaryPercent: string };
  hasDisability: boolean;
  inWelfareFund: boolean;
  tax: PersonTax;
}

export interface PersonTax {
  regimes: readonly { from: Month; regime: TaxRegime }[];
  previousEmployer: { salary: Money; deducted: Money } | null;
  hasPan: boolean;
  isMetro: boolean;
  /** A month, for every month in service. */
  rent: Money;
  /** A year, own provident fund included. */
  investments: Money;
  healthInsurance: Money;
  /** Tax on one-off pay is deducted with it, not over the months that are left. */
  oneOffsAtOnce: boolean;
}

/** Why a slip may not be paid as it is. */
export type PayBlock =
  | { code: 'netBelowZero' }
  | { code: 'missingSalary' }
  | { code: 'spreadAboveClawback' }
  | { code: 'missingPack'; pack: RulePackKind; state: string | null }
  | { code: 'formula'; fault: FormulaFault };

/** What the year's tax needs to know of a month, in rupees. */
export interface TaxFacts {
  income: Fraction;
  /** Basic pay and dearness allowance. */
  salary: Fraction;
  rentAllowance: Fraction;
  ownFund: Fraction;
  professionalTax: Fraction;
  rentPaid: Fraction;
}

/** A month by its own salary and days, without what is corrected, paid once, or taxed. */
export interface OrdinaryMonth {
  month: Month;
  monthDays: number;
  paidDays: Fraction;
  unpaidDays: Fraction;
  lines: readonly PayLine[];
  /** Of the full month, in rupees: gross, and wages by the Code. */
  fullGross: Fraction;
  fullWages: Fraction;
  facts: TaxFacts;
  isInsured: boolean;
  blocks: readonly PayBlock[];
}

export interface TaxInstalment {
  statement: TaxStatement;
  yearTax: Fraction;
  /** Of each month until the projected tax changes. */
  instalment: Fraction;
  /** The month with which the instalment was set. */
  setIn: Month;
  /** Of this month. */
  amount: Fraction;
}

/** A computed slip. Amounts are paise. */
export interface Slip {
  month: Month;
  ordinary: OrdinaryMonth;
  /** What earlier months are after this slip, where it corrects them. */
  settled: ReadonlyMap<Month, OrdinaryMonth>;
  lines: readonly PayLine[];
  facts: TaxFacts;
  tax: TaxInstalment | null;
  gross: Money;
  /** Of the gross, what somebody had spent for the company. */
  refunds: Money;
  net: Money;
  employerCost: Money;
  /** Of loans without a balance, what was not deducted, for the next month. */
  movedOn: Money;
  /** Of all loans, what the law did not let be deducted. */
  loansShort: Money;
  blocks: readonly PayBlock[];
}

/** What later months need to know of a slip. */
export interface EarlierSlip extends Pick<Slip, 'month' | 'ordinary' | 'settled' | 'facts' | 'gross'> {
  /** Paid between months: it counts for the tax, and is not the slip of its month. */
  isExtra?: boolean;
  /** Slips of before it was kept have none. */
  refunds?: Money;
  tax: Omit<TaxInstalment, 'statement'> | null;
}

export interface PayRules {
  person: PayPerson;
  packs: readonly RulePack[];
}
