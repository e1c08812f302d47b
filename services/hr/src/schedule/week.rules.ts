import { SCHEDULE, type ErrorDefinition, type WeeklyOffRule } from '@atrium/contracts';

interface Hours {
  start: string;
  end: string;
}

/** What is wrong with a week: the field and its refusal; null: nothing. */
export function faultOfWeek(
  { weeklyOffs, shiftIds }: { weeklyOffs: readonly WeeklyOffRule[]; shiftIds: readonly (string | null)[] },
  hours: ReadonlyMap<string, Hours>,
): { field: string; refusal: ErrorDefinition } | null {
  const off = new Set(weeklyOffs.filter((rule) => typeof rule === 'number'));
  if (off.size === 7) return { field: 'weeklyOffs', refusal: SCHEDULE.errors.SCHEDULE_WITHOUT_WORK };
  const week = shiftIds.map((id, index) => (id === null || off.has(index + 1) ? undefined : hours.get(id)));
  const overlaps = week.some((shift, index) => runsInto(shift, week[(index + 1) % 7]));
  return overlaps ? { field: 'shiftIds', refusal: SCHEDULE.errors.SHIFT_OVERLAP } : null;
}

/** Whether a shift goes on when that of the next day starts. They may touch. */
function runsInto(shift: Hours | undefined, next: Hours | undefined): boolean {
  if (!shift || !next) return false;
  return shift.end <= shift.start && shift.end > next.start;
}
