import { defineTable, uuid, type EntityOf } from '@atrium/records';
import { ASSIGNED } from '../assignment/assignment.entity.js';

export const HolidayListAssignmentEntity = defineTable('holiday_list_assignment', {
  ...ASSIGNED,
  listId: uuid(),
});
export type HolidayListAssignmentEntity = EntityOf<typeof HolidayListAssignmentEntity>;
