import type { LoanEntryKind } from '@atrium/contracts';

/** What a payslip has to deduct of a loan. */
export interface DueLoan {
  id: string;
  employeeId: string;
  title: string;
  instalment: number;
  /** Of earlier instalments, what could not be deducted. */
  movedOn: number;
  balance: number;
  /** All that is left, with a settlement; otherwise the instalment and what was moved on. */
  due: number;
}

/** What somebody has chosen to leave to later payslips; nothing: all is taken back at once. */
export interface SlipSpread {
  later: number;
  instalment: number;
  /** Whoever chose it does not approve it. */
  by: string;
}

/** What a payslip leaves to later ones, of what it takes back. */
export interface LaterLoan {
  employeeId: string;
  amount: number;
}

/** What a payslip deducts of a loan, as it is stored with it. */
export interface TakenLoan {
  id: string;
  asked: number;
  taken: number;
}

/** A change of a balance that is not of a payslip. */
export interface NewLoanEntry {
  loanId: string;
  kind: Extract<LoanEntryKind, 'given' | 'repaid' | 'writtenOff'>;
  amount: number;
  day: string;
  note: string | null;
  by: string;
}

/** A loan as far as a file that comes again names it. */
export interface PresentLoan {
  employeeId: string;
  fromMonth: string;
  title: string;
  amount: number;
}
