import { daysBetween, earliest, latest, monthRange, type LocalDay } from '@atrium/contracts';

/** `2026-07` */
export type Month = string;

export const monthOf = (day: LocalDay): Month => day.slice(0, 7);

export const monthNumber = (month: Month): number => Number(month.slice(5));

/** Counted, without a day in between: each slip asks for very many. */
export function laterMonth(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + monthNumber(month) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Months from one to another, both included; none where the first is later. */
export function monthsOf(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = laterMonth(month, 1)) months.push(month);
  return months;
}

export const daysInMonth = (month: Month): number => {
  const { from, to } = monthRange(month);
  return daysBetween(from, to) + 1;
};

/** The April with which the tax year of a month begins. */
export const taxYearStart = (month: Month): Month =>
  monthNumber(month) >= 4 ? `${month.slice(0, 4)}-04` : `${String(Number(month.slice(0, 4)) - 1)}-04`;

/** The half year of a month, April to September or October to March. */
export function halfYearOf(month: Month): { from: Month; to: Month } {
  const april = taxYearStart(month);
  const october = laterMonth(april, 6);
  return month < october
    ? { from: april, to: laterMonth(april, 5) }
    : { from: october, to: laterMonth(april, 11) };
}

export interface Employed {
  joined: LocalDay | null;
  left: LocalDay | null;
}

/** The days of a month on which somebody is employed; nothing where there are none. */
export function employedIn(
  month: Month,
  { joined, left }: Employed,
): { from: LocalDay; to: LocalDay } | null {
  const { from: first, to: last } = monthRange(month);
  const from = joined === null ? first : latest(first, joined);
  const to = left === null ? last : earliest(last, left);
  return from <= to ? { from, to } : null;
}

/** Whole years from a day to another. */
export function yearsBetween(from: LocalDay, to: LocalDay): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) >= from.slice(5) ? years : years - 1;
}
