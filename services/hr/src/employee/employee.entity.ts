import type { EmploymentPhase, EmploymentType } from '@atrium/contracts';
import {
  defineTable,
  computed,
  day,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** A person's employment, with or without an account. */
export const EmployeeEntity = defineTable('employee', {
  code: text(),
  firstName: text(),
  lastName: text(),
  workEmail: text(),
  phone: orNull(text()),
  designationId: orNull(uuid()),
  departmentId: orNull(uuid()),
  employmentType: text<EmploymentType>(),
  joiningDate: day(),
  /** Nobody is absent before it; null: since they joined. */
  attendanceFrom: orNull(day()),
  /** The joining date is the day on which they accepted an invitation, and nobody has said another. */
  joiningAssumed: otherwise(false, yesNo()),
  birthDate: orNull(day()),
  timezone: text(),
  managerId: orNull(uuid()),
  userId: orNull(uuid()),
  invitedUserId: orNull(uuid()),
  photoFileId: orNull(uuid()),
  phase: otherwise('active', text<EmploymentPhase>()),
  /** Of the suspension, the notice or the exit. */
  phaseReason: orNull(text()),
  noticeOn: orNull(day()),
  lastWorkingDay: orNull(day()),
  /** Takes over what waits for them when they leave. */
  successorId: orNull(uuid()),
  /** The last day of their probation; null: none. */
  confirmDate: orNull(day()),
  confirmedOn: orNull(day()),
  /** The day for which HR was asked to confirm. */
  confirmAskedFor: orNull(day()),
  /** The last working day for which HR was notified that the person cannot leave yet. */
  exitRefusedFor: orNull(day()),
  /** Their employment before this one. */
  previousId: orNull(uuid()),
  /** Their account was deactivated with the employment, and comes back with it. */
  accountStopped: otherwise(false, yesNo()),
  archivedAt: orNull(moment()),
  designation: computed(orNull(text())),
  department: computed(orNull(text())),
  archived: computed(yesNo()),
  sortName: computed(text()),
  sortDepartment: computed(text()),
  searchText: computed(text()),
  codeNumber: computed(orNull(int())),
});
export type EmployeeEntity = EntityOf<typeof EmployeeEntity>;
