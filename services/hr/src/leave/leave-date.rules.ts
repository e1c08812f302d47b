const DAY_MS = 86_400_000;

/** Dates are `YYYY-MM-DD` in the person's own zone; arithmetic on them knows no zone. */
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Both ends included. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let number = numberOf(from); number <= numberOf(to); number += 1) dates.push(dateOf(number));
  return dates;
}

/** The same day of a later month, or its last day: 31 January and one month are 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)) / DAY_MS);
}

export const earliest = (...dates: string[]): string => dates.reduce((a, b) => (a < b ? a : b));
export const latest = (...dates: string[]): string => dates.reduce((a, b) => (a > b ? a : b));
