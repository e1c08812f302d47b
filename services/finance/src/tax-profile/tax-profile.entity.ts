import type { TaxRegime } from '@atrium/contracts';
import { defineTable, int, text, uuid, yesNo, type EntityOf } from '@atrium/records';

export const TaxProfileEntity = defineTable('tax_profile', {
  employeeId: uuid(),
  taxYear: int(),
  regime: text<TaxRegime>(),
  metro: yesNo(),
});
export type TaxProfileEntity = EntityOf<typeof TaxProfileEntity>;
