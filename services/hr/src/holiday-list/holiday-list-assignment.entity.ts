import { defineTable, computed, day, moment, orNull, uuid, yesNo, type EntityOf } from '@atrium/records';

export const HolidayListAssignmentEntity = defineTable('holiday_list_assignment', {
  employeeId: orNull(uuid()),
  departmentId: orNull(uuid()),
  listId: uuid(),
  validFrom: day(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type HolidayListAssignmentEntity = EntityOf<typeof HolidayListAssignmentEntity>;
