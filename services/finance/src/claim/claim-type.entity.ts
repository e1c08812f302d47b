import { bigint, computed, defineTable, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const ClaimTypeEntity = defineTable('claim_type', {
  name: text(),
  /** In paise, a tax year. */
  yearlyLimit: orNull(bigint()),
  needsProof: yesNo(),
  /** What is left of the limit is paid in March, with tax. */
  paysRest: yesNo(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type ClaimTypeEntity = EntityOf<typeof ClaimTypeEntity>;
