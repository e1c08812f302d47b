import { defineTable, computed, moment, orNull, text, uuid, yesNo, type EntityOf } from '@atrium/records';

export const DepartmentEntity = defineTable('department', {
  name: text(),
  code: orNull(text()),
  leaderId: orNull(uuid()),
  parentId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
  sortCode: computed(text()),
});
export type DepartmentEntity = EntityOf<typeof DepartmentEntity>;
