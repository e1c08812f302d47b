import { monthRange, type PayInput, type PayLine, type RulePackKind } from '@atrium/contracts';
import Fraction from 'fraction.js';
import { FormulaError } from '../formula/formula.error.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { codeWages, codeWagesLine } from './code-wages.rules.js';
import { inRupees, most, sumOf, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES, totalOfCode } from './pay-line.rules.js';
import { daysInMonth, employedIn, yearsBetween, type Employed, type Month } from './pay-month.rules.js';
import { professionalTax, professionalTaxPack } from './professional-tax.rules.js';
import { providentFundLines } from './provident-fund.rules.js';
import { insuredMonth } from './state-insurance.rules.js';
import { fullAmounts, type FullAmount, type MonthValues } from './structure.rules.js';
import type { OrdinaryMonth, PayBlock, PayRules, Salary, TaxFacts } from './pay.types.js';

/** What is known of a month when it is computed. */
export interface KnownMonth {
  month: Month;
  salary: Salary | undefined;
  employed: Employed;
  unpaidDays: number;
  /** Whether state insurance covers the month; null where that is decided now, by its full wages. */
  isInsured: boolean | null;
}

interface Days {
  monthDays: number;
  paidDays: Fraction;
  unpaidDays: Fraction;
}

export const NO_FACTS: TaxFacts = {
  income: ZERO,
  salary: ZERO,
  rentAllowance: ZERO,
  ownFund: ZERO,
  professionalTax: ZERO,
  rentPaid: ZERO,
};

/** A month by its own salary and days: earnings for the days that are paid, wages, provident fund, state insurance. */
export function ordinaryMonth(rules: PayRules, known: KnownMonth): OrdinaryMonth {
  const { month, salary } = known;
  const service = employedIn(month, known.employed);
  const days = daysOf(known, service);
  const nothing = {
    month,
    ...days,
    lines: [],
    facts: NO_FACTS,
    fullGross: ZERO,
    fullWages: ZERO,
    isInsured: known.isInsured ?? false,
  };
  if (!service) return { ...nothing, blocks: [] };
  if (!salary) return { ...nothing, blocks: [{ code: 'missingSalary' }] };
  try {
    const full = fullAmounts(salary, valuesOf(rules, known, days));
    return { ...nothing, ...linesOf(rules, known, { days, service, full }) };
  } catch (error) {
    if (error instanceof FormulaError)
      return { ...nothing, blocks: [{ code: 'formula', fault: error.fault }] };
    throw error;
  }
}

function daysOf({ month, unpaidDays }: KnownMonth, service: { from: string; to: string } | null): Days {
  const monthDays = daysInMonth(month);
  const served = service ? Number(service.to.slice(8)) - Number(service.from.slice(8)) + 1 : 0;
  const unpaid = new Fraction(String(unpaidDays));
  return { monthDays, unpaidDays: unpaid, paidDays: most(new Fraction(served).sub(unpaid), ZERO) };
}

/** What the names of formulas mean; those of somebody whose dates are not known have no value. */
function valuesOf({ person, packs }: PayRules, { month }: KnownMonth, days: Days): MonthValues {
  const { to: day } = monthRange(month);
  const { birthDate, joined } = person;
  const fund = findPack(packs, { kind: 'providentFund', day });
  const insurance = findPack(packs, { kind: 'stateInsurance', day });
  const inputs: PayInput[] = [
    inputOf('monthDays', days.monthDays, ['calendar', month]),
    inputOf('paidDays', days.paidDays, ['attendance', month]),
    inputOf('lopDays', days.unpaidDays, ['attendance', month]),
  ];
  if (birthDate) inputs.push(inputOf('age', yearsBetween(birthDate, day), ['person', 'birthDate']));
  if (joined) inputs.push(inputOf('serviceYears', yearsBetween(joined, day), ['person', 'joined']));
  if (fund) inputs.push(inputOf('pack.fundCeiling', inRupees(fund.data.ceiling), ['pack', fund.from]));
  if (insurance) {
    inputs.push(inputOf('pack.insuranceCeiling', inRupees(insurance.data.ceiling), ['pack', insurance.from]));
  }
  return {
    names: new Map(inputs.map((input) => [input.name, input])),
    slabOf: (_table, gross) => {
      const pack = professionalTaxPack(person, month, packs);
      return pack ? professionalTax(pack, { person, month, gross, earlierGross: ZERO, isLast: true }) : ZERO;
    },
  };
}

