import { defineTable, uuid, type EntityOf } from '@atrium/records';
import { ASSIGNED } from '../assignment/assignment.entity.js';

export const ScheduleAssignmentEntity = defineTable('schedule_assignment', {
  ...ASSIGNED,
  scheduleId: uuid(),
});
export type ScheduleAssignmentEntity = EntityOf<typeof ScheduleAssignmentEntity>;
