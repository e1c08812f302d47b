import type { Hundredths } from './leave-amount.rules.js';
import type { LedgerEntry } from './leave-ledger.rules.js';
import type { Use } from './leave-lots.rules.js';

/** A row that a request writes: days of one lot, or below zero without one. */
export interface LeavePosting {
  kind: 'take' | 'restore';
  lotId: string | null;
  amount: Hundredths;
  effectiveOn: string;
}

type Written = Pick<LedgerEntry, 'amount' | 'effectiveOn' | 'lotId'>;

/**
 * The rows that lead from what a request has written so far to what it is to have: `take` per lot where it needs more,
 * `restore` to the same lots where it needs less.
 */
export function postingsOf(written: readonly Written[], uses: readonly Use[]): LeavePosting[] {
  const open = new Map<string | null, { amount: Hundredths; date: string }>();
  const count = (lotId: string | null, date: string, amount: Hundredths) => {
    const known = open.get(lotId);
    open.set(lotId, { amount: (known?.amount ?? 0) + amount, date: known?.date ?? date });
  };
  for (const { lotId, date, amount } of uses) count(lotId, date, -amount);
  for (const { lotId = null, effectiveOn, amount } of written) count(lotId, effectiveOn, -amount);
  return [...open]
    .filter(([, { amount }]) => amount !== 0)
    .map(([lotId, { amount, date }]) => ({
      kind: amount < 0 ? 'take' : 'restore',
      ...{ lotId, amount, effectiveOn: date },
    }));
}
