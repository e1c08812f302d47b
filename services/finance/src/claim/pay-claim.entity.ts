import type { ClaimState } from '@atrium/contracts';
import { bigint, day, defineTable, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const PayClaimEntity = defineTable('pay_claim', {
  employeeId: uuid(),
  typeId: uuid(),
  /** In paise. */
  amount: bigint(),
  spentOn: day(),
  note: text(),
  state: otherwise('submitted', text<ClaimState>()),
  proofFileId: orNull(uuid()),
  proofName: orNull(text()),
  decidedBy: orNull(uuid()),
  reason: orNull(text()),
  /** With which it is paid. */
  adjustmentId: orNull(uuid()),
});
export type PayClaimEntity = EntityOf<typeof PayClaimEntity>;
