import type { LocalDay } from '@atrium/contracts';
import { monthFrom } from '../../shared/months.rules.js';

/** Until when what is deducted for a month is paid to the state: tax by the 7th, that of March by the end of April. */
export function dueDays(month: string): { tax: LocalDay; funds: LocalDay } {
  const next = monthFrom(month, 1);
  return { tax: month.endsWith('-03') ? `${next}-30` : `${next}-07`, funds: `${next}-15` };
}
