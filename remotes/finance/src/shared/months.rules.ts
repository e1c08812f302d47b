import { addMonths, dayIn, monthStart } from '@atrium/contracts';

/** A month some months from another: `2026-07` and 1 is `2026-08`. */
export const monthFrom = (month: string, months: number): string =>
  addMonths(`${month}-01`, months).slice(0, 7);

export const monthIn = (zone: string): string => monthStart(dayIn(new Date(), zone)).slice(0, 7);
