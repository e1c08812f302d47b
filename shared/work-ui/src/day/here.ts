import { dayIn, presentTimezone } from '@atrium/contracts';

/** The time zone where the reader is. */
export const zoneHere = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The day where the reader is. */
export const todayHere = (): string => dayIn(new Date(), zoneHere());
