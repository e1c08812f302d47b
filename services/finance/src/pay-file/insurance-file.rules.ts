import { monthRange } from '@atrium/contracts';
import { csvCells } from '@atrium/records';
import Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import { monthNumber } from '../payroll/pay-month.rules.js';
import { insuranceReturnRow, type InsuranceReason } from '../statutory-return/insurance-return-row.rules.js';
import { lacks, owed, unmade } from './made-file.rules.js';
import type { FiledRun, FiledSlip, MadeFile } from './pay-file.types.js';

const COLUMNS = [
  'IP Number',
  'IP Name',
  'No of Days for which wages paid/payable during the month',
  'Total Monthly Wages',
  'Reason Code for Zero workings days',
  'Last Working Day',
];
/** Days, wages and reason are figures in a sheet; the number is not. */
const FIGURES = [2, 3, 4];

/** The monthly contributions of everybody who is insured, or not at all, as the ESIC's sheet. */
export const insuranceSheet = (run: FiledRun): MadeFile =>
  insuranceFile(run, 'xlsx', (rows) => ({
    sheets: [{ name: 'Monthly contribution', rows: [COLUMNS, ...rows.map((row) => row.map(cellOf))] }],
  }));

export const insuranceText = (run: FiledRun): MadeFile =>
  insuranceFile(run, 'csv', (rows) => ({
    text: [COLUMNS, ...rows].map((row) => csvCells(row)).join(''),
  }));

const cellOf = (cell: string, place: number): string | number =>
  FIGURES.includes(place) ? Number(cell) : cell;

function insuranceFile(
  run: FiledRun,
  ending: string,
  contentOf: (rows: string[][]) => NonNullable<MadeFile['content']>,
): MadeFile {
  const name = `esi-${run.month}.${ending}`;
  const insured = run.slips.filter((slip) => isInsured(slip) || hasLeftCoverage(run, slip));
  if (insured.length === 0) return unmade(name, 'nobody');
  const total = owed(insured, RULE_LINES.insurance, RULE_LINES.insuranceEmployer);
  const known = { people: insured.length, total };
  const missing = insured
    .filter(({ employeeId }) => run.numbers.get(employeeId)?.esi == null)
    .map((slip) => lacks(slip, 'noEsi'));
  if (missing.length > 0) return unmade(name, 'incomplete', { ...known, missing });
  const content = contentOf(insured.map((slip) => rowOf(run, slip)));
  return { name, ...known, problem: null, missing, content };
}

const isInsured = ({ lines }: FiledSlip): boolean =>
  lines.some(({ code }) => code === RULE_LINES.insuranceEmployer);

/** Coverage ends with a contribution period alone; only then the ESIC takes this reason. */
function hasLeftCoverage({ month, insuredBefore, packs }: FiledRun, slip: FiledSlip): boolean {
  const pack = findPack(packs, { kind: 'stateInsurance', day: `${month}-01` });
  const begins = pack?.data.periodsFrom.includes(monthNumber(month)) ?? false;
  return begins && !isInsured(slip) && insuredBefore.has(slip.employeeId);
}

function rowOf({ month, numbers, people }: FiledRun, slip: FiledSlip): string[] {
  const { from, to } = monthRange(month);
  const left = people.get(slip.employeeId)?.left ?? null;
  const lastDay = left !== null && left >= from && left <= to ? left : null;
  const number = numbers.get(slip.employeeId)?.esi ?? '';
  const isCovered = isInsured(slip);
  const lines = isCovered ? slip.lines.filter(({ forMonth }) => forMonth === null) : [];
  return insuranceReturnRow(
    { number, name: slip.name, reason: reasonOf(slip, { isCovered, lastDay }), lastDay },
    { ordinary: { lines, paidDays: new Fraction(isCovered ? String(slip.paidDays) : '0') } },
  );
}

function reasonOf(
  { paidDays }: FiledSlip,
  { isCovered, lastDay }: { isCovered: boolean; lastDay: string | null },
): InsuranceReason {
  if (!isCovered) return 'outOfCoverage';
  if (lastDay !== null) return 'left';
  return paidDays === 0 ? 'leave' : 'none';
}
