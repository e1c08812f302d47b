import {
  LOCALES,
  moneyIn,
  TAX_REGIME_LABELS,
  taxFormOf,
  type Deductor,
  type Language,
} from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';
import type Fraction from 'fraction.js';
import type { TaxStatement } from '../payroll/income-tax.rules.js';
import { inPaise, roundAmount } from '../payroll/pay-amount.rules.js';
import { monthIn } from '../run/month-words.rules.js';
import type { TaxedMonth, TaxedYear } from './tax-statement.types.js';

export interface FormGiven {
  taxYear: number;
  year: TaxedYear;
  months: readonly TaxedMonth[];
  deductor: Deductor | null;
  language: Language;
}

interface Teller {
  say: (said: Said) => string;
  money: (paise: number) => string;
}

const NONE = '–';
const SHOWN_END = 4;

const LINES: readonly (readonly [Said, (tax: TaxStatement) => Fraction])[] = [
  [words('Salary of the year'), ({ salary }) => salary],
  [words('Standard deduction'), ({ standardDeduction }) => standardDeduction],
  [words('House rent allowance that is free'), ({ rentExempt }) => rentExempt],
  [words('Professional tax'), ({ professionalTax }) => professionalTax],
  [words('Investments, provident fund included'), ({ investments }) => investments],
  [words('Health insurance'), ({ healthInsurance }) => healthInsurance],
  [words('Taxable income'), ({ taxableIncome }) => taxableIncome],
  [words('Tax by slabs'), ({ slabTax }) => slabTax],
  [words('Rebate'), ({ rebate }) => rebate],
  [words('Surcharge'), ({ surcharge }) => surcharge],
  [words('Cess'), ({ cess }) => cess],
];

export const formHeading = (taxYear: number, language: Language): string =>
  say(
    words('Form {form} data, tax year {from}–{to}', {
      form: taxFormOf(taxYear),
      from: String(taxYear),
      to: String(taxYear + 1).slice(2),
    }),
    language,
  );

/** What Form 130, or 16, asks of somebody's year, on paper; the same year makes the same words. */
export function formOf(given: FormGiven) {
  const { taxYear, year, language } = given;
  const tell: Teller = {
    say: (said) => say(said, language),
    money: moneyIn(LOCALES[language], 'INR'),
  };
  const heading = formHeading(taxYear, language);
  return {
    heading,
    mark: tell.say(words('This is not the certificate. It is data for review.')),
    facts: factsOf(given, tell),
    months: monthsOf(given, tell),
    tax: taxOf(given, tell),
    notes: [tell.say(words('The rules of the law are to be confirmed by an accountant.'))],
    foot: `${year.name} (${year.code}) · ${heading}`,
  };
}

function factsOf({ year, deductor }: FormGiven, tell: Teller): { label: string; value: string }[] {
  const regime = year.statement && tell.say({ id: TAX_REGIME_LABELS[year.statement.regime], values: {} });
  const facts: [Said, string | null][] = [
    [words('Employee'), year.name],
    [words('Employee code'), year.code],
    [words('PAN'), year.pan && `•••• ${year.pan.slice(-SHOWN_END)}`],
    [words('Tax regime'), regime],
    [words('TAN'), deductor?.tan ?? null],
    [words('Person responsible'), deductor && `${deductor.person}, ${deductor.designation}`],
  ];
  return facts.map(([label, value]) => ({ label: tell.say(label), value: value ?? NONE }));
}

function monthsOf({ months, language }: FormGiven, tell: Teller) {
  const sum = (key: 'gross' | 'tax') => months.reduce((all, month) => all + month[key], 0);
  return {
    title: tell.say(words('Month')),
    head: [tell.say(words('Gross paid')), tell.say(words('Tax deducted'))],
    rows: months.map(({ month, gross, tax }) => [
      monthIn(month, language),
      tell.money(gross),
      tell.money(tax),
    ]),
    total: [tell.say(words('Paid and deducted together')), tell.money(sum('gross')), tell.money(sum('tax'))],
  };
}

/** The tax on what is paid of the year, and what is still due or was deducted too much. */
function taxOf({ year, months }: FormGiven, tell: Teller) {
  const { statement, previousTax } = year;
  const paise = (rupees: Fraction) => inPaise(roundAmount(rupees, 'paisa'));
  const due = statement ? paise(statement.yearTax) : 0;
  const deducted = months.reduce((all, { tax }) => all + tax, 0);
  const rest = due - previousTax - deducted;
  const lines = statement ? LINES.map(([label, of]) => [label, paise(of(statement))] as const) : [];
  const rows: (readonly [Said, number])[] = [
    ...lines.filter(([, amount]) => amount !== 0),
    [words('Tax on what is paid of the year'), due],
    ...(previousTax > 0 ? [[words('Deducted by the previous employer'), previousTax] as const] : []),
    [words('Deducted here'), deducted],
  ];
  return {
    title: tell.say(words('Tax of the year')),
    head: [tell.say(words('Amount'))],
    rows: rows.map(([label, amount]) => [tell.say(label), tell.money(amount)]),
    total: [
      tell.say(rest < 0 ? words('Deducted too much') : words('Still to be deducted')),
      tell.money(Math.abs(rest)),
    ],
  };
}
