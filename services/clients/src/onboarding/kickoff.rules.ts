const HOUR_MS = 3_600_000;

/** @param start a local time, `2026-11-30T11:00` */
export function hourAfter(start: string): string {
  return new Date(Date.parse(`${start}Z`) + HOUR_MS).toISOString().slice(0, 16);
}
