const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because making one takes longer than using it a thousand times. */
function formatOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone ?? '');
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    ...(zone && { timeZone: zone }),
  });
  formats.set(zone ?? '', format);
  return format;
}

/**
 * The local time of a zone to the second, as if it were UTC.
 * @param zone default: the machine's own
 */
export function wallClock(at: Date, zone?: string): Date {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The business day of a moment in a zone, `2026-04-30`. */
export const dayIn = (at: Date, zone: string): string => wallClock(at, zone).toISOString().slice(0, 10);

/** Whether the zone's local time differs from the machine's at that moment. */
export const isOtherClock = (at: Date, zone: string): boolean =>
  wallClock(at, zone).getTime() !== wallClock(at).getTime();
