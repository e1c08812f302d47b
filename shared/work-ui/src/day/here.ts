import { dayIn, presentTimezone } from '@atrium/contracts';

/** The time zone where the reader is. */
export const zoneHere = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Whether times of a zone are those where the reader is. */
export const isZoneHere = (zone: string): boolean => presentTimezone(zone) === zoneHere();

/** The day where the reader is. */
export const todayHere = (): string => dayIn(new Date(), zoneHere());
