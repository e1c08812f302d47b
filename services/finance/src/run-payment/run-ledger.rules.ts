import type { RunPayeesQuery, RunPayments } from '@atrium/contracts';
import type { FiledSlip } from '../pay-file/pay-file.types.js';
import type { PaidAccount, PaidAccounts, Payment } from '../payment/payment.types.js';

/** Where the pay of somebody stands; `owed`: there is nothing to pay. */
export type DueState = 'held' | 'paid' | 'sent' | 'open' | 'owed';

/** Somebody of a run, with what the run has paid them. */
export interface DuePerson {
  slip: FiledSlip;
  state: DueState;
  /** Not counting what came back. */
  payment: Payment | null;
  /** To which they are paid; null: none is known. */
  account: PaidAccount | null;
  /** The one that they have by now. */
  present: PaidAccount | null;
  /** Another one than when the run was locked. */
  hasChanged: boolean;
}

export interface LedgerParts {
  /** Of each person one. */
  slips: readonly FiledSlip[];
  payments: readonly Payment[];
  /** As they were when the run was locked, or were taken since by name. */
  locked: PaidAccounts;
  now: PaidAccounts;
}

/** Who had no account when the run was locked is paid to the one that was entered since. */
export function ledgerOf({ slips, payments, locked, now }: LedgerParts): DuePerson[] {
  const current = new Map(
    payments.filter(({ state }) => state !== 'returned').map((payment) => [payment.employeeId, payment]),
  );
  return slips.map((slip) => {
    const payment = current.get(slip.employeeId) ?? null;
    const before = locked.get(slip.employeeId) ?? null;
    const present = now.get(slip.employeeId) ?? null;
    const hasChanged = before !== null && !isSame(before, present);
    return { slip, state: stateOf(slip, payment), payment, account: before ?? present, present, hasChanged };
  });
}

const isSame = (one: PaidAccount, other: PaidAccount | null): boolean =>
  one.account === other?.account && one.ifsc === other.ifsc;

function stateOf(slip: FiledSlip, payment: Payment | null): DueState {
  if (payment?.state === 'sent') return 'sent';
  if (payment !== null) return 'paid';
  if (slip.state === 'held') return 'held';
  if (slip.net <= 0) return 'owed';
  return slip.state === 'paid' ? 'paid' : 'open';
}

const sumOf = (people: readonly DuePerson[], isMeant: (person: DuePerson) => boolean): number =>
  people.filter(isMeant).reduce((sum, { slip }) => sum + slip.net, 0);

/** What the payslips come to, in the parts of what became of them. */
export function totalsOf(people: readonly DuePerson[]): Omit<RunPayments['totals'], 'run' | 'journal'> {
  const paidBy = (way: Payment['way']) =>
    sumOf(people, ({ state, payment }) => state === 'paid' && (payment?.way ?? 'cash') === way);
  const inState = (wanted: DueState) => sumOf(people, ({ state }) => state === wanted);
  return {
    slips: sumOf(people, () => true),
    bank: paidBy('bank'),
    cash: paidBy('cash'),
    withheld: inState('held'),
    sent: inState('sent'),
    open: inState('open'),
    owed: inState('owed'),
  };
}

/** Who is in the next bank file. */
export const fileable = (people: readonly DuePerson[]): (DuePerson & { account: PaidAccount })[] =>
  people.filter(
    (person): person is DuePerson & { account: PaidAccount } =>
      person.state === 'open' && person.account !== null,
  );

/** Whom a step can be taken with, of those whose name or code has what is searched. */
export function payeesOf(
  people: readonly DuePerson[],
  { of, fileId, search = '' }: RunPayeesQuery,
): DuePerson[] {
  const wanted = search.toLowerCase();
  const isMeant = ({ state, payment }: DuePerson): boolean => {
    if (of === 'due') return state === 'open';
    const way = of === 'cash' ? 'cash' : 'bank';
    const isIn = fileId === undefined || payment?.fileId === fileId;
    return payment?.way === way && payment.state === (of === 'sent' ? 'sent' : 'paid') && isIn;
  };
  return people.filter(
    (person) => isMeant(person) && `${person.slip.name} ${person.slip.code}`.toLowerCase().includes(wanted),
  );
}

/** Whoever is to be paid, and is in no file of the bank that it has not answered. */
export const isDue = ({ state }: DuePerson): boolean => state === 'open';
