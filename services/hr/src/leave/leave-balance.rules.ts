import { HALF, sumOf, toHundredths, type Hundredths } from './leave-amount.rules.js';
import { countedIn, type CountedDate } from './leave-count.rules.js';
import { readLedger, type LedgerEntry } from './leave-ledger.rules.js';
import {
  allocate,
  settleDebts,
  stockOf,
  type Allocation,
  type Lot,
  type LotStock,
} from './leave-lots.rules.js';
import { isGranted, type LeaveState } from './leave-span.rules.js';
import { keepsBalance, type LeaveTypeRules } from './leave-type.rules.js';

/** What a live request asks of the balance and the ledger does not have as rows yet. */
export interface Demand {
  id: string;
  state: LeaveState;
  dates: readonly CountedDate[];
}

export interface BalanceFigures {
  granted: Hundredths;
  taken: Hundredths;
  pending: Hundredths;
  expired: Hundredths;
  encashed: Hundredths;
  /** granted - taken - expired - encashed */
  balance: Hundredths;
  /** balance - pending */
  available: Hundredths;
}

export interface AllocatedLeave {
  stock: LotStock;
  allocations: Map<string, Allocation>;
}

type BalanceRules = Pick<LeaveTypeRules, 'negativeLimit' | 'quota' | 'paid' | 'unit'>;

/** What a ledger leaves to be taken. */
export function stockOfLedger(
  rules: Pick<BalanceRules, 'negativeLimit' | 'unit'>,
  ledger: readonly LedgerEntry[],
): LotStock {
  return stockOf({
    ...readLedger(ledger),
    negativeLimit: toHundredths(rules.negativeLimit),
    step: rules.unit === 'hour' ? HALF / 2 : HALF,
  });
}

/** Takes requests from the lots in the order of their submission; pending ones reserve. */
export function allocateAll(
  rules: BalanceRules,
  ledger: readonly LedgerEntry[],
  demands: readonly Demand[],
): AllocatedLeave {
  const stock = stockOfLedger(rules, ledger);
  const allocations = new Map(
    demands.map(({ id, dates }) => [id, allocationOf(rules, stock, dates)] as const),
  );
  return { stock, allocations };
}

function allocationOf(rules: BalanceRules, stock: LotStock, dates: readonly CountedDate[]): Allocation {
  const counted = countedIn(dates);
  if (keepsBalance(rules)) return allocate(stock, counted);
  const unpaid = counted.map(({ date, fraction }) => ({ date, amount: fraction }));
  return { uses: [], unpaid: rules.paid ? [] : unpaid };
}

/** The figures of one type on a date. Lots that begin later, and what is taken from them, do not count yet. */
export function balanceOn(
  asOf: string,
  rules: BalanceRules,
  { ledger, demands = [] }: { ledger: readonly LedgerEntry[]; demands?: readonly Demand[] },
): BalanceFigures {
  const { stock, allocations } = allocateAll(rules, ledger, demands);
  settleDebts(stock, asOf);
  const begun = new Set(stock.lots.filter(({ effectiveOn }) => effectiveOn <= asOf).map(({ id }) => id));
  const ofRows = (...kinds: LedgerEntry['kind'][]) =>
    sumOf(
      ledger.filter(
        ({ kind, lotId, effectiveOn }) =>
          kinds.includes(kind) && (lotId ? begun.has(lotId) : isTaking(kind) || effectiveOn <= asOf),
      ),
      ({ amount }) => amount,
    );
  const ofDemands = (granted: boolean) =>
    sumOf(
      demands.filter((demand) => isGranted(demand) === granted),
      ({ id, dates }) =>
        keepsBalance(rules) ? usedIn(allocations.get(id), begun) : sumOf(dates, ({ fraction }) => fraction),
    );
  const granted = ofRows('grant', 'accrual', 'carryIn', 'adjust');
  const taken = ofDemands(true) - ofRows('take', 'restore');
  const pending = ofDemands(false);
  const expired =
    sumOf(
      stock.lots.filter((lot) => hasExpired(lot, asOf)),
      ({ remaining }) => remaining,
    ) - ofRows('carryExpiry');
  const encashed = -ofRows('encash');
  const balance = granted - taken - expired - encashed;
  return { granted, taken, pending, expired, encashed, balance, available: balance - pending };
}

/** Days to come are taken already, so days to come that are given back are back already. */
const isTaking = (kind: LedgerEntry['kind']): boolean => kind === 'take' || kind === 'restore';

const hasExpired = ({ expiresOn }: Lot, asOf: string): boolean => expiresOn !== null && expiresOn < asOf;

function usedIn(allocation: Allocation | undefined, begun: ReadonlySet<string>): Hundredths {
  const uses = allocation?.uses ?? [];
  return sumOf(
    // What had lapsed is in no balance.
    uses.filter(({ lotId, lapsed }) => !lapsed && (lotId === null || begun.has(lotId))),
    ({ amount }) => amount,
  );
}
