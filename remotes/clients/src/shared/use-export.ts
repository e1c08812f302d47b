import type { Check } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';

/** The list of a record as a file, for those who may export it. */
export function useExport(record: { check: (action: 'export') => Check }): Record<string, never> | false {
  return useMayOpen()({ session: 'staff', permission: record.check('export') }) ? {} : false;
}
