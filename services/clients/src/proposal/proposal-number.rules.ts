import { Temporal } from 'temporal-polyfill';

/** CGST rule 46(b). */
const LONGEST = 16;

export interface NumberSeries {
  series: string;
  /** 1 to 12. */
  yearStartsMonth: number;
  /** Of the company. */
  timezone: string;
}

/** `25-26` for a year that starts in April 2025, `2026` for one that starts in January. Each has its own counter. */
export function financialYear({ yearStartsMonth, timezone }: NumberSeries, at: string): string {
  const { year, month } = Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
  if (yearStartsMonth === 1) return String(year);
  const first = month >= yearStartsMonth ? year : year - 1;
  return `${lastTwo(first)}-${lastTwo(first + 1)}`;
}

/** `Q/25-26/0412`; null when it would be longer than the law allows, so that no such number is ever given out. */
export function proposalNumber(series: NumberSeries, at: string, next: number): string | null {
  const number = `${series.series}/${financialYear(series, at)}/${String(next).padStart(4, '0')}`;
  return number.length <= LONGEST ? number : null;
}

/** `Q/25-26/0412 v2`; the first version has the number alone. */
export const sayVersion = (number: string, versionNo: number): string =>
  versionNo === 1 ? number : `${number} v${versionNo}`;

const lastTwo = (year: number): string => String(year % 100).padStart(2, '0');
