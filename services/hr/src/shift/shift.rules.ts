import { SHIFT, type CreateShift, type ErrorDefinition } from '@atrium/contracts';

const { errors } = SHIFT;

/** What is wrong with the hours of a shift: the field and its refusal; null: nothing. */
export function faultOf(
  shift: Omit<CreateShift, 'name' | 'validFrom'>,
): { field: string; refusal: ErrorDefinition } | null {
  const { start, end, halfAt, halfDayMin, fullDayMin, autoCloseAfter, windowAfter } = shift;
  if (start === end) return { field: 'end', refusal: errors.SHIFT_WITHOUT_HOURS };
  const length = minutesFrom(start, end);
  if (halfAt !== null && (halfAt === start || minutesFrom(start, halfAt) >= length))
    return { field: 'halfAt', refusal: errors.SHIFT_HALF_OUTSIDE };
  if (halfDayMin > fullDayMin) return { field: 'halfDayMin', refusal: errors.SHIFT_THRESHOLDS };
  if (fullDayMin > length) return { field: 'fullDayMin', refusal: errors.SHIFT_TOO_SHORT };
  if (autoCloseAfter !== null && autoCloseAfter < windowAfter)
    return { field: 'autoCloseAfter', refusal: errors.SHIFT_CLOSES_EARLY };
  return null;
}

/** Minutes on the clock from one time of day to the next other. */
function minutesFrom(start: string, end: string): number {
  return (ofDay(end) - ofDay(start) + 1_440) % 1_440;
}

function ofDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
