import { defineTable, computed, day, moment, orNull, uuid, yesNo, type EntityOf } from '@atrium/records';

export const ScheduleAssignmentEntity = defineTable('schedule_assignment', {
  employeeId: orNull(uuid()),
  departmentId: orNull(uuid()),
  scheduleId: uuid(),
  validFrom: day(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type ScheduleAssignmentEntity = EntityOf<typeof ScheduleAssignmentEntity>;
