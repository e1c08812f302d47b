import { addDays } from '@atrium/contracts';

/** Somebody's days, `YYYY-MM-DD`. */
export interface Celebrant {
  name: string;
  birthDate: string | null;
  joiningDate: string;
  /** Their account, by which they may have chosen to keep the days to themselves. */
  userId: string | null;
}

export type Celebration =
  { name: string; kind: 'birthday' } | { name: string; kind: 'anniversary'; years: number };

const LEAP_DAY = '02-29';

const isLeapYear = (year: string): boolean => addDays(`${year}-02-28`, 1).endsWith(LEAP_DAY);

/** The days of a year (`MM-DD`) that are kept on a date: in other years 29 February is kept on the 28th. */
export function daysKeptOn(date: string): string[] {
  const day = date.slice(5);
  return day === '02-28' && !isLeapYear(date.slice(0, 4)) ? [day, LEAP_DAY] : [day];
}

/** Birthdays on a date, then the anniversaries of the day on which somebody joined. */
export function celebrationsOn(date: string, people: readonly Celebrant[]): Celebration[] {
  const kept = new Set(daysKeptOn(date));
  const year = Number(date.slice(0, 4));
  const isKept = (day: string) => kept.has(day.slice(5)) && day < date;
  const birthdays = people.filter(({ birthDate }) => birthDate !== null && isKept(birthDate));
  const anniversaries = people.filter(({ joiningDate }) => isKept(joiningDate));
  return [
    ...birthdays.map(({ name }) => ({ name, kind: 'birthday' as const })),
    ...anniversaries.map(({ name, joiningDate }) => ({
      name,
      kind: 'anniversary' as const,
      years: year - Number(joiningDate.slice(0, 4)),
    })),
  ];
}
