import type { Money, PayLine } from '@atrium/contracts';

/** A line of a slip as people read it. */
export interface SlipLine {
  /** Unique on the slip. */
  key: string;
  name: string;
  line: PayLine;
  /** Against last month's slip; null where there was none. */
  difference: Money | null;
  /** Of the tax year, this month included. */
  toDate: Money;
}

/** Lines of a kind with what they add up to. */
export interface SlipGroup {
  kind: 'earning' | 'deduction' | 'employer';
  title: string;
  lines: readonly SlipLine[];
  /** Its sum, or what the month costs the company. */
  totalName: string;
  total: Money;
  totalDifference: Money | null;
  totalToDate: Money;
}
