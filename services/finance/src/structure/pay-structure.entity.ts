import { computed, defineTable, many, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const PayStructureEntity = defineTable('pay_structure', {
  name: text(),
  componentCodes: many(text()),
  balanceCode: orNull(text()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type PayStructureEntity = EntityOf<typeof PayStructureEntity>;
