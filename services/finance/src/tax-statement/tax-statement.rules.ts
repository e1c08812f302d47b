import {
  PAY_RUN_KIND_LABELS,
  TAX_QUARTER_LABELS,
  type TaxQuarterStatement,
  type TaxStatementFile,
  type TaxStatementProblem,
} from '@atrium/contracts';
import { csvCells, type FileSheet } from '@atrium/records';
import type Fraction from 'fraction.js';
import type { TaxStatement } from '../payroll/income-tax.rules.js';
import { inPaise, roundAmount, ZERO } from '../payroll/pay-amount.rules.js';
import { decimals } from '../pay-file/made-file.rules.js';
import { yearLabel } from './tax-quarter.rules.js';
import type { FiledQuarter, MadeStatement, TaxedYear } from './tax-statement.types.js';

type Rows = FileSheet['rows'];
/** Paise of one row, which a sheet shows as rupees. */
type Cells = (string | { paise: number })[];

const PAISE = 100;
const NOTICE = 'Data for review, not an upload file';

const rupees = (amount: Fraction | undefined): { paise: number } => ({
  paise: inPaise(roundAmount(amount ?? ZERO, 'paisa')),
});

const paymentRows = ({ payments, pans }: FiledQuarter): Cells[] => [
  ['Employee code', 'Name', 'PAN', 'Month', 'Gross paid', 'Tax deducted'],
  ...payments.map(({ employeeId, code, name, month, gross, tax }) => [
    code,
    name,
    pans.get(employeeId) ?? '',
    month,
    { paise: gross },
    { paise: tax },
  ]),
];

const challanRows = ({ challans }: FiledQuarter): Cells[] => [
  ['BSR code', 'Deposited on', 'Challan serial number', 'Tax', 'Interest', 'Fee'],
  ...challans.map(({ bsrCode, paidOn, serial, tax, interest, fee }) => [
    bsrCode,
    paidOn,
    serial,
    { paise: tax },
    { paise: interest },
    { paise: fee },
  ]),
];

/** Columns of the yearly annexure that are of the tax of a year. */
const YEAR_COLUMNS: readonly (readonly [string, (tax: TaxStatement) => Fraction])[] = [
  ['Salary', ({ salary }) => salary],
  ['House rent allowance exempt', ({ rentExempt }) => rentExempt],
  ['Standard deduction', ({ standardDeduction }) => standardDeduction],
  ['Professional tax', ({ professionalTax }) => professionalTax],
  ['Investments', ({ investments }) => investments],
  ['Health insurance', ({ healthInsurance }) => healthInsurance],
  ['Taxable income', ({ taxableIncome }) => taxableIncome],
  ['Tax by slabs', ({ slabTax }) => slabTax],
  ['Rebate', ({ rebate }) => rebate],
  ['Surcharge', ({ surcharge }) => surcharge],
  ['Cess', ({ cess }) => cess],
  ['Tax of the year', ({ yearTax }) => yearTax],
];

const annexureRows = ({ years, deducted }: FiledQuarter): Cells[] => [
  [
    'Employee code',
    'Name',
    'PAN',
    'Regime',
    ...YEAR_COLUMNS.map(([title]) => title),
    'Deducted by the previous employer',
    'Deducted here',
    'Short (+) or excess (-)',
  ],
  ...years.map((year) => annexureRow(year, deducted.get(year.employeeId) ?? 0)),
];

function annexureRow({ code, name, pan, statement, previousTax }: TaxedYear, own: number): Cells {
  const due = rupees(statement?.yearTax).paise;
  return [
    code,
    name,
    pan ?? '',
    statement?.regime ?? '',
    ...YEAR_COLUMNS.map(([, of]) => rupees(statement ? of(statement) : undefined)),
    { paise: previousTax },
    { paise: own },
    { paise: due - previousTax - own },
  ];
}

/** What does not agree, a sentence each. */
function disagreements(statement: FiledQuarter['statement']): string[] {
  const { deducted, deposited, early, openRuns, withoutPan } = statement;
  const [left, right] = [decimals(deducted), decimals(deposited.tax)];
  const difference = decimals(Math.abs(deducted - deposited.tax));
  return [
    ...(deducted > deposited.tax
      ? [`${difference} is not deposited: ${left} deducted, ${right} in challans`]
      : []),
    ...(deducted < deposited.tax
      ? [`${difference} too much in challans: ${left} deducted, ${right} in challans`]
      : []),
    ...early.map((serial) => `Challan ${serial} is of a day before the quarter`),
    ...openRuns.map(
      ({ kind, group, month }) =>
        `${PAY_RUN_KIND_LABELS[kind]} of ${group} for ${month} is not locked, so it is not counted`,
    ),
    ...withoutPan.map(({ name }) => `${name} has no PAN`),
  ];
}

function reviewRows({ statement }: FiledQuarter): Cells[] {
  const { taxYear, quarter, deductor, deducted, deposited } = statement;
  const found = disagreements(statement);
  return [
    ['Form 138 (was 24Q)', NOTICE],
    ['Tax year', yearLabel(taxYear)],
    ['Quarter', TAX_QUARTER_LABELS[quarter]],
    ['TAN', deductor?.tan ?? ''],
    ['Person responsible', deductor?.person ?? ''],
    ['Designation', deductor?.designation ?? ''],
    ['Tax deducted', { paise: deducted }],
    ['Tax in challans', { paise: deposited.tax }],
    ['Interest in challans', { paise: deposited.interest }],
    ['Fee in challans', { paise: deposited.fee }],
    ...(found.length === 0
      ? [['To check', 'Nothing found']]
      : found.map((sentence) => ['To check', sentence])),
  ];
}

const figures = (rows: readonly Cells[]): Rows =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.paise / PAISE)));

const csv = (rows: readonly Cells[]): { text: string } => ({
  text: rows
    .map((row) => csvCells(row.map((cell) => (typeof cell === 'string' ? cell : decimals(cell.paise)))))
    .join(''),
});

const CONTENT: Record<TaxStatementFile, (filed: FiledQuarter) => NonNullable<MadeStatement['content']>> = {
  sheets: (filed) => ({
    sheets: [
      { name: 'Review', rows: figures(reviewRows(filed)) },
      { name: 'Challans', rows: figures(challanRows(filed)) },
      { name: 'Payments', rows: figures(paymentRows(filed)) },
      ...(isLast(filed.statement) ? [{ name: 'Annexure', rows: figures(annexureRows(filed)) }] : []),
    ],
  }),
  payments: (filed) => csv(paymentRows(filed)),
  challans: (filed) => csv(challanRows(filed)),
  annexure: (filed) => csv(annexureRows(filed)),
};

const isLast = ({ quarter }: Pick<TaxQuarterStatement, 'quarter'>): boolean => quarter === 'q4';

/** A file of a quarter, or why there is none. */
export function madeStatement(file: TaxStatementFile, filed: FiledQuarter): MadeStatement {
  const { taxYear, quarter } = filed.statement;
  const base = `form-138-${yearLabel(taxYear)}-${quarter}`;
  const name = file === 'sheets' ? `${base}.xlsx` : `${base}-${file}.csv`;
  const problem = problemOf(file, filed);
  return { name, problem, content: problem === null ? CONTENT[file](filed) : null };
}

function problemOf(
  file: TaxStatementFile,
  { statement, payments }: FiledQuarter,
): TaxStatementProblem | null {
  if (file === 'annexure' && !isLast(statement)) return 'onlyLastQuarter';
  if (statement.deductor === null) return 'noDeductor';
  return payments.length === 0 ? 'nobody' : null;
}
