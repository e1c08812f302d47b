/** What a date of a person came to. */
export const DAY_OUTCOMES = [
  ...(['present', 'halfDay', 'absent', 'leave', 'halfLeavePresent', 'halfLeaveAbsent'] as const),
  ...(['holiday', 'weeklyOff', 'onDuty', 'workFromHome'] as const),
] as const;
export type DayOutcome = (typeof DAY_OUTCOMES)[number];
