import type { ChangedAccount } from '@atrium/contracts';
import type { FiledSlip } from '../pay-file/pay-file.types.js';
import type { PaidAccount } from '../payment/payment.types.js';

const SHOWN_END = 4;
const SHOWN_BANK = 4;

/** Enough to recognise an account that one knows: the bank and the end of the number. */
export const masked = ({ account, ifsc }: PaidAccount): string =>
  `${ifsc.slice(0, SHOWN_BANK)} •••• ${account.slice(-SHOWN_END)}`;

interface Accounts {
  before: PaidAccount | null | undefined;
  present: PaidAccount | null;
  file: number | null;
}

/** Nothing where the account is the same. */
export function changedAccount(
  { employeeId: id, name }: FiledSlip,
  { before, present, file }: Accounts,
): ChangedAccount[] {
  if (!before || (before.account === present?.account && before.ifsc === present.ifsc)) return [];
  return [{ employee: { id, name }, before: masked(before), now: present && masked(present), file }];
}
