import { sumOf, type Hundredths } from './leave-amount.rules.js';
import { drawFrom, usableOn, type Debt, type Lot } from './leave-lots.rules.js';

export type LedgerKind =
  'grant' | 'accrual' | 'carryIn' | 'carryExpiry' | 'take' | 'restore' | 'encash' | 'adjust';

/** A row of the ledger; `amount` is negative where days leave the balance. */
export interface LedgerEntry {
  kind: LedgerKind;
  amount: Hundredths;
  effectiveOn: string;
  expiresOn: string | null;
  /** A row that begins a lot has its id. */
  id?: string;
  /** The lot that a row uses or refills; null: it goes below zero; left out: whichever lots are valid on its date. */
  lotId?: string | null;
}

/** An entry as it is stored. */
export interface StoredEntry extends LedgerEntry {
  id: string;
  /** What of the credit was above the largest balance. */
  lost: Hundredths;
  requestId: string | null;
  lotId: string | null;
}

const CREDITS: readonly LedgerKind[] = ['grant', 'accrual', 'carryIn', 'adjust'];

export const beginsLot = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): boolean =>
  amount > 0 && CREDITS.includes(kind);

export interface LedgerState {
  lots: Lot[];
  debts: Debt[];
}

/** The lots as the rows leave them. */
export function readLedger(entries: readonly LedgerEntry[]): LedgerState {
  const lots = entries.filter(beginsLot).map((entry, index): Lot => ({
    id: entry.id ?? `lot ${String(index)}`,
    effectiveOn: entry.effectiveOn,
    expiresOn: entry.expiresOn,
    remaining: entry.amount,
  }));
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const debts: Debt[] = [];
  for (const entry of entries.filter((each) => !beginsLot(each))) {
    const { amount, effectiveOn: date, lotId } = entry;
    const lot = lotId ? byId.get(lotId) : undefined;
    if (lot) lot.remaining += amount;
    else if (amount > 0) forgive(debts, { date, amount });
    else debts.push({ date, amount: lotId === null ? -amount : useOf(entry, lots) });
  }
  return { lots, debts: debts.filter(({ amount }) => amount !== 0) };
}

/** Takes a row from the lots that it can concern. @returns what they did not have */
function useOf({ kind, amount, effectiveOn }: LedgerEntry, lots: readonly Lot[]): Hundredths {
  const ended = lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= effectiveOn);
  const usable = usableOn(lots, effectiveOn);
  const uses = drawFrom(kind === 'carryExpiry' ? [...ended, ...usable] : usable, effectiveOn, -amount);
  return -amount - sumOf(uses, ({ amount: used }) => used);
}

/** A restored day lowers the debts, the latest first. */
function forgive(debts: Debt[], { date, amount }: Debt): void {
  let open = amount;
  for (const debt of debts.toReversed()) {
    const forgiven = Math.min(open, debt.amount);
    debt.amount -= forgiven;
    open -= forgiven;
  }
  if (open > 0) debts.push({ date, amount: -open });
}
