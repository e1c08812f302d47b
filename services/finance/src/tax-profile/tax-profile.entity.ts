import type { TaxRegime } from '@atrium/contracts';
import { bigint, defineTable, int, text, uuid, yesNo, type EntityOf } from '@atrium/records';

/** Amounts are paise. */
export const TaxProfileEntity = defineTable('tax_profile', {
  employeeId: uuid(),
  taxYear: int(),
  regime: text<TaxRegime>(),
  monthlyRent: bigint(),
  metro: yesNo(),
  investments: bigint(),
  healthInsurance: bigint(),
  previousIncome: bigint(),
  previousTax: bigint(),
});
export type TaxProfileEntity = EntityOf<typeof TaxProfileEntity>;
