import type { BankColumn, BankField } from '@atrium/contracts';
import { csvCells } from '@atrium/records';
import { decimals } from '../pay-file/made-file.rules.js';
import type { PaidAccount } from '../payment/payment.types.js';

/** What a row of a bank file is made of. */
export interface BankRow {
  name: string;
  code: string;
  account: PaidAccount;
  /** Paise. */
  amount: number;
  reference: string;
}

interface BankMonth {
  month: string;
  /** On which the bank is to pay. */
  payDay: string;
}

const CELLS: Record<BankField, (row: BankRow, given: BankMonth & { text: string }) => string> = {
  beneficiaryName: ({ name }) => name,
  accountNumber: ({ account }) => account.account,
  ifsc: ({ account }) => account.ifsc,
  bankName: ({ account }) => account.bankName ?? '',
  amount: ({ amount }) => decimals(amount),
  currency: () => 'INR',
  narration: (_row, { month }) => `Salary ${month}`,
  reference: ({ reference }) => reference,
  employeeCode: ({ code }) => code,
  payDay: (_row, { payDay }) => payDay.split('-').reverse().join('/'),
  fixed: (_row, { text }) => text,
};

/** What the bank pays, in the columns that it wants; what a spreadsheet would run as a formula is made safe. */
export function bankFileText(
  rows: readonly BankRow[],
  columns: readonly BankColumn[],
  month: BankMonth,
): string {
  const cells = rows.map((row) =>
    columns.map(({ field, text }) => CELLS[field](row, { ...month, text: text ?? '' })),
  );
  return [columns.map(({ heading }) => heading), ...cells].map((row) => csvCells(row)).join('');
}

/** Such as `bank-2026-10.csv`, and `bank-2026-10-2.csv` of those who were not in it. */
export const bankFileName = (month: string, place: number): string =>
  `bank-${month}${place === 1 ? '' : `-${String(place)}`}.csv`;

const REFERENCE_END = 12;

/** Of one payment alone: whoever is paid anew after it came back has another. */
export const paymentReference = (month: string, id: string): string =>
  `${month.replace('-', '')}${id.replaceAll('-', '').slice(-REFERENCE_END)}`.toUpperCase();
