import type { OwnSlip, PayLine, PaySlipKind, ShownPayLine } from '@atrium/contracts';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import { laterMonth, taxYearStart } from '../payroll/pay-month.rules.js';
import type { SlipContent, YearSlip } from './slip-detail.types.js';

/** From when on slips of the person are read for the page of one. */
export const contentSince = (month: string): string => {
  const [year, before] = [taxYearStart(month), laterMonth(month, -1)];
  return year < before ? year : before;
};

const amountOf = (lines: readonly PayLine[], { code, kind }: PayLine): number =>
  lines
    .filter((line) => line.code === code && line.kind === kind)
    .reduce((sum, line) => sum + line.amount, 0);

const isMonthly = (kind: PaySlipKind | undefined): boolean => kind !== 'offCycle' && kind !== 'reversal';

type Shown = Pick<OwnSlip, 'lines' | 'unpaidDates' | 'yearToDate' | 'previousNet'>;

/** Its lines with those of the month before and of the year. */
export function shownContent(
  { id, month }: { id: string; month: string },
  { titles, unpaidDates, year }: SlipContent,
): Shown {
  const own = year.find((slip) => slip.id === id);
  const before = year.find(
    ({ month: of, kind }) => isMonthly(own?.kind) && isMonthly(kind) && of === laterMonth(month, -1),
  );
  const toDate = year.filter((slip) => slip.month >= taxYearStart(month));
  const sumOf = (of: (slip: YearSlip) => number) => toDate.reduce((sum, slip) => sum + of(slip), 0);
  const lines = (own?.lines ?? []).map((line): ShownPayLine => {
    const isKnown = before?.lines.some(({ code, kind }) => code === line.code && kind === line.kind);
    return {
      ...line,
      title: titles[line.code] ?? null,
      previous: before && isKnown ? amountOf(before.lines, line) : null,
      yearToDate: sumOf((slip) => amountOf(slip.lines, line)),
    };
  });
  const isTax = ({ code }: PayLine) => code === RULE_LINES.incomeTax;
  return {
    lines,
    unpaidDates,
    yearToDate: {
      gross: sumOf(({ gross }) => gross),
      deductions: sumOf(({ deductions }) => deductions),
      net: sumOf(({ net }) => net),
      tax: sumOf((slip) => slip.lines.filter(isTax).reduce((sum, { amount }) => sum + amount, 0)),
    },
    previousNet: before?.net ?? null,
  };
}
