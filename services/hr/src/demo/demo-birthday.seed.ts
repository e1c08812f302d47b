import { addDays } from '@atrium/contracts';

const YOUNGEST = 23;
/** Years between the youngest and the oldest. */
const SPAN = 30;
/** So many days lie between two birthdays. */
const STEP = 9;

/** The date of birth of one of the demo people: the first one's birthday is tomorrow, whenever the company is made. */
export function birthDay(place: number, today: string): string {
  const next = addDays(today, 1 + place * STEP);
  const year = Number(next.slice(0, 4)) - YOUNGEST - ((place * 7) % SPAN);
  return `${String(year)}-${next.slice(5).replace('02-29', '02-28')}`;
}
