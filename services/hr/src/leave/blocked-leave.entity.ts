import {
  defineTable,
  computed,
  day,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const BlockedLeaveEntity = defineTable('blocked_leave', {
  name: text(),
  fromDate: day(),
  toDate: day(),
  departmentId: orNull(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type BlockedLeaveEntity = EntityOf<typeof BlockedLeaveEntity>;
