import { addDays, addMonths } from '@atrium/contracts';

/** The leave year that a date lies in; it begins on the first of a month, 1 to 12. */
export function leaveYearOf(date: string, firstMonth: number): { start: string; end: string } {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const begins = month >= firstMonth ? year : year - 1;
  const start = `${String(begins)}-${String(firstMonth).padStart(2, '0')}-01`;
  return { start, end: addDays(addMonths(start, 12), -1) };
}
