import { dayIn } from '@atrium/contracts';

/** The day where the reader is. */
export const todayHere = (): string => dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
