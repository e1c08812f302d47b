import { defineTable, computed, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const DesignationEntity = defineTable('designation', {
  name: text(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type DesignationEntity = EntityOf<typeof DesignationEntity>;
