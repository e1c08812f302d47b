import type { PayFile } from '@atrium/contracts';
import type { StatutoryValues } from '@atrium/hr-service';
import { csvCells } from '@atrium/records';
import Fraction from 'fraction.js';
import { inRupees, ZERO } from '../payroll/pay-amount.rules.js';
import { RULE_LINES, totalOfCode } from '../payroll/pay-line.rules.js';
import { fundReturnLine } from '../statutory-return/fund-return-line.rules.js';
import type { FiledSlip } from './pay-file.types.js';

type Numbers = ReadonlyMap<string, StatutoryValues>;
type Missing = PayFile['missing'][number];

const BANK_COLUMNS = [
  'beneficiaryName',
  'accountNumber',
  'ifsc',
  'amount',
  'currency',
  'narration',
  'reference',
];

const lacks = ({ employeeId: id, name }: FiledSlip, reason: Missing['reason']): Missing => ({
  employee: { id, name },
  reason,
});

/** Of each person one: a reversal and what takes its place are paid as their difference. */
function byPerson(slips: readonly FiledSlip[]): FiledSlip[] {
  const found = new Map<string, FiledSlip>();
  for (const slip of slips) {
    const other = found.get(slip.employeeId);
    if (!other) found.set(slip.employeeId, slip);
    else
      found.set(slip.employeeId, {
        ...slip,
        state: other.state === 'held' ? other.state : slip.state,
        net: slip.net + other.net,
        unpaidDays: slip.unpaidDays + other.unpaidDays,
        lines: [...other.lines, ...slip.lines],
      });
  }
  return [...found.values()];
}

/** What the bank pays: each person once, by a reference of their own. */
export function bankFile(month: string, slips: readonly FiledSlip[], numbers: Numbers): PayFile {
  const missing: Missing[] = [];
  const rows: string[][] = [BANK_COLUMNS];
  let total = 0;
  for (const slip of byPerson(slips).filter(({ net }) => net > 0)) {
    const { account = null, ifsc = null } = numbers.get(slip.employeeId) ?? {};
    if (slip.state === 'held') missing.push(lacks(slip, 'held'));
    else if (account === null || ifsc === null) missing.push(lacks(slip, 'noBank'));
    else {
      const amount = inRupees(slip.net).valueOf().toFixed(2);
      const reference = `${month.replace('-', '')}${slip.id.replaceAll('-', '').slice(-12)}`.toUpperCase();
      rows.push([slip.name, account, ifsc, amount, 'INR', `Salary ${month}`, reference]);
      total += slip.net;
    }
  }
  const text = rows.map((row) => csvCells(row)).join('');
  return { text, name: `bank-${month}.csv`, people: rows.length - 1, total, missing };
}

/** The return of the provident fund: of all its members, or not at all. */
export function fundFile(month: string, slips: readonly FiledSlip[], numbers: Numbers): PayFile {
  const members = byPerson(slips).filter(
    ({ lines }) => !totalOfCode(lines, RULE_LINES.fundWages).equals(ZERO),
  );
  const missing = members
    .filter(({ employeeId }) => numbers.get(employeeId)?.uan == null)
    .map((slip) => lacks(slip, 'noUan'));
  const lines = members.map(({ employeeId, name, lines: own, unpaidDays }) =>
    fundReturnLine(
      { uan: numbers.get(employeeId)?.uan ?? '', name },
      { lines: own, ordinary: { unpaidDays: new Fraction(String(unpaidDays)) } },
    ),
  );
  const text = missing.length > 0 ? null : lines.map((line) => `${line}\n`).join('');
  return { text, name: `ecr-${month}.txt`, people: members.length, total: null, missing };
}
