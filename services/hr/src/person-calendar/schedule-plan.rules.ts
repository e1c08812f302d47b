import type { PersonPlan, SchedulePlan, WeeklyOff } from './person-calendar.rules.js';
import type { Shift } from './shift.rules.js';

/** Something that holds from a date on, until the next one; null: since ever. */
export interface Dated {
  from: string | null;
}

export interface ScheduleVersion extends Dated {
  weeklyOffs: readonly WeeklyOff[];
  /** From Monday to Sunday. */
  shiftIds: readonly (string | null)[];
}

export type ShiftVersion = Dated & Shift;

export interface Assigned extends Dated {
  scheduleId: string;
}

/** The plans of a company. Versions and assignments stand in the order of their dates. */
export interface CompanyPlans {
  shifts: ReadonlyMap<string, readonly ShiftVersion[]>;
  schedules: ReadonlyMap<string, readonly ScheduleVersion[]>;
  /** Of everybody who has no other. */
  everybody: readonly Assigned[];
  departments: ReadonlyMap<string, readonly Assigned[]>;
}

/** What is planned for one person in particular. */
export interface OwnPlans {
  assigned: readonly Assigned[];
  departments: readonly (Dated & { departmentId: string | null })[];
}

/** Of things in the order of their dates, the one that holds on a date. */
export function heldOn<Item extends Dated>(items: readonly Item[], date: string): Item | undefined {
  return items.findLast(({ from }) => from === null || from <= date);
}

/**
 * The weeks that a person follows in a range. A person's own schedule goes before that of the department that they
 * belonged to on the date, and the department's before everybody's.
 * @param unplanned the days off of who has no schedule
 */
export function schedulesOf(
  own: OwnPlans,
  company: CompanyPlans,
  { from, to, unplanned }: { from: string; to: string; unplanned: readonly WeeklyOff[] },
): PersonPlan['schedules'] {
  const turns = turnsBetween(own, company, { from, to });
  return turns.map((date, index) => {
    const version = versionOn(own, company, date);
    const plan = version
      ? { weeklyOffs: version.weeklyOffs, shifts: shiftsOf(version, company, date) }
      : { weeklyOffs: unplanned, shifts: new Map<number, Shift>() };
    return { from: index === 0 ? null : date, ...plan } satisfies SchedulePlan;
  });
}

function versionOn(own: OwnPlans, company: CompanyPlans, date: string): ScheduleVersion | undefined {
  const departmentId = heldOn(own.departments, date)?.departmentId;
  const ofDepartment = departmentId ? company.departments.get(departmentId) : undefined;
  const assigned =
    heldOn(own.assigned, date) ?? heldOn(ofDepartment ?? [], date) ?? heldOn(company.everybody, date);
  return assigned && heldOn(company.schedules.get(assigned.scheduleId) ?? [], date);
}

function shiftsOf({ shiftIds }: ScheduleVersion, { shifts }: CompanyPlans, date: string): Map<number, Shift> {
  const planned = shiftIds.flatMap((id, index): [number, Shift][] => {
    const shift = id === null ? undefined : heldOn(shifts.get(id) ?? [], date);
    return shift ? [[index + 1, shift]] : [];
  });
  return new Map(planned);
}

/** The first date, and each later one on which something may begin to hold. */
function turnsBetween(
  own: OwnPlans,
  company: CompanyPlans,
  { from, to }: { from: string; to: string },
): string[] {
  const dated: Dated[] = [
    ...own.assigned,
    ...own.departments,
    ...company.everybody,
    ...own.departments.flatMap(({ departmentId }) => company.departments.get(departmentId ?? '') ?? []),
    ...[...company.shifts.values()].flat(),
    ...[...company.schedules.values()].flat(),
  ];
  const later = dated.flatMap((one) =>
    one.from !== null && one.from > from && one.from <= to ? one.from : [],
  );
  return [from, ...[...new Set(later)].sort()];
}
