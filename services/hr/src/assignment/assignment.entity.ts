import { computed, day, moment, orNull, uuid, yesNo, type defineTable, type EntityOf } from '@atrium/records';

/** The columns of every table of assignments; each adds that of what is given. */
export const ASSIGNED = {
  employeeId: orNull(uuid()),
  departmentId: orNull(uuid()),
  validFrom: day(),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
};
export type AssignmentTable = ReturnType<typeof defineTable<typeof ASSIGNED>>;
export type AssignmentEntity = EntityOf<AssignmentTable>;
