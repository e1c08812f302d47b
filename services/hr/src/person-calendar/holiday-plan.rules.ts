import type { Holiday } from './person-calendar.rules.js';
import { heldOn, type Dated, type OwnPlans } from './schedule-plan.rules.js';

/** A holiday of a list; with a department, of its people alone. */
export interface ListedHoliday extends Holiday {
  date: string;
  listId: string;
  departmentId: string | null;
}

/** A list that is given from a date on. */
export interface GivenList extends Dated {
  listId: string;
}

/** Whom a company gives its lists to, in the order of their dates. */
export interface CompanyLists {
  /** The list for people to whom no other is given; null: the company has no such list. */
  standard: string | null;
  everybody: readonly GivenList[];
  departments: ReadonlyMap<string, readonly GivenList[]>;
}

export interface OwnLists {
  lists: readonly GivenList[];
  departments: OwnPlans['departments'];
}

/**
 * The holidays of one person. A person's own list goes before that of the department that they belonged to on the date,
 * the department's before everybody's. Of two holidays of a date the last in the given order counts.
 */
export function holidaysOf(
  own: OwnLists,
  company: CompanyLists,
  holidays: readonly ListedHoliday[],
): Map<string, Holiday> {
  const kept = holidays.filter(({ date, listId, departmentId }) => {
    const department = heldOn(own.departments, date)?.departmentId ?? null;
    return (departmentId === null || departmentId === department) && listId === listOn(own, company, date);
  });
  return new Map(kept.map(({ date, name, optional }) => [date, { name, optional }]));
}

function listOn(own: OwnLists, company: CompanyLists, date: string): string | null {
  const department = heldOn(own.departments, date)?.departmentId ?? '';
  const given =
    heldOn(own.lists, date) ??
    heldOn(company.departments.get(department) ?? [], date) ??
    heldOn(company.everybody, date);
  return given?.listId ?? company.standard;
}
