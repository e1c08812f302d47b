import type { Hundredths } from './leave-amount.rules.js';
import type { LedgerEntry } from './leave-ledger.rules.js';
import type { Use } from './leave-lots.rules.js';

/** A row that a request writes: days of one lot, or below zero without one; before it what opens a closed lot again. */
export interface LeavePosting {
  kind: 'take' | 'restore' | 'carryExpiry';
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
  const rows = [...open].filter(([, { amount }]) => amount !== 0);
  return [
    ...reopeningsOf(uses),
    ...rows.map(([lotId, { amount, date }]): LeavePosting => ({
      kind: amount < 0 ? 'take' : 'restore',
      lotId,
      amount,
      effectiveOn: date,
    })),
  ];
}

/** What had lapsed of a lot and is used now has not lapsed. */
function reopeningsOf(uses: readonly Use[]): LeavePosting[] {
  return uses
    .filter(({ lapsed }) => lapsed)
    .map(({ lotId, date, amount }) => ({ kind: 'carryExpiry', lotId, amount, effectiveOn: date }));
}

interface PostedBy {
  id: string;
  employeeId: string;
  typeId: string;
  createdBy: string | null;
  /** How many rows the request has. */
  written: number;
}

/** The rows as they are stored. What opens a lot again stays when the request ends, and so is not the request's. */
export function draftsOf(
  postings: readonly LeavePosting[],
  { id, employeeId, typeId, createdBy, written }: PostedBy,
) {
  const about = { employeeId, typeId, createdBy };
  const isReopening = ({ kind }: LeavePosting) => kind === 'carryExpiry';
  const reopenings = postings.filter(isReopening).map((posting) => ({
    ...posting,
    ...about,
    requestId: null,
    sourceRef: `reopen ${id} ${posting.lotId ?? ''} ${posting.effectiveOn} ${String(written)}`,
  }));
  const own = postings.filter((posting) => !isReopening(posting));
  return [
    ...reopenings,
    ...own.map((posting, index) => ({
      ...posting,
      ...about,
      requestId: id,
      sourceRef: `request ${id} ${String(written + index)}`,
    })),
  ];
}
