import { dayIn } from '@atrium/contracts';

interface Joined {
  joiningDate: string;
  timezone: string;
}

/** Who joined before they were added was not in the portal until then; null: attendance counts since they joined. */
export function attendanceFromOf({ joiningDate, timezone }: Joined, now: Date): string | null {
  const today = dayIn(now, timezone);
  return joiningDate < today ? today : null;
}
