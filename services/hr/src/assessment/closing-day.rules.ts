import { wallClock } from '@atrium/contracts';

/** A moment in sentences, by the clock of the company, which is named: whoever reads it may be elsewhere. */
export function closingDay(at: Date, zone: string): { day: { day: string }; time: string; zone: string } {
  const shown = wallClock(at, zone).toISOString();
  return { day: { day: shown.slice(0, 10) }, time: shown.slice(11, 16), zone };
}
