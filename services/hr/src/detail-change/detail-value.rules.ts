import { isSealed, type Bank, type ChangeTopic } from '@atrium/contracts';
import { mask } from '../statutory/statutory.rules.js';

export type BankValue = Omit<Bank, 'accountAgain'>;
/** A detail as it is kept; null: nothing is. */
export type DetailValue = string | BankValue | null;

const partsOf = (value: DetailValue): (string | null)[] =>
  value === null || typeof value === 'string' ? [value] : [value.bankName, value.account, value.ifsc];

export const isSame = (one: DetailValue, other: DetailValue): boolean =>
  partsOf(one).join('\n') === partsOf(other).join('\n');

/** As a person typed it. */
export function sayWhole(value: DetailValue): string | null {
  return value === null || typeof value === 'string' ? value : partsOf(value).join(' · ');
}

/** For people: numbers masked, a bank in one line. */
export function sayDetail(topic: ChangeTopic, value: DetailValue): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return bankParts(value).join(' · ');
  return isSealed(topic) ? mask(value) : value;
}

/** Name, account and branch code, the numbers masked; nothing where there is no bank. */
export const bankParts = (value: DetailValue): string[] =>
  value === null || typeof value === 'string' ? [] : [value.bankName, mask(value.account), mask(value.ifsc)];
