import { floorTo, HALF, sumOf, type Hundredths } from './leave-amount.rules.js';
import type { CountedDate } from './leave-count.rules.js';

/** What is left of one credit. */
export interface Lot {
  id: string;
  effectiveOn: string;
  /** The last date on which it can be used; null: it does not expire. */
  expiresOn: string | null;
  remaining: Hundredths;
  /** What was closed and not carried over: of use for dates before the close alone. */
  lapsed?: true;
  /** Of what was carried over: since when the lots could be used from which it came. */
  carriedFrom?: string;
}

/** A use of a lot on a date; without a lot the balance goes below zero. */
export interface Use {
  lotId: string | null;
  date: string;
  amount: Hundredths;
  /** The lot was closed, and is opened again for this use. */
  lapsed?: true;
}

export interface Allocation {
  uses: Use[];
  /** Dates that are unpaid, wholly or in part. */
  unpaid: { date: string; amount: Hundredths }[];
}

/** What was taken on a date although no lot had it. */
export interface Debt {
  date: string;
  amount: Hundredths;
}

/** The lots of one type of one person, and how far it is and may be below zero. Changed by `allocate`. */
export interface LotStock {
  lots: Lot[];
  /** What had lapsed of the same lots. */
  lapsed: Lot[];
  debts: Debt[];
  negativeLimit: Hundredths;
  /** The smallest part of a date that is paid. */
  step: Hundredths;
}

export const stockOf = (given: Partial<LotStock> & Pick<LotStock, 'lots'>): LotStock => ({
  lapsed: [],
  debts: [],
  negativeLimit: 0,
  step: HALF,
  ...given,
});

const PLANNED = 'planned ';

/** The id of a credit that is still to come. */
export const plannedId = (place: number): string => `${PLANNED}${String(place)}`;
export const isPlanned = (lotId: string | null): boolean => lotId?.startsWith(PLANNED) === true;

/**
 * The lots that can be used on a date, in the order of use: what is there before what is to come, then earliest expiry,
 * then earliest start.
 */
export function usableOn(lots: readonly Lot[], date: string): Lot[] {
  return lots
    .filter(({ effectiveOn, expiresOn }) => effectiveOn <= date && (expiresOn ?? date) >= date)
    .sort(
      (a, b) =>
        Number(isPlanned(a.id)) - Number(isPlanned(b.id)) ||
        compare(expiryOf(a), expiryOf(b)) ||
        compare(a.effectiveOn, b.effectiveOn),
    );
}

/** Dates of a closed year take what lapsed of its lots, before what was carried over from them. */
function usableOfClosed({ lots, lapsed }: LotStock, date: string): Lot[] {
  const carried = lots.filter(
    ({ carriedFrom, effectiveOn }) => carriedFrom !== undefined && carriedFrom <= date && date < effectiveOn,
  );
  return [...usableOn(lapsed, date), ...carried];
}

/**
 * Takes the dates of one request from the stock: lots that are valid on the date, then down to the negative limit;
 * the rest is unpaid. The paid part of a date is rounded down to a step.
 */
export function allocate(
  stock: LotStock,
  dates: readonly Pick<CountedDate, 'date' | 'fraction'>[],
): Allocation {
  const allocation: Allocation = { uses: [], unpaid: [] };
  for (const { date, fraction } of dates) {
    const usable = [...usableOn(stock.lots, date), ...usableOfClosed(stock, date)];
    const below = Math.max(0, stock.negativeLimit - debtOf(stock));
    const inLots = sumOf(usable, ({ remaining }) => remaining);
    const paid = fraction <= inLots + below ? fraction : floorTo(inLots + below, stock.step);
    allocation.uses.push(...drawFrom(usable, date, paid));
    const borrowed = Math.max(0, paid - inLots);
    if (borrowed > 0) {
      stock.debts.push({ date, amount: borrowed });
      allocation.uses.push({ lotId: null, date, amount: borrowed });
    }
    if (fraction > paid) allocation.unpaid.push({ date, amount: fraction - paid });
  }
  return allocation;
}

/** Takes an amount from lots, as far as they have it. */
export function drawFrom(lots: readonly Lot[], date: string, amount: Hundredths): Use[] {
  const uses: Use[] = [];
  let open = amount;
  for (const lot of lots) {
    const drawn = Math.min(open, lot.remaining);
    if (drawn <= 0) continue;
    lot.remaining -= drawn;
    open -= drawn;
    uses.push({ lotId: lot.id, date, amount: drawn, ...(lot.lapsed && { lapsed: true }) });
  }
  return uses;
}

const debtOf = ({ debts }: Pick<LotStock, 'debts'>): Hundredths => sumOf(debts, ({ amount }) => amount);

/** What stood below zero is taken from credits that came later, the earliest first. */
export function settleDebts(stock: LotStock, asOf: string): void {
  for (const debt of stock.debts) {
    const later = stock.lots
      .filter((lot) => lot.effectiveOn <= asOf && expiryOf(lot) >= debt.date)
      .sort((a, b) => compare(a.effectiveOn, b.effectiveOn));
    debt.amount -= sumOf(drawFrom(later, asOf, debt.amount), ({ amount }) => amount);
  }
}

const expiryOf = ({ expiresOn }: Lot): string => expiresOn ?? '9999-12-31';
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
