import { addDays, addMonths } from '@atrium/contracts';
import { toHundredths, type Hundredths } from './leave-amount.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export interface YearEnd {
  carried: Hundredths;
  lapsed: Hundredths;
  /** The last usable date of what is carried; null: it does not expire, or nothing is carried. */
  carryExpiresOn: string | null;
  /** The balance with which the new year begins. */
  opening: Hundredths;
}

type YearEndRules = Pick<LeaveTypeRules, 'carryMax' | 'carryExpiryMonths' | 'maxBalance'>;

/** What of a balance goes into the next leave year. A negative one is carried whole. */
export function closeYear(
  rules: YearEndRules,
  {
    remaining,
    newGrant,
    newYearStart,
  }: { remaining: Hundredths; newGrant: Hundredths; newYearStart: string },
): YearEnd {
  const limit = (days: number | null) => (days === null ? Infinity : toHundredths(days));
  const most = limit(rules.maxBalance);
  const granted = Math.min(newGrant, most - Math.min(remaining, 0));
  if (remaining <= 0)
    return { carried: remaining, lapsed: 0, carryExpiresOn: null, opening: remaining + granted };
  const carried = Math.max(0, Math.min(remaining, limit(rules.carryMax), most - newGrant));
  const expires = carried > 0 && rules.carryExpiryMonths !== null;
  return {
    carried,
    lapsed: remaining - carried,
    carryExpiresOn: expires ? addDays(addMonths(newYearStart, rules.carryExpiryMonths ?? 0), -1) : null,
    opening: carried + granted,
  };
}
