import { addDays } from '@atrium/contracts';
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
  /** What had lapsed of the same lots. */
  lapsed: Lot[];
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
  const lapsed = lapsedOf(entries, lots);
  return { lots, lapsed, debts: debts.filter(({ amount }) => amount !== 0) };
}

/** What was closed of lots and not carried over; marks what was carried with where it came from. */
function lapsedOf(entries: readonly LedgerEntry[], lots: readonly Lot[]): Lot[] {
  const closed = new Map<string, Hundredths>();
  for (const { kind, lotId, amount } of entries)
    if (kind === 'carryExpiry' && lotId) closed.set(lotId, (closed.get(lotId) ?? 0) - amount);
  const ends = new Set(lots.flatMap(({ id, expiresOn }) => (expiresOn && closed.has(id) ? [expiresOn] : [])));
  const carriedIds = new Set(entries.flatMap(({ kind, id }) => (kind === 'carryIn' && id ? [id] : [])));
  return [...ends].flatMap((end) => {
    const ended = usableOn(lots, end).filter(({ id, expiresOn }) => expiresOn === end && closed.has(id));
    const carried = lots.filter(
      ({ id, effectiveOn }) => effectiveOn === addDays(end, 1) && carriedIds.has(id),
    );
    const [first] = ended.map(({ effectiveOn }) => effectiveOn).sort();
    for (const lot of carried) if (first !== undefined) lot.carriedFrom = first;
    const creditOf = (lot: Lot) => entries.find(({ id }) => id === lot.id)?.amount ?? 0;
    let open = sumOf(ended, ({ id }) => closed.get(id) ?? 0) - sumOf(carried, creditOf);
    return ended.flatMap((lot): Lot[] => {
      const remaining = Math.min(Math.max(0, open), closed.get(lot.id) ?? 0);
      open -= remaining;
      return remaining > 0 ? [{ ...lot, remaining, lapsed: true }] : [];
    });
  });
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
