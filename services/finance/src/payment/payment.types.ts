/** Where somebody is paid to. */
export interface PaidAccount {
  account: string;
  ifsc: string;
  bankName: string | null;
}

/** Accounts by employee. */
export type PaidAccounts = ReadonlyMap<string, PaidAccount>;

export type PaymentState = 'sent' | 'paid' | 'returned';

export interface Payment {
  id: string;
  employeeId: string;
  way: 'bank' | 'cash';
  fileId: string | null;
  amount: number;
  state: PaymentState;
  reason: string | null;
  returnedBy: string | null;
}

export interface NewPayment {
  id: string;
  employeeId: string;
  amount: number;
  reference: string;
}

/** What payments made together have in common. */
export interface PaymentBatch {
  runId: string;
  /** Null: cash. */
  fileId: string | null;
  /** Null: sent, and not known to be paid. */
  paidOn: string | null;
  by: string;
  at: Date;
}

export interface StoredBankFile {
  id: string;
  place: number;
  name: string;
  hash: string;
  people: number;
  total: number;
  paidOn: string | null;
  madeBy: string | null;
  madeAt: Date;
}

export interface BankFileContent {
  text: string;
  accounts: PaidAccounts;
}