interface MonthParts {
  days: Days;
  service: { from: string; to: string };
  full: readonly FullAmount[];
}

function linesOf(
  { person, packs }: PayRules,
  known: KnownMonth,
  { days, service, full }: MonthParts,
): Partial<OrdinaryMonth> & Pick<OrdinaryMonth, 'lines' | 'blocks'> {
  const paid = full.map((amount) => ({ component: amount.component, line: paidLine(amount, days) }));
  const own = paid.map(({ line }) => line);
  const day = service.to;
  const wagesPack = findPack(packs, { kind: 'codeWages', day });
  const insurancePack = findPack(packs, { kind: 'stateInsurance', day });
  if (!wagesPack) return { lines: own, blocks: [missing('codeWages')] };
  const amounts = paid.map(({ component, line }) => ({ component, amount: inRupees(line.amount) }));
  const wages = codeWagesLine(amounts, wagesPack);
  const fund = providentFundLines({ person, days: service, wages: wages.exact }, packs);
  const fullOf = full.map(({ component, exact }) => ({ component, amount: exact }));
  const fullWages = codeWages(fullOf, wagesPack.data.leastPercent);
  const counted = { paid: amounts, full: fullOf, wages, fullWages };
  const { isInsured, lines: insurance } = insurancePack
    ? insuredMonth({ person, known, counted, paidDays: days.paidDays }, insurancePack)
    : { isInsured: known.isInsured ?? false, lines: [] };
  const lines = [...own, wages.line, ...(fund ?? []), ...insurance];
  const blocks = [fund ? null : missing('providentFund'), insurancePack ? null : missing('stateInsurance')];
  return {
    lines,
    fullGross: sumOf(full.filter(({ component }) => component.kind === 'earning').map(({ exact }) => exact)),
    fullWages,
    facts: factsOf(amounts, lines, inRupees(person.tax.rent)),
    isInsured,
    blocks: blocks.filter((block) => block !== null),
  };
}

const missing = (pack: RulePackKind): PayBlock => ({ code: 'missingPack', pack, state: null });

const DAYS = ['paidDays', 'monthDays'];

function paidLine({ component, exact, formula, inputs }: FullAmount, days: Days): PayLine {
  const { code, kind, prorated, rounding } = component;
  if (!prorated) return lineOf({ code, kind, formula, inputs, exact, rounding });
  return lineOf({
    code,
    kind,
    formula: `(${formula}) * paidDays / monthDays`,
    inputs: [
      ...inputs.filter(({ name }) => !DAYS.includes(name)),
      inputOf('paidDays', days.paidDays, ['attendance']),
      inputOf('monthDays', days.monthDays, ['calendar']),
    ],
    exact: exact.mul(days.paidDays).div(days.monthDays),
    rounding,
  });
}

type PaidAmount = Parameters<typeof codeWages>[0][number];

function factsOf(amounts: readonly PaidAmount[], lines: readonly PayLine[], rentPaid: Fraction): TaxFacts {
  const totalIf = (isMeant: (component: PaidAmount['component']) => boolean): Fraction =>
    amounts
      .filter(({ component }) => component.kind === 'earning' && isMeant(component))
      .reduce((sum, { amount }) => sum.add(amount), ZERO);
  return {
    income: totalIf(({ taxable }) => taxable),
    salary: totalIf(({ wages }) => wages),
    rentAllowance: totalIf(({ rent }) => rent),
    ownFund: totalOfCode(lines, RULE_LINES.fund, RULE_LINES.voluntaryFund),
    professionalTax: ZERO,
    rentPaid,
  };
}
