import { wallClock as clockOf } from '@atrium/contracts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the clock on the wall of a zone shows, as if it were UTC: whole minutes. */
export const wallClock = (at: Date, zone: string): number =>
  Math.floor(clockOf(at, zone).getTime() / MINUTE_MS) * MINUTE_MS;

/** Minutes since the midnight of a zone, on the wall. */
export const minuteOfDay = (at: Date, zone: string): number => (wallClock(at, zone) % DAY_MS) / MINUTE_MS;

/** `08:30` -> 510 */
export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * The moments at which the clock of a zone shows `wall`: two when clocks go back over it; when they go forward over it, the
 * one that comes after the gap instead.
 */
function momentsOf(wall: number, zone: string): [Date, ...Date[]] {
  const offsets = [-DAY_MS, DAY_MS].map((away) => {
    const near = new Date(wall + away);
    return wallClock(near, zone) - near.getTime();
  });
  const early = new Date(wall - Math.max(...offsets));
  const late = new Date(wall - Math.min(...offsets));
  if (wallClock(early, zone) !== wall) return [late];
  return early.getTime() === late.getTime() || wallClock(late, zone) !== wall ? [early] : [early, late];
}

interface TimeOfDay {
  /** Since midnight. */
  minutes: number;
  zone: string;
}

/**
 * The next time, after a moment, that the clock of a zone shows a time of the day.
 * @param twice also the second time on a day when clocks go back over it; else it is once on each day
 */
export function nextAt({ minutes, zone }: TimeOfDay, after: Date, { twice = false } = {}): Date {
  const today = Math.floor(wallClock(after, zone) / DAY_MS) * DAY_MS;
  for (let day = 0; ; day += 1) {
    const moments = momentsOf(today + day * DAY_MS + minutes * MINUTE_MS, zone);
    const next = moments.slice(0, twice ? 2 : 1).find((moment) => moment > after);
    if (next) return next;
  }
}
