import { sumOf, type Hundredths } from './leave-amount.rules.js';
import { beginsLot, readLedger, type LedgerEntry } from './leave-ledger.rules.js';
import { allocate, drawFrom, type LotStock, type Use } from './leave-lots.rules.js';
import type { LeavePosting } from './leave-posting.rules.js';
import { lastOf } from './person-leave.rules.js';

interface DatedPay {
  date: string;
  fraction: Hundredths;
  unpaid: Hundredths;
}

/** Granted leave as it is stored. */
interface GrantedLeave {
  dates: readonly DatedPay[];
  /** What the ledger has of it. */
  taken: Hundredths;
}

interface Settled {
  uses: Use[];
  unpaid: Map<string, Hundredths>;
}

/**
 * Pays unpaid dates of granted leave as far as the stock goes, and what it was promised of credits to come. What was
 * paid stays paid; what was promised for a date to come and is not to be had any more becomes unpaid.
 */
export function settleGranted(
  stock: LotStock,
  { dates, taken }: GrantedLeave,
  { today, isLocked }: { today: string; isLocked: (date: string) => boolean },
): Settled {
  const paid = dates.map(({ date, fraction, unpaid }) => ({ date, fraction: fraction - unpaid }));
  const promised = lastOf(paid, sumOf(paid, ({ fraction }) => fraction) - taken);
  const promisedOn = new Map(promised.map(({ date, fraction }) => [date, fraction]));
  const unpaid = new Map(dates.filter((each) => each.unpaid > 0).map((each) => [each.date, each.unpaid]));
  const lacking = dates
    .map(({ date, unpaid: open }) => ({
      date,
      fraction: (isLocked(date) ? 0 : open) + (promisedOn.get(date) ?? 0),
    }))
    .filter(({ fraction }) => fraction > 0);
  const allocation = allocate(stock, lacking);
  const missing = new Map(allocation.unpaid.map(({ date, amount }) => [date, amount]));
  for (const { date } of lacking) {
    const still = missing.get(date) ?? 0;
    const before = unpaid.get(date) ?? 0;
    if (isLocked(date)) continue;
    unpaid.set(date, date <= today ? Math.min(before, still) : still);
  }
  return { uses: allocation.uses, unpaid };
}

type DebtEntry = LedgerEntry & { id: string; requestId: string | null; lotId: string | null };

export interface DebtPosting extends LeavePosting {
  requestId: string | null;
}

/** The rows that take what stood below zero from credits that came later, so that each debt is paid once. */
export function debtPostings(entries: readonly DebtEntry[], asOf: string): DebtPosting[] {
  const owed = new Map<string | null, { amount: Hundredths; date: string }>();
  for (const { amount, effectiveOn, requestId } of entries.filter(
    (entry) => entry.lotId === null && !beginsLot(entry),
  )) {
    const known = owed.get(requestId);
    owed.set(requestId, { amount: (known?.amount ?? 0) - amount, date: known?.date ?? effectiveOn });
  }
  const { lots } = readLedger(entries);
  const debts = [...owed].filter(([, { amount }]) => amount > 0);
  return debts
    .sort(([, one], [, other]) => (one.date < other.date ? -1 : 1))
    .flatMap(([requestId, { amount, date }]) => {
      const later = lots
        .filter((lot) => lot.effectiveOn <= asOf && (lot.expiresOn ?? date) >= date)
        .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1));
      const uses = drawFrom(later, date, amount);
      const paid = sumOf(uses, (use) => use.amount);
      if (paid === 0) return [];
      return [
        { requestId, kind: 'restore' as const, lotId: null, amount: paid, effectiveOn: date },
        ...uses.map((use) => ({
          requestId,
          kind: 'take' as const,
          lotId: use.lotId,
          amount: -use.amount,
          effectiveOn: date,
        })),
      ];
    });
}
