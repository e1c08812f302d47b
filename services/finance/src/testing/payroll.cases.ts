import type { RulePack, RulePackKind, RulePackOf, TaxRegime } from '@atrium/contracts';
import Fraction from 'fraction.js';
import { COUNTRY_PACKS } from '../pack/country-packs.seed.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { STATE_PACKS } from '../pack/state-packs.seed.js';
import { gratuityLine, type Service } from '../payroll/gratuity.rules.js';
import { yearTax } from '../payroll/income-tax.rules.js';
import { inRupees, ZERO } from '../payroll/pay-amount.rules.js';
import { payHistory } from '../payroll/pay-history.rules.js';
import { RULE_LINES, totalOf, totalOfCode } from '../payroll/pay-line.rules.js';
import type { Month } from '../payroll/pay-month.rules.js';
import { professionalTax } from '../payroll/professional-tax.rules.js';
import type { PayPerson, Slip } from '../payroll/pay.types.js';
import { fundReturnLine } from '../statutory-return/fund-return-line.rules.js';
import { insuranceReturnRow, type InsuredPerson } from '../statutory-return/insurance-return-row.rules.js';
import { paise, personOf, type GivenPerson } from './payroll-case.mapper.js';

const PACKS: readonly RulePack[] = [...COUNTRY_PACKS, ...STATE_PACKS];

interface Reversal {
  reverses: string;
  lopDaysReversed: number;
  payMonth: Month;
}
interface PayrollCase {
  id: string;
  expect?: unknown;
  expectArrears?: unknown;
}

const kinds: Partial<Record<string, (given: never) => unknown>> = {
  yearTax: yearTaxOf,
  pt: (given: { state: string; gender?: 'male' | 'female'; gross: number; month: Month }) =>
    professionalTaxOf({ ...given, earlier: 0 }),
  ptHalfYear: ({ state, halfYearGross }: { state: string; halfYearGross: number }) =>
    professionalTaxOf({ state, gross: halfYearGross, month: '2026-09', earlier: 0 }),
  tdsSeries: (given: GivenPerson) => ({
    tds: Object.fromEntries(
      historyOf(personOf(given), given.month).map(({ month, lines }) => [
        month,
        totalOfCode(lines, RULE_LINES.incomeTax).valueOf(),
      ]),
    ),
  }),
  gratuity: gratuityOf,
  ecr: ({ uan, name, ...given }: GivenPerson & { uan: string; name: string }) => ({
    line: fundReturnLine({ uan, name }, slipOf(given)),
  }),
  esiRow: ({ number, name, reason, lastDay, ...given }: GivenPerson & InsuredPerson) => ({
    row: insuranceReturnRow({ number, name, reason, lastDay }, slipOf(given)),
  }),
};

/** What the product's rules make of a case of `payroll-cases.json`. */
export function runCase(kind: string | undefined, given: unknown, cases: readonly PayrollCase[]): unknown {
  if (isReversal(given)) return reversalOf(given, cases);
  if (kind === undefined) return figuresOf(slipOf(given as GivenPerson));
  const run = kinds[kind];
  if (!run) throw new Error(`There is no kind "${kind}" of payroll cases.`);
  return run(given as never);
}

export const expectOf = ({ expect, expectArrears }: PayrollCase): unknown => expect ?? expectArrears;

const isReversal = (given: unknown): given is Reversal =>
  typeof given === 'object' && given !== null && 'reverses' in given;

const historyOf = (person: PayPerson, month: Month): Slip[] => payHistory({ person, packs: PACKS }, month);

function lastOf(slips: Slip[]): Slip {
  const slip = slips.at(-1);
  if (!slip) throw new Error('Nobody is paid in this month.');
  return slip;
}

const slipOf = (given: GivenPerson): Slip => lastOf(historyOf(personOf(given), given.month));

const ownFund = [RULE_LINES.fund, RULE_LINES.voluntaryFund];

