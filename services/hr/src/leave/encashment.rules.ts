import { toHundredths, type Hundredths } from './leave-amount.rules.js';
import type { LeaveTypeRules } from './leave-type.rules.js';

export type EncashmentRefusal = 'INVALID_AMOUNT' | 'ENCASH_LIMIT';

type EncashmentRules = Pick<LeaveTypeRules, 'encashMax' | 'encashKeep'>;

/** How much of a balance can be paid out, after what was paid out this leave year. */
export function encashable(
  { encashMax, encashKeep }: EncashmentRules,
  balance: Hundredths,
  encashedThisYear: Hundredths = 0,
): Hundredths {
  const left = encashMax === null ? Infinity : toHundredths(encashMax) - encashedThisYear;
  return Math.max(0, Math.min(left, balance - toHundredths(encashKeep)));
}

/** @param days as asked for, so that a third decimal is found */
export function refuseEncashment(days: number, most: Hundredths): EncashmentRefusal | null {
  const isExact = Number.isFinite(days) && Math.abs(days * 100 - toHundredths(days)) < 1e-6;
  if (!isExact || days <= 0) return 'INVALID_AMOUNT';
  return toHundredths(days) > most ? 'ENCASH_LIMIT' : null;
}
