import { followedOn, heldOn, type CompanyGiven, type OwnGiven } from '../assignment/followed.rules.js';
import type { Holiday } from './person-calendar.rules.js';

/** A holiday of a list; with a department, of its people alone. */
export interface ListedHoliday extends Holiday {
  date: string;
  listId: string;
  departmentId: string | null;
}

/** Whom a company gives its lists to. */
export interface CompanyLists {
  /** The list for people to whom no other is given; null: the company has no such list. */
  standard: string | null;
  given: CompanyGiven;
}

/** The holidays of one person. Of two holidays of a date the last in the given order counts. */
export function holidaysOf(
  own: OwnGiven,
  { standard, given }: CompanyLists,
  holidays: readonly ListedHoliday[],
): Map<string, Holiday> {
  const kept = holidays.filter(({ date, listId, departmentId }) => {
    const department = heldOn(own.departments, date)?.departmentId ?? null;
    const isTheirs = departmentId === null || departmentId === department;
    return isTheirs && listId === (followedOn(own, given, date) ?? standard);
  });
  return new Map(kept.map(({ date, name, optional }) => [date, { name, optional }]));
}
