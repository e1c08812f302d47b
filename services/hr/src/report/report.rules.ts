import { REPORT_MEASURES, type Report, type ReportRow } from '@atrium/contracts';

type Values = ReportRow['values'];

/** `2026-11` and so many months after it. */
export function shiftMonth(month: string, by: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** All months of a range, both inclusive. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** As many months right before a range. */
export function rangeBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const count = monthsOf(from, to).length;
  return { from: shiftMonth(from, -count), to: shiftMonth(from, -1) };
}

/** The share of due days on which people came; null without any. */
export function shareOf(values: Values): number | null {
  const [present, absent] = [values['present'] ?? 0, values['absent'] ?? 0];
  return present + absent > 0 ? present / (present + absent) : null;
}

/** What all rows come to. */
export function totalsOf(report: Report, rows: readonly ReportRow[], byMonth: boolean): Values {
  const totals: Values = {};
  for (const { key, total } of REPORT_MEASURES[report]) {
    const values = rows.map((row) => row.values[key] ?? 0);
    const ends = byMonth ? { first: values[0] ?? 0, last: values.at(-1) ?? 0 } : null;
    const sum = values.reduce((all, value) => all + value, 0);
    totals[key] = (total === 'first' && ends?.first) || (total === 'last' && ends?.last) || sum;
  }
  return 'share' in totals ? { ...totals, share: shareOf(totals) } : totals;
}
