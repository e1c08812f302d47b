import { KNOWN_LINE_LABELS, monthRange } from '@atrium/contracts';
import { csvCells } from '@atrium/records';
import { decimals, unmade } from './made-file.rules.js';
import type { FiledRun, FiledSlip, MadeFile } from './pay-file.types.js';

const COLUMNS = ['date', 'account', 'debit', 'credit', 'costCentre', 'narration'];
const PAYABLE = 'Salaries payable';

interface Posting {
  account: string;
  costCentre: string;
  /** Paise; below 0 it is a credit. */
  debit: number;
}

/** What the pay of a month is in the books: each component by cost centre; debits and credits come to the same. */
export function journalFile({ month, slips }: FiledRun): MadeFile {
  const name = `journal-${month}.csv`;
  if (slips.length === 0) return unmade(name, 'nobody');
  const postings = summed(slips.flatMap(postingsOf));
  const difference = postings.reduce((sum, { debit }) => sum + debit, 0);
  if (difference !== 0) throw new Error(`The journal of ${month} is out by ${String(difference)} paise.`);
  const date = monthRange(month).to;
  const rows = postings.map(({ account, costCentre, debit }) => [
    date,
    account,
    debit > 0 ? decimals(debit) : '',
    debit < 0 ? decimals(-debit) : '',
    costCentre,
    `Salary ${month}`,
  ]);
  const total = postings.reduce((sum, { debit }) => sum + Math.max(debit, 0), 0);
  const text = [COLUMNS, ...rows].map((row) => csvCells(row)).join('');
  return { name, people: slips.length, total, problem: null, missing: [], content: { text } };
}

/** What the journal owes to the people: all that it says besides. */
export const payableOf = (slips: readonly FiledSlip[]): number =>
  slips
    .flatMap(postingsOf)
    .filter(({ account }) => account !== PAYABLE)
    .reduce((sum, { debit }) => sum + debit, 0);

function postingsOf({ lines, titles, department, net }: FiledSlip): Posting[] {
  const costCentre = department ?? '';
  const accountOf = (code: string) => KNOWN_LINE_LABELS[code] ?? titles[code] ?? code;
  const ofLines = lines.flatMap(({ code, kind, amount }): Posting[] => {
    const account = accountOf(code);
    if (kind === 'earning') return [{ account, costCentre, debit: amount }];
    if (kind === 'deduction') return [{ account: `${account} payable`, costCentre: '', debit: -amount }];
    if (kind !== 'employer') return [];
    return [
      { account, costCentre, debit: amount },
      { account: `${account} payable`, costCentre: '', debit: -amount },
    ];
  });
  return [...ofLines, { account: PAYABLE, costCentre: '', debit: -net }];
}

/** One posting an account and cost centre, the debits first; each group in the order of its names. */
function summed(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const { account, costCentre, debit } of postings) {
    const key = JSON.stringify([account, costCentre]);
    sums.set(key, { account, costCentre, debit: (sums.get(key)?.debit ?? 0) + debit });
  }
  const order = (posting: Posting) =>
    [posting.debit > 0 ? 0 : 1, posting.account, posting.costCentre].join('\n');
  return [...sums.values()]
    .filter(({ debit }) => debit !== 0)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}
