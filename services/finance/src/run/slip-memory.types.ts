import type { PayLine } from '@atrium/contracts';
import type { TakenLoan } from '../loan/pay-loan.types.js';

/** An exact number of rupees or days, `460000/31`. */
export type Exact = string;

type Facts = Record<
  'income' | 'salary' | 'rentAllowance' | 'ownFund' | 'professionalTax' | 'rentPaid',
  Exact
>;

/** A month by its own salary and days; of its lines what later months subtract. */
export interface MonthMemory {
  month: string;
  monthDays: number;
  paidDays: Exact;
  unpaidDays: Exact;
  lines: (Pick<PayLine, 'code' | 'kind' | 'amount'> & { forMonth: string | null })[];
  fullGross: Exact;
  fullWages: Exact;
  facts: Facts;
  isInsured: boolean;
}

/** What later months need to know of a slip, so that it is not computed again. */
export interface SlipMemory {
  ordinary: MonthMemory;
  settled: MonthMemory[];
  facts: Facts;
  tax: { yearTax: Exact; instalment: Exact; setIn: string; amount: Exact } | null;
  movedOn: number;
  /** Slips of before it was kept have none. */
  refunds?: number;
  /** What it deducts of loans; slips of before there were any have none. */
  loans?: TakenLoan[];
  /** Components of which it pays what was not claimed. */
  rests?: string[];
}
