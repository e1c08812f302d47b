import type { Money, OwnSlip, PaySlip, ShownPayLine } from '@atrium/contracts';

/** What a slip shows, whoever reads it. */
export type ShownSlip = Pick<
  OwnSlip,
  'month' | 'change' | 'net' | 'gross' | 'deductions' | 'lines' | 'previousNet' | 'yearToDate' | 'unpaidDates'
>;

export interface SlipLine {
  /** Unique on the slip. */
  key: string;
  line: ShownPayLine;
  /** Against last month's slip; null where there was none. */
  difference: Money | null;
}

/** Lines of a kind with what they add up to. */
export interface SlipGroup {
  kind: 'earning' | 'deduction' | 'employer';
  lines: readonly SlipLine[];
  total: Money;
  difference: Money | null;
  toDate: Money;
}

const sum = (amounts: readonly Money[]): Money => amounts.reduce((all, amount) => all + amount, 0);

/** The lines as people read them; the company's share comes to what the month costs. */
export function groupsOf({ lines, gross, deductions, previousNet, yearToDate }: ShownSlip): SlipGroup[] {
  const hasBefore = previousNet !== null;
  const shown = lines
    .map((line, place) => ({ key: `${String(place)} ${line.code}`, line }))
    .map((each) => ({
      ...each,
      difference: hasBefore ? each.line.amount - (each.line.previous ?? 0) : null,
    }));
  const of = (kind: SlipGroup['kind']) => shown.filter(({ line }) => line.kind === kind);
  const differenceOf = (group: readonly SlipLine[]) =>
    hasBefore ? sum(group.map(({ difference }) => difference ?? 0)) : null;
  const [earnings, deducted, share] = [of('earning'), of('deduction'), of('employer')];
  const cost = [...earnings, ...share];
  return [
    {
      kind: 'earning',
      lines: earnings,
      total: gross,
      difference: differenceOf(earnings),
      toDate: yearToDate.gross,
    },
    {
      kind: 'deduction',
      lines: deducted,
      total: deductions,
      difference: differenceOf(deducted),
      toDate: yearToDate.deductions,
    },
    {
      kind: 'employer',
      lines: share,
      total: sum(cost.map(({ line }) => line.amount)),
      difference: differenceOf(cost),
      toDate: yearToDate.gross + sum(share.map(({ line }) => line.yearToDate)),
    },
  ];
}

/** Whether the person owes the company what a settlement comes to. */
export const owes = ({ kind, net }: Pick<PaySlip, 'kind' | 'net'>): boolean =>
  kind === 'fullAndFinal' && net < 0;
