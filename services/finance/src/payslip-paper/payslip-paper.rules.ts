import {
  KNOWN_LINE_LABELS,
  LOCALES,
  moneyIn,
  type Language,
  type PaySlipDetail,
  type ShownPayLine,
} from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';
import { monthWord } from '../run/month-words.rules.js';
import { rupeesInWords } from './amount-words.rules.js';

type Printed =
  | ('employee' | 'code' | 'department' | 'month' | 'paidDays' | 'monthDays' | 'unpaidDays')
  | ('net' | 'gross' | 'deductions' | 'lines' | 'yearToDate' | 'paidOn');

export interface PaperGiven {
  slip: Pick<PaySlipDetail, Printed>;
  language: Language;
  /** Shortened already. */
  pan: string | null;
  account: string | null;
  uan: string | null;
  /** Of the company; null where it has none, and then not printed. */
  fundCode: string | null;
  insuranceCode: string | null;
}

interface Teller {
  say: (words: Said) => string;
  money: (paise: number) => string;
  number: (count: number) => string;
  day: (day: string) => string;
}

export function tellerOf(language: Language): Teller {
  const locale = LOCALES[language];
  return {
    say: (said) => say(said, language),
    money: moneyIn(locale, 'INR'),
    number: (count) => new Intl.NumberFormat(locale).format(count),
    day: (day) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
  };
}

/** A payslip on paper in a language; the same slip makes the same words. */
export function payslipOf({ slip, language, ...numbers }: PaperGiven) {
  const tell = tellerOf(language);
  const heading = headingOf(slip, language);
  return {
    heading,
    net: tell.money(slip.net),
    netInWords: rupeesInWords(slip.net, language),
    facts: factsOf(slip, numbers, tell),
    groups: groupsOf(slip, tell).filter(({ lines }) => lines.length > 0),
    notes: notesOf(slip, tell),
    foot: `${slip.employee.name} (${slip.code}) · ${heading}`,
    words: {
      net: tell.say(words('Net pay')),
      inWords: tell.say(words('In words')),
      amount: tell.say(words('Amount')),
      yearToDate: tell.say(words('Year to date')),
    },
  };
}

export const headingOf = ({ month }: Pick<PaySlipDetail, 'month'>, language: Language): string =>
  say(words('Payslip for {month}', { month: monthWord(month) }), language);

type Fact = [label: Said, value: string | null];

function factsOf(
  { employee, code, department, paidDays, monthDays, unpaidDays, paidOn }: PaperGiven['slip'],
  { pan, uan, account, fundCode, insuranceCode }: Omit<PaperGiven, 'slip' | 'language'>,
  tell: Teller,
): { label: string; value: string }[] {
  const days = words('{paid} of {all}', { paid: tell.number(paidDays), all: tell.number(monthDays) });
  const facts: Fact[] = [
    [words('Employee'), employee.name],
    [words('Employee code'), code],
    [words('Department'), department],
    [words('Paid days'), tell.say(days)],
    [words('Unpaid days'), tell.number(unpaidDays)],
    [words('Paid on'), paidOn && tell.day(paidOn)],
    [words('PAN'), pan],
    [words('UAN'), uan],
    [words('Bank account'), account],
    ...(fundCode === null ? [] : [[words('PF code of the company'), fundCode] satisfies Fact]),
    ...(insuranceCode === null ? [] : [[words('ESI code of the company'), insuranceCode] satisfies Fact]),
  ];
  return facts.map(([label, value]) => ({ label: tell.say(label), value: value ?? '–' }));
}

export function groupsOf(
  {
    lines,
    gross,
    deductions,
    yearToDate,
  }: Pick<PaperGiven['slip'], 'lines' | 'gross' | 'deductions' | 'yearToDate'>,
  tell: Teller,
) {
  const share = lines.filter(({ kind }) => kind === 'employer');
  const sum = (of: (line: ShownPayLine) => number) => share.reduce((all, line) => all + of(line), 0);
  const group = (
    kind: ShownPayLine['kind'],
    [title, totalLabel]: readonly [Said, Said],
    [total, toDate]: readonly [number, number],
  ) => ({
    title: tell.say(title),
    totalLabel: tell.say(totalLabel),
    total: tell.money(total),
    toDate: tell.money(toDate),
    lines: lines
      .filter((line) => line.kind === kind)
      .map((line) => ({
        name: nameOf(line, tell),
        amount: tell.money(line.amount),
        toDate: tell.money(line.yearToDate),
      })),
  });
  return [
    group('earning', [words('Earnings'), words('Gross')], [gross, yearToDate.gross]),
    group(
      'deduction',
      [words('Deductions'), words('Deductions together')],
      [deductions, yearToDate.deductions],
    ),
    group(
      'employer',
      [words('Share of the company'), words('Share together')],
      [sum(({ amount }) => amount), sum((line) => line.yearToDate)],
    ),
  ];
}

function nameOf({ code, title }: ShownPayLine, tell: Teller): string {
  const known = KNOWN_LINE_LABELS[code];
  return known === undefined ? (title ?? code) : tell.say({ id: known, values: {} });
}

function notesOf({ lines, yearToDate }: PaperGiven['slip'], tell: Teller): string[] {
  const isOpen = lines.some(({ explanation }) => explanation.pack?.confirmed === false);
  const tax = words('Income tax deducted in this tax year: {amount}', { amount: tell.money(yearToDate.tax) });
  return [
    tell.say(tax),
    ...(isOpen ? [tell.say(words('The rules of the law are to be confirmed by an accountant.'))] : []),
  ];
}
