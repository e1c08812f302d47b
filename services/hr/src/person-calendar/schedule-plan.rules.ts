import {
  followedOn,
  heldOn,
  type CompanyGiven,
  type Dated,
  type OwnGiven,
} from '../assignment/followed.rules.js';
import type { PersonPlan, SchedulePlan, WeeklyOff } from './person-calendar.rules.js';
import type { Shift } from './shift.rules.js';

export interface ScheduleVersion extends Dated {
  weeklyOffs: readonly WeeklyOff[];
  /** From Monday to Sunday. */
  shiftIds: readonly (string | null)[];
}

export type ShiftVersion = Dated & Shift;

/** The plans of a company. Versions stand in the order of their dates. */
export interface CompanyPlans {
  shifts: ReadonlyMap<string, readonly ShiftVersion[]>;
  schedules: ReadonlyMap<string, readonly ScheduleVersion[]>;
  given: CompanyGiven;
}

/**
 * The weeks that a person follows in a range.
 * @param unplanned the days off of who has no schedule
 */
export function schedulesOf(
  own: OwnGiven,
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

function versionOn(own: OwnGiven, company: CompanyPlans, date: string): ScheduleVersion | undefined {
  const followed = followedOn(own, company.given, date);
  return followed === null ? undefined : heldOn(company.schedules.get(followed) ?? [], date);
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
  own: OwnGiven,
  company: CompanyPlans,
  { from, to }: { from: string; to: string },
): string[] {
  const dated: Dated[] = [
    ...own.given,
    ...own.departments,
    ...company.given.everybody,
    ...own.departments.flatMap(({ departmentId }) => company.given.departments.get(departmentId ?? '') ?? []),
    ...[...company.shifts.values()].flat(),
    ...[...company.schedules.values()].flat(),
  ];
  const later = dated.flatMap((one) =>
    one.from !== null && one.from > from && one.from <= to ? one.from : [],
  );
  return [from, ...[...new Set(later)].sort()];
}
