import { KNOWN_LINE_LABELS, type PayRegister, type PayRegisterQuery } from '@atrium/contracts';
import { monthNumber } from '../payroll/pay-month.rules.js';
import { monthsOfYear, type MonthSpan } from '../tax-statement/tax-quarter.rules.js';
import type { RegisteredPerson } from './pay-register.types.js';

const APRIL = 4;
const PAISE = 100;

/** The months of a register: one, or those from April. */
export function spanOf({ register, month }: PayRegisterQuery): MonthSpan {
  if (register === 'salary') return { from: month, to: month };
  const year = Number(month.slice(0, 4)) - (monthNumber(month) < APRIL ? 1 : 0);
  return { from: monthsOfYear(year).from, to: month };
}

type Table = Pick<PayRegister, 'columns' | 'rows' | 'people' | 'totals'>;

const KINDS = ['earning', 'reimbursement', 'deduction', 'employer'];

/** People by components: what is earned, then what is deducted, then the company's share. */
export function registerOf(people: readonly RegisteredPerson[]): Table {
  const found = new Map<string, { code: string; kind: string; title: string | null }>();
  for (const { lines } of people) for (const line of lines) found.set(keyOf(line), line);
  const order = ({ kind, code }: { kind: string; code: string }) => `${String(KINDS.indexOf(kind))} ${code}`;
  const columns = [...found.values()].toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const rows = people.map((person) => {
    const amounts = new Map(person.lines.map((line) => [keyOf(line), line.amount]));
    const { id, name, code, paidDays, gross, deductions, net } = person;
    const own = columns.map((column) => amounts.get(keyOf(column)) ?? 0);
    return { employee: { id, name }, code, paidDays, amounts: own, gross, deductions, net };
  });
  const sum = (of: (row: Table['rows'][number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    columns: columns.map(({ code, title }) => ({
      code,
      title: KNOWN_LINE_LABELS[code] === undefined ? (title ?? code) : null,
    })),
    rows,
    people: rows.length,
    totals: {
      amounts: columns.map((_, place) => sum(({ amounts }) => amounts[place] ?? 0)),
      gross: sum(({ gross }) => gross),
      deductions: sum(({ deductions }) => deductions),
      net: sum(({ net }) => net),
    },
  };
}

const keyOf = ({ kind, code }: { kind: string; code: string }): string => `${kind} ${code}`;

/** Its rows as a table with headings, in rupees. */
export function registerRows({ columns, rows }: Table): (string | number)[][] {
  const titles = columns.map(({ code, title }) => title ?? KNOWN_LINE_LABELS[code] ?? code);
  return [
    ['Employee code', 'Name', 'Paid days', ...titles, 'Gross', 'Deductions', 'Net'],
    ...rows.map(({ employee, code, paidDays, amounts, gross, deductions, net }) => [
      code,
      employee.name,
      paidDays,
      ...[...amounts, gross, deductions, net].map((amount) => amount / PAISE),
    ]),
  ];
}
