/** A date of leave that lies ahead. */
export interface ComingDate {
  employeeId: string;
  date: string;
  why: string;
  /** The share of the date that leave uses. */
  fraction: number;
  /** It is approved. */
  granted: boolean;
}

/** How much of a date approved leave uses less than before; below 0: more. */
export interface LeaveChange {
  employeeId: string;
  date: string;
  days: number;
}

const keyOf = ({ employeeId, date }: ComingDate) => `${employeeId} ${date}`;

/** What of granted leave counts differently; a request that waits for its decision holds nothing yet. */
export function leaveChanges(before: readonly ComingDate[], after: readonly ComingDate[]): LeaveChange[] {
  const used = new Map<string, LeaveChange>();
  const add = (dates: readonly ComingDate[], sign: 1 | -1) => {
    for (const each of dates.filter(({ granted }) => granted)) {
      const { employeeId, date, fraction } = each;
      const known = used.get(keyOf(each))?.days ?? 0;
      used.set(keyOf(each), { employeeId, date, days: known + sign * fraction });
    }
  };
  add(before, 1);
  add(after, -1);
  return [...used.values()].filter(({ days }) => days !== 0);
}
