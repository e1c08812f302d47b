import type { PaidAccounts } from './payment.types.js';

/** What accounts are sealed as. */
export const accountList = (accounts: PaidAccounts) => Object.fromEntries(accounts);

export const accountsOf = (list: unknown): PaidAccounts => new Map(Object.entries(list as object));
