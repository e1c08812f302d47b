import type { TaxClaimKind, TaxClaimState } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

/** Amounts are paise. */
export const TaxClaimEntity = defineTable('tax_claim', {
  employeeId: uuid(),
  taxYear: int(),
  kind: text<TaxClaimKind>(),
  title: text(),
  amount: bigint(),
  tax: bigint(),
  approved: orNull(bigint()),
  state: otherwise('declared', text<TaxClaimState>()),
  reason: orNull(text()),
  proofId: orNull(uuid()),
  proofName: orNull(text()),
  createdAt: moment(),
});
export type TaxClaimEntity = EntityOf<typeof TaxClaimEntity>;
