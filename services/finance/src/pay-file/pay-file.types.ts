import type { PayFile, PaySlipState, RulePack } from '@atrium/contracts';
import type { PaidPerson, StatutoryValues } from '@atrium/hr-service';
import type { FileSheet } from '@atrium/records';
import type { Month } from '../payroll/pay-month.rules.js';
import type { ReturnedLine } from '../statutory-return/returned-line.types.js';

export interface FiledSlip {
  id: string;
  employeeId: string;
  name: string;
  code: string;
  department: string | null;
  state: PaySlipState;
  gross: number;
  net: number;
  paidDays: number;
  unpaidDays: number;
  lines: ReturnedLine[];
  /** Names of components and adjustments by their codes. */
  titles: Record<string, string>;
}

/** What files are made of. */
export interface FiledRun {
  month: Month;
  /** The state of the pay group. */
  state: string | null;
  /** Of the company in that state. */
  stateNumber: string | null;
  slips: readonly FiledSlip[];
  numbers: ReadonlyMap<string, StatutoryValues>;
  people: ReadonlyMap<string, PaidPerson>;
  /** People who were insured in the month before. */
  insuredBefore: ReadonlySet<string>;
  /** The rules of the law, as the company has them. */
  packs: readonly RulePack[];
}

type Content = { text: string } | { sheets: FileSheet[] };

export interface MadeFile extends Pick<PayFile, 'people' | 'total' | 'problem' | 'missing'> {
  /** Without the run, such as `bank-2026-10.csv`. */
  name: string;
  /** Null where there is a problem. */
  content: Content | null;
}
