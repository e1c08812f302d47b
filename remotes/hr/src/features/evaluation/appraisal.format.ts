import { addMonths } from '@atrium/contracts';
import { formatDate } from '@atrium/sdk';

/** `2027-04` as people write it. */
export const sayMonth = (month: string): string =>
  formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

const AHEAD = 24;
const BACK = 6;

/** Months from which pay may rise: those of the last half year, and of the next two years. */
export const monthsAround = (today: string): string[] =>
  Array.from({ length: BACK + AHEAD + 1 }, (_, place) =>
    addMonths(`${today.slice(0, 7)}-01`, place - BACK).slice(0, 7),
  );
