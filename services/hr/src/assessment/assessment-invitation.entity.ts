import type { AssessmentResultState } from '@atrium/contracts';
import {
  decimal,
  defineTable,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const AssessmentInvitationEntity = defineTable('assessment_invitation', {
  assessmentId: uuid(),
  employeeId: orNull(uuid()),
  /** Of an applicant, who takes it by a link. */
  applicationId: orNull(uuid()),
  linkHash: orNull(text()),
  linkUntil: orNull(moment()),
  state: otherwise('invited', text<AssessmentResultState>()),
  /** What counts of the attempts. */
  percent: orNull(decimal(7, 2)),
  passed: orNull(yesNo()),
  /** Attempts that count. */
  used: otherwise(0, int()),
  /** In place of the assessment's close. */
  personalClosesAt: orNull(moment()),
});
export type AssessmentInvitationEntity = EntityOf<typeof AssessmentInvitationEntity>;
