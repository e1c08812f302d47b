const DAYS_A_WEEK = 7;

/** The start of a later day by this device's clock. */
const startOfDay = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

export const tomorrow = (now: Date): Date => startOfDay(now, 1);

/** The start of the next Monday. */
export const nextWeek = (now: Date): Date =>
  startOfDay(now, DAYS_A_WEEK - ((now.getDay() + 6) % DAYS_A_WEEK));
