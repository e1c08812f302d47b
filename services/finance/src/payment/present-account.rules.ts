import type { StatutoryValues } from '@atrium/hr-service';
import type { PaidAccounts } from './payment.types.js';

/** The accounts that people have; whoever lacks a part of it has none. */
export const presentAccounts = (numbers: ReadonlyMap<string, StatutoryValues>): PaidAccounts =>
  new Map(
    [...numbers].flatMap(([id, { account, ifsc, bankName }]) =>
      account === null || ifsc === null ? [] : [[id, { account, ifsc, bankName }]],
    ),
  );
