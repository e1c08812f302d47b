import { wallClock as clockOf } from '@atrium/contracts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The local time of a zone in whole minutes, as if it were UTC. */
export const wallClock = (at: Date, zone: string): number =>
  Math.floor(clockOf(at, zone).getTime() / MINUTE_MS) * MINUTE_MS;

/** Minutes since midnight by the zone's local time. */
export const minuteOfDay = (at: Date, zone: string): number => (wallClock(at, zone) % DAY_MS) / MINUTE_MS;

/** `08:30` -> 510 */
export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * The moments at which a zone's local time is `wall`: two when clocks go back over it. When clocks go forward over it,
 * the first moment after the gap.
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
  /** Minutes since midnight. */
  minutes: number;
  zone: string;
}

/**
 * The next moment at which a zone's local time is this time of day.
 * @param twice also finds the second one on a day when clocks go back over it; otherwise there is one each day
 */
export function nextAt({ minutes, zone }: TimeOfDay, after: Date, { twice = false } = {}): Date {
  const today = Math.floor(wallClock(after, zone) / DAY_MS) * DAY_MS;
  for (let day = 0; ; day += 1) {
    const moments = momentsOf(today + day * DAY_MS + minutes * MINUTE_MS, zone);
    const next = moments.slice(0, twice ? 2 : 1).find((moment) => moment > after);
    if (next) return next;
  }
}