function figuresOf({ lines, gross, net, tax, blocks }: Slip) {
  const amountOf = (...codes: string[]): number => totalOfCode(lines, ...codes).valueOf();
  const late = lines.filter(({ forMonth }) => forMonth !== null);
  return {
    gross: inRupees(gross).valueOf(),
    codeWages: amountOf(RULE_LINES.codeWages),
    epfEmployee: amountOf(...ownFund),
    eps: amountOf(RULE_LINES.pension),
    epfEmployer: amountOf(RULE_LINES.fundEmployer),
    edli: amountOf(RULE_LINES.fundInsurance),
    epfAdmin: amountOf(RULE_LINES.fundAdministration),
    esiEmployee: amountOf(RULE_LINES.insurance),
    esiEmployer: amountOf(RULE_LINES.insuranceEmployer),
    pt: amountOf(RULE_LINES.professionalTax),
    tds: amountOf(RULE_LINES.incomeTax),
    net: inRupees(net).valueOf(),
    taxableIncome: tax?.statement.taxableIncome.valueOf(),
    yearTax: tax?.yearTax.valueOf(),
    arrears: totalOf(late, ({ kind }) => kind === 'earning').valueOf(),
    arrearsEpf: totalOfCode(late, ...ownFund).valueOf(),
    blocked: blocks[0]?.code,
  };
}

/** What the later slip has for the earlier month, and more of professional tax because of it. */
function reversalOf({ reverses, lopDaysReversed, payMonth }: Reversal, cases: readonly PayrollCase[]) {
  const given = cases.find(({ id }) => id === reverses) as (PayrollCase & GivenPerson) | undefined;
  if (!given) throw new Error(`There is no case "${reverses}".`);
  const person = personOf(given);
  const days = (given.lopDays ?? 0) - lopDaysReversed;
  const reversed = {
    ...person,
    unpaidDays: [...person.unpaidDays, { month: given.month, decided: payMonth, days }],
  };
  const [before, after] = [person, reversed].map((each) => lastOf(historyOf(each, payMonth)));
  const late = after?.lines.filter(({ forMonth }) => forMonth !== null) ?? [];
  const gross = totalOf(late, ({ kind }) => kind === 'earning');
  const epfEmployee = totalOfCode(late, ...ownFund);
  const esiEmployee = totalOfCode(late, RULE_LINES.insurance);
  const pt = totalOfCode(after?.lines ?? [], RULE_LINES.professionalTax).sub(
    totalOfCode(before?.lines ?? [], RULE_LINES.professionalTax),
  );
  const net = gross.sub(epfEmployee).sub(esiEmployee).sub(pt);
  return Object.fromEntries(
    Object.entries({ gross, epfEmployee, esiEmployee, pt, net }).map(([name, of]) => [name, of.valueOf()]),
  );
}

function packOf<Kind extends RulePackKind>(kind: Kind, day: string, state: string | null): RulePackOf<Kind> {
  const pack = findPack(PACKS, { kind, day, state });
  if (!pack) throw new Error(`There are no rules "${kind}" of ${state ?? 'the country'} on ${day}.`);
  return pack;
}

interface GivenTax {
  regime: TaxRegime;
  grossSalary: number;
  age?: number;
}

function yearTaxOf({ regime, grossSalary, age = 0 }: GivenTax) {
  const statement = yearTax(
    {
      regime,
      salary: inRupees(paise(grossSalary)),
      age,
      deductions: {
        professionalTax: ZERO,
        investments: ZERO,
        healthInsurance: ZERO,
        rent: { allowance: ZERO, paid: ZERO, salary: ZERO, isMetro: false },
      },
    },
    packOf('incomeTax', '2026-04-01', null),
  );
  const amounts = Object.entries(statement).filter(([, of]) => of instanceof Fraction);
  return Object.fromEntries(amounts.map(([name, of]) => [name, of.valueOf()]));
}

interface GivenProfessionalTax {
  state: string;
  gender?: 'male' | 'female';
  month: Month;
  gross: number;
  earlier: number;
}

function professionalTaxOf({ state, gender = 'male', month, gross, earlier }: GivenProfessionalTax) {
  const pack = packOf('professionalTax', `${month}-01`, state);
  const pay = { gross: inRupees(paise(gross)), earlierGross: inRupees(paise(earlier)) };
  const pt = professionalTax(pack, { person: { state, gender }, month, ...pay, isLast: false });
  return { pt: pt.valueOf() };
}

interface GivenGratuity {
  lastWages: number;
  service: Service;
  employment?: string;
  death?: boolean;
}

function gratuityOf({ lastWages, service, employment, death = false }: GivenGratuity) {
  const line = gratuityLine(
    {
      lastWages: inRupees(paise(lastWages)),
      service,
      isFixedTerm: employment === 'fixedTerm',
      isDeath: death,
    },
    packOf('gratuity', '2026-11-30', null),
  );
  return { gratuity: line ? inRupees(line.amount).valueOf() : 0 };
}
