import type { Entity } from '@atrium/platform';
import { AttendanceLockEntity } from './attendance/attendance-lock.entity.js';
import { CorrectionEntity } from './attendance/correction.entity.js';
import { OvertimeEntity } from './attendance/overtime.entity.js';
import { AssetEntity } from './asset/asset.entity.js';
import { AttendanceDayEntity } from './attendance/attendance-day.entity.js';
import { PunchEntity } from './attendance/punch.entity.js';
import { ChecklistItemEntity } from './checklist/checklist-item.entity.js';
import { DepartmentEntity } from './department/department.entity.js';
import { DesignationEntity } from './designation/designation.entity.js';
import { DetailChangeEntity } from './detail-change/detail-change.entity.js';
import { EmployeeDocumentEntity } from './document/employee-document.entity.js';
import { EmployeeEntity } from './employee/employee.entity.js';
import { AppraisalEntity } from './appraisal/appraisal.entity.js';
import { AssessmentAttemptEntity } from './assessment/assessment-attempt.entity.js';
import { AssessmentInvitationEntity } from './assessment/assessment-invitation.entity.js';
import { AssessmentQuestionEntity } from './assessment/assessment-question.entity.js';
import { AssessmentEntity } from './assessment/assessment.entity.js';
import { ApplicationEntity } from './hiring/application.entity.js';
import { CandidateEntity } from './hiring/candidate.entity.js';
import { OfferEntity } from './hiring/offer.entity.js';
import { OpeningEntity } from './hiring/opening.entity.js';
import { RequisitionEntity } from './hiring/requisition.entity.js';
import { InterviewEntity } from './interview/interview.entity.js';
import { EvaluationCycleEntity } from './evaluation/evaluation-cycle.entity.js';
import { EvaluationFormEntity } from './evaluation/evaluation-form.entity.js';
import { EvaluationResultEntity } from './evaluation/evaluation-result.entity.js';
import { EvaluationTemplateEntity } from './evaluation/evaluation-template.entity.js';
import { HolidayEntity } from './holiday/holiday.entity.js';
import { HolidayListAssignmentEntity } from './holiday-list/holiday-list-assignment.entity.js';
import { HolidayListEntity } from './holiday-list/holiday-list.entity.js';
import { BlockedLeaveEntity } from './leave/blocked-leave.entity.js';
import { LeavePolicyEntity } from './leave/leave-policy.entity.js';
import { IdCardEntity } from './id-card/id-card.entity.js';
import { LetterTemplateEntity } from './letter/letter-template.entity.js';
import { LeaveTypeEntity } from './leave/leave-type.entity.js';
import { PersonalDetailsEntity } from './personal/personal-details.entity.js';
import { ScheduleAssignmentEntity } from './schedule/schedule-assignment.entity.js';
import { ScheduleEntity } from './schedule/schedule.entity.js';
import { ShiftRequestEntity } from './shift-request/shift-request.entity.js';
import { ShiftEntity } from './shift/shift.entity.js';
import { TeamMemberEntity } from './team/team-member.entity.js';
import { TeamEntity } from './team/team.entity.js';
import { WorkplaceEntity } from './workplace/workplace.entity.js';
import { StatutoryEntity } from './statutory/statutory.entity.js';

export { endForgottenSessions } from './attendance/forgotten-clock-out.job.js';
export { EvaluationDemo } from './demo/evaluation-demo.service.js';
export { AssessmentDemo } from './demo/assessment-demo.service.js';
export { HrDemo } from './demo/hr-demo.service.js';
export { MorningDemo } from './demo/morning-demo.service.js';
export { StaffDemo } from './demo/staff-demo.service.js';
export { PortraitDemo } from './demo/portrait-demo.service.js';
export { AttendanceLocks } from './attendance/attendance-lock.service.js';
export type { ApprovedAppraisal } from './appraisal/appraisal.events.js';
export { PayHistory, type PaidFrom } from './appraisal/pay-history.service.js';
export { HrModule } from './hr.module.js';
export { EmployeeNames } from './employee/employee-names.service.js';
export { OwnRecords } from './own-record/own-records.service.js';
export { DepartureFollower, type Departure } from './lifecycle/departure-follower.service.js';
export type { PaidPerson } from './pay-facts/pay-facts.repository.js';
export { LeavingFacts } from './pay-facts/leaving-facts.service.js';
export { OpenAttendance } from './open-attendance/open-attendance.service.js';
export { PayFacts } from './pay-facts/pay-facts.service.js';
export type { StatutoryValues } from './statutory/statutory.rules.js';
export { hrMigrations } from './migrations/index.js';

/** Where an applicant takes an assessment, among the pages of careers that this service draws itself. */
export const hrShellPages = ['/:company/careers/test'];

export const hrEntities: Entity[] = [
  EmployeeEntity,
  DepartmentEntity,
  DesignationEntity,
  EmployeeDocumentEntity,
  LetterTemplateEntity,
  IdCardEntity,
  AssetEntity,
  ChecklistItemEntity,
  AttendanceDayEntity,
  PunchEntity,
  LeaveTypeEntity,
  LeavePolicyEntity,
  BlockedLeaveEntity,
  AttendanceLockEntity,
  CorrectionEntity,
  OvertimeEntity,
  ShiftRequestEntity,
  ShiftEntity,
  ScheduleEntity,
  ScheduleAssignmentEntity,
  HolidayEntity,
  HolidayListEntity,
  HolidayListAssignmentEntity,
  WorkplaceEntity,
  TeamEntity,
  TeamMemberEntity,
  PersonalDetailsEntity,
  DetailChangeEntity,
  StatutoryEntity,
  RequisitionEntity,
  OpeningEntity,
  CandidateEntity,
  ApplicationEntity,
  InterviewEntity,
  OfferEntity,
  EvaluationTemplateEntity,
  EvaluationCycleEntity,
  EvaluationFormEntity,
  EvaluationResultEntity,
  AssessmentQuestionEntity,
  AssessmentEntity,
  AssessmentInvitationEntity,
  AppraisalEntity,
  AssessmentAttemptEntity,
];
