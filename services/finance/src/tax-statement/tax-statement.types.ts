import type { TaxQuarterStatement, TaxStatementProblem } from '@atrium/contracts';
import type { FileSheet } from '@atrium/records';
import type { TaxStatement } from '../payroll/income-tax.rules.js';

/** What somebody was paid in a month, and the tax deducted from it, in paise. */
export interface TaxedMonth {
  employeeId: string;
  name: string;
  code: string;
  month: string;
  gross: number;
  tax: number;
}

export interface FiledChallan {
  bsrCode: string;
  paidOn: string;
  serial: string;
  tax: number;
  interest: number;
  fee: number;
}

/** Whose payslips of a year are locked, as their last one names them. */
export interface TaxedPerson {
  employeeId: string;
  name: string;
  code: string;
  groupId: string;
}

/** The tax of somebody's year on what is paid of it. */
export interface TaxedYear extends TaxedPerson {
  pan: string | null;
  /** Null where no rules are known. */
  statement: TaxStatement | null;
  /** What an earlier employer of the year deducted, in paise. */
  previousTax: number;
}

/** What files of a quarter are made of. */
export interface FiledQuarter {
  statement: Omit<TaxQuarterStatement, 'files'>;
  payments: readonly TaxedMonth[];
  challans: readonly FiledChallan[];
  pans: ReadonlyMap<string, string | null>;
  /** Empty before the last quarter. */
  years: readonly TaxedYear[];
  /** Deducted in the year, in paise, by employee. */
  deducted: ReadonlyMap<string, number>;
}

export interface MadeStatement {
  name: string;
  problem: TaxStatementProblem | null;
  /** Null where there is a problem. */
  content: { text: string } | { sheets: FileSheet[] } | null;
}
