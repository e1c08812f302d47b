import { csvCells } from '@atrium/records';
import { decimals, lacks, unmade } from './made-file.rules.js';
import type { FiledRun, MadeFile } from './pay-file.types.js';

const COLUMNS = ['beneficiaryName', 'accountNumber', 'ifsc', 'amount', 'currency', 'narration', 'reference'];

/** What the bank pays: each person once, by a reference of their own. */
export function bankFile({ month, slips, numbers }: FiledRun): MadeFile {
  const name = `bank-${month}.csv`;
  const missing: MadeFile['missing'] = [];
  const rows: string[][] = [COLUMNS];
  let total = 0;
  for (const slip of slips.filter(({ net }) => net > 0)) {
    const { account = null, ifsc = null } = numbers.get(slip.employeeId) ?? {};
    if (slip.state === 'held') missing.push(lacks(slip, 'held'));
    else if (account === null || ifsc === null) missing.push(lacks(slip, 'noBank'));
    else {
      const reference = `${month.replace('-', '')}${slip.id.replaceAll('-', '').slice(-12)}`.toUpperCase();
      rows.push([slip.name, account, ifsc, decimals(slip.net), 'INR', `Salary ${month}`, reference]);
      total += slip.net;
    }
  }
  const people = rows.length - 1;
  if (people === 0) return unmade(name, 'nobody', { missing });
  const text = rows.map((row) => csvCells(row)).join('');
  return { name, people, total, problem: null, missing, content: { text } };
}
