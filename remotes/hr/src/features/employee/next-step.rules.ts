import { addDays, dayIn, type Employee } from '@atrium/contracts';

/** Days before a probation ends in which it is to be decided. */
export const PROBATION_DAYS = 30;

/** The step of an employment that is due, the first that holds; none: everything is as it should be. */
export function nextStepOf(row: Employee, now = new Date()): string | undefined {
  const { status, userId, confirmDate, lastWorkingDay, timezone, allowedTransitions } = row;
  const today = dayIn(now, timezone);
  const due: Record<string, boolean> = {
    exit: status === 'notice' && lastWorkingDay !== null && lastWorkingDay < today,
    reinstate: status === 'suspended',
    restore: true,
    finishOnboarding: status === 'onboarding',
    invite: userId === null,
    confirm: typeof confirmDate === 'string' && confirmDate <= addDays(today, PROBATION_DAYS),
  };
  return Object.keys(due).find((step) => due[step] && allowedTransitions.some((each) => each === step));
}
