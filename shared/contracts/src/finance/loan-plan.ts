import { addMonths } from '../days/local-day.js';
import type { Money } from '../money/money.js';

/** A month of a plan of instalments. */
export interface PlannedInstalment {
  month: string;
  /** 0 in a month that is paused. */
  amount: Money;
  /** Of the loan after it. */
  left: Money;
  isPaused: boolean;
}

export interface PlannedLoan {
  /** What is left of it. */
  balance: Money;
  instalment: Money;
  /** Of earlier instalments, what could not be deducted. */
  movedOn: Money;
  /** The first month of the plan. */
  from: string;
  pausedMonths: readonly string[];
}

/** Months that a plan shows at most. */
const LONGEST = 240;

const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

/** What the payslips of the coming months deduct, as far as the law lets them; the last one takes what is left. */
export function planOfLoan({
  balance,
  instalment,
  movedOn,
  from,
  pausedMonths,
}: PlannedLoan): PlannedInstalment[] {
  const plan: PlannedInstalment[] = [];
  let left = balance;
  let late = movedOn;
  for (let month = from; left > 0 && plan.length < LONGEST; month = nextMonth(month)) {
    const isPaused = pausedMonths.includes(month);
    const amount = isPaused ? 0 : Math.min(left, instalment + late);
    if (!isPaused) late = 0;
    left -= amount;
    plan.push({ month, amount, left, isPaused });
  }
  return plan;
}
