import { listTimezones, presentTimezone } from '@atrium/contracts';
import type { SelectOption } from '@atrium/ui';

/** Where this browser says that it is: a first guess. */
export const browserZone = (): string => presentTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** `present` is among them, also where this browser calls it by another name. */
export const zoneOptions = (present: string): SelectOption[] =>
  [...new Set([present, ...listTimezones()])].sort().map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
