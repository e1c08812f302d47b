import type { AppraisalState } from '@atrium/contracts';
import { decimal, defineTable, named, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const AppraisalEntity = defineTable('appraisal', {
  resultId: uuid(),
  employeeId: uuid(),
  rise: decimal(5, 2),
  /** A month. */
  from: named('from_month', text()),
  reason: otherwise('', text()),
  /** As it was when it was asked for. */
  guideline: orNull(decimal(5, 2)),
  state: otherwise('pending', text<AppraisalState>()),
  /** The employee who asks. */
  askedById: uuid(),
});
export type AppraisalEntity = EntityOf<typeof AppraisalEntity>;
