import { presentTimezone } from '@atrium/contracts';

/** The browser's own time zone, as a first guess. */
export const browserZone = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);
