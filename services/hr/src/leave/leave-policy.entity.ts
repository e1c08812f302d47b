import type { EmploymentType } from '@atrium/contracts';
import {
  defineTable,
  computed,
  many,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const LeavePolicyEntity = defineTable('leave_policy', {
  name: text(),
  employmentType: orNull(text<EmploymentType>()),
  departmentId: orNull(uuid()),
  typeIds: many(uuid()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type LeavePolicyEntity = EntityOf<typeof LeavePolicyEntity>;
