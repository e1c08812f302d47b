import { Cron } from 'croner';

/**
 * The last tick of a schedule after one moment and up to another, or null. When several ticks were missed while nothing
 * ran, only the last counts.
 * @param cron five fields
 * @param zone IANA name
 * @throws {Error} when `cron` cannot be parsed
 */
export function lastTick(
  { cron, zone }: { cron: string; zone: string },
  { after, upTo }: { after: Date; upTo: Date },
): Date | null {
  // The library finds ticks strictly before the given moment, in whole seconds.
  const justAfter = new Date(upTo.getTime() + 1);
  const [tick] = new Cron(cron, { timezone: zone, paused: true }).previousRuns(1, justAfter);
  return tick && tick > after ? tick : null;
}
