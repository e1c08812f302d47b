import type { LatePolicy } from '@atrium/contracts';

/** What the late policy proposes for a month; HR confirms it. */
export function proposeLateDeduction(
  lateMinutes: readonly number[],
  { latesFree, latesPerHalfDay }: LatePolicy,
): { lates: number; deductedDays: number } {
  const lates = lateMinutes.filter((late) => late > 0).length;
  const beyond = Math.max(0, lates - latesFree);
  return { lates, deductedDays: latesPerHalfDay > 0 ? Math.floor(beyond / latesPerHalfDay) * 0.5 : 0 };
}
