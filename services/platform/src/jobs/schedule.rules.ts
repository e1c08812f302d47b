import { Cron } from 'croner';

/**
 * The last moment of a schedule after one moment and up to another; null when there is none. Of several that were
 * missed, while nothing ran, only the last counts.
 * @param cron five fields
 * @param zone IANA name
 * @throws {Error} when `cron` cannot be read
 */
export function lastTick(
  { cron, zone }: { cron: string; zone: string },
  { after, upTo }: { after: Date; upTo: Date },
): Date | null {
  // The library looks for moments before the one it is given, in whole seconds.
  const justAfter = new Date(upTo.getTime() + 1);
  const [tick] = new Cron(cron, { timezone: zone, paused: true }).previousRuns(1, justAfter);
  return tick && tick > after ? tick : null;
}
