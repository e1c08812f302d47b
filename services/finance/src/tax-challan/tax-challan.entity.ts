import type { TaxQuarter } from '@atrium/contracts';
import {
  bigint,
  computed,
  day,
  defineTable,
  int,
  moment,
  orNull,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** Amounts are paise. */
export const TaxChallanEntity = defineTable('tax_challan', {
  taxYear: int(),
  quarter: text<TaxQuarter>(),
  bsrCode: text(),
  paidOn: day(),
  serial: text(),
  tax: bigint(),
  interest: bigint(),
  fee: bigint(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type TaxChallanEntity = EntityOf<typeof TaxChallanEntity>;
