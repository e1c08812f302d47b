import { presentTimezone } from '@atrium/contracts';

/** The browser's own time zone, as a first guess. */
export const browserZone = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Whether times of a zone are those of the browser. */
export const isBrowserZone = (zone: string): boolean => presentTimezone(zone) === browserZone();
