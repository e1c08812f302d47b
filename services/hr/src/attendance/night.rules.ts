import { dayIn, addDays } from '@atrium/contracts';
import { momentOf } from './wall-clock.rules.js';

/** Wall-clock times (`HH:MM`) between which work counts as night work; `to` not after `from` is on the next date. */
export interface NightWindow {
  from: string;
  to: string;
}

export const NIGHT: NightWindow = { from: '22:00', to: '06:00' };

/** How many milliseconds of a stretch lie in the night. */
export function nightMs(stretch: { from: number; to: number }, night: NightWindow, timezone: string): number {
  let sum = 0;
  let date = addDays(dayIn(new Date(stretch.from), timezone), -1);
  const last = dayIn(new Date(stretch.to), timezone);
  for (; date <= last; date = addDays(date, 1)) {
    const from = momentOf(date, night.from, timezone).getTime();
    const end = night.to > night.from ? date : addDays(date, 1);
    const to = momentOf(end, night.to, timezone).getTime();
    sum += Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from));
  }
  return sum;
}
