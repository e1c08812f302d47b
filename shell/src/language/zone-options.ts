import { listTimezones, presentTimezone } from '@atrium/contracts';
import type { SelectOption } from '@atrium/ui';

/** The browser's own time zone, as a first guess. */
export const browserZone = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All time zones; `present` is included even if this browser uses another name for it. */
export const zoneOptions = (present: string): SelectOption[] =>
  [...new Set([present, ...listTimezones()])].sort().map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
