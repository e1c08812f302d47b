import type { PayLine, PaySlipKind } from '@atrium/contracts';
import Fraction from 'fraction.js';
import type { EarlierSlip, OrdinaryMonth, Slip, TaxFacts } from '../payroll/pay.types.js';
import type { MonthMemory, SlipMemory } from './slip-memory.types.js';

const factsText = (facts: TaxFacts): SlipMemory['facts'] => ({
  income: facts.income.toFraction(),
  salary: facts.salary.toFraction(),
  rentAllowance: facts.rentAllowance.toFraction(),
  ownFund: facts.ownFund.toFraction(),
  professionalTax: facts.professionalTax.toFraction(),
  rentPaid: facts.rentPaid.toFraction(),
});

const factsFrom = (facts: SlipMemory['facts']): TaxFacts => ({
  income: new Fraction(facts.income),
  salary: new Fraction(facts.salary),
  rentAllowance: new Fraction(facts.rentAllowance),
  ownFund: new Fraction(facts.ownFund),
  professionalTax: new Fraction(facts.professionalTax),
  rentPaid: new Fraction(facts.rentPaid),
});

const monthText = (month: OrdinaryMonth): MonthMemory => ({
  month: month.month,
  monthDays: month.monthDays,
  paidDays: month.paidDays.toFraction(),
  unpaidDays: month.unpaidDays.toFraction(),
  lines: month.lines.map(({ code, kind, amount, forMonth }) => ({ code, kind, amount, forMonth })),
  fullGross: month.fullGross.toFraction(),
  fullWages: month.fullWages.toFraction(),
  facts: factsText(month.facts),
  isInsured: month.isInsured,
});

/** Later months subtract amounts and explain nothing of them. */
const UNEXPLAINED: PayLine['explanation'] = {
  formula: '',
  inputs: [],
  pack: null,
  exact: '0',
  rounding: 'paisa',
};

const monthFrom = (month: MonthMemory): OrdinaryMonth => ({
  month: month.month,
  monthDays: month.monthDays,
  paidDays: new Fraction(month.paidDays),
  unpaidDays: new Fraction(month.unpaidDays),
  lines: month.lines.map((line) => ({ ...line, explanation: UNEXPLAINED })),
  fullGross: new Fraction(month.fullGross),
  fullWages: new Fraction(month.fullWages),
  facts: factsFrom(month.facts),
  isInsured: month.isInsured,
  blocks: [],
});

/** What is stored of a slip for later months; fractions as texts. */
export const slipMemory = ({ ordinary, settled, facts, tax, movedOn, refunds }: Slip): SlipMemory => ({
  ordinary: monthText(ordinary),
  settled: [...settled.values()].map(monthText),
  facts: factsText(facts),
  tax: tax && {
    yearTax: tax.yearTax.toFraction(),
    instalment: tax.instalment.toFraction(),
    setIn: tax.setIn,
    amount: tax.amount.toFraction(),
  },
  movedOn,
  refunds,
});

/** The slip as later months need it. */
export const rememberedSlip = ({
  month,
  kind,
  gross,
  memory,
}: {
  month: string;
  kind: PaySlipKind;
  gross: number;
  memory: SlipMemory;
}): EarlierSlip => ({
  month,
  gross,
  refunds: memory.refunds ?? 0,
  isExtra: kind === 'offCycle',
  ordinary: monthFrom(memory.ordinary),
  settled: new Map(memory.settled.map((each) => [each.month, monthFrom(each)])),
  facts: factsFrom(memory.facts),
  tax: memory.tax && {
    yearTax: new Fraction(memory.tax.yearTax),
    instalment: new Fraction(memory.tax.instalment),
    setIn: memory.tax.setIn,
    amount: new Fraction(memory.tax.amount),
  },
});
