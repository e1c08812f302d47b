import { dayIn } from '@atrium/contracts';

const MINUTE = 60_000;

/** Time on one day. */
export interface WorkedDay {
  day: string;
  minutes: number;
  startedAt: Date;
}

const wholeMinute = (moment: Date): number => Math.floor(moment.getTime() / MINUTE);

/**
 * What a timer recorded, by the minutes of the clock, so that two timers after each other never overlap; cut where a
 * day ends at the person's place. Nothing of one that ended within its minute.
 */
export function workedDays(from: Date, to: Date, zone: string): WorkedDay[] {
  const [first, last] = [wholeMinute(from), wholeMinute(to)];
  const days: WorkedDay[] = [];
  for (let minute = first; minute < last;) {
    const startedAt = new Date(minute * MINUTE);
    const minutes = minutesOfDay({ startedAt, most: last - minute }, zone);
    days.push({ day: dayIn(startedAt, zone), minutes, startedAt });
    minute += minutes;
  }
  return days;
}

/** Searched by halves: so many minutes are on the day of the first. */
function minutesOfDay({ startedAt, most }: { startedAt: Date; most: number }, zone: string): number {
  const day = dayIn(startedAt, zone);
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (dayIn(new Date(startedAt.getTime() + (middle - 1) * MINUTE), zone) === day) low = middle;
    else high = middle - 1;
  }
  return low;
}
