import { HR_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { HomePart, type HomeReader } from '@atrium/reach';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { ApplicantFileModule } from './applicant-file/applicant-file.module.js';
import { ApplicantMailModule } from './applicant-mail/applicant-mail.module.js';
import { ApplicantTestModule } from './applicant-test/applicant-test.module.js';
import { AppraisalModule } from './appraisal/appraisal.module.js';
import { ApproverModule } from './approver/approver.module.js';
import { AssessmentModule } from './assessment/assessment.module.js';
import { GrowthCalendarModule } from './growth-calendar/growth-calendar.module.js';
import { QuestionFileModule } from './question-file/question-file.module.js';
import { AssetModule } from './asset/asset.module.js';
import { AttendanceModule } from './attendance/attendance.module.js';
import { CandidateMergeModule } from './candidate-merge/candidate-merge.module.js';
import { CareersModule } from './careers/careers.module.js';
import { CelebrationModule } from './celebration/celebration.module.js';
import { EvaluationDemo } from './demo/evaluation-demo.service.js';
import { HrDemo } from './demo/hr-demo.service.js';
import { HiringDemo } from './demo/hiring-demo.service.js';
import { InterviewDemo } from './demo/interview-demo.service.js';
import { JobDemo } from './demo/job-demo.service.js';
import { AttendanceDemo } from './demo/attendance-demo.service.js';
import { CareerDemo } from './demo/career-demo.service.js';
import { LeaveTypeDemo } from './demo/leave-type-demo.service.js';
import { MorningDemo } from './demo/morning-demo.service.js';
import { StaffDemo } from './demo/staff-demo.service.js';
import { ApplicantTestDemo } from './demo/applicant-test-demo.service.js';
import { AssessmentDemo } from './demo/assessment-demo.service.js';
import { AssetDemo } from './demo/asset-demo.service.js';
import { LifecycleDemo } from './demo/lifecycle-demo.service.js';
import { LeaveDemo } from './demo/leave-demo.service.js';
import { OvertimeDemo } from './demo/overtime-demo.service.js';
import { PaperDemo } from './demo/paper-demo.service.js';
import { PortraitDemo } from './demo/portrait-demo.service.js';
import { PersonalDemo } from './demo/personal-demo.service.js';
import { RequestDemo } from './demo/request-demo.service.js';
import { ShiftRequestDemo } from './demo/shift-request-demo.service.js';
import { TeamDemo } from './demo/team-demo.service.js';
import { WorkPlanDemo } from './demo/work-plan-demo.service.js';
import { ChecklistModule } from './checklist/checklist.module.js';
import { DepartmentModule } from './department/department.module.js';
import { DesignationModule } from './designation/designation.module.js';
import { DetailChangeModule } from './detail-change/detail-change.module.js';
import { DocumentModule } from './document/document.module.js';
import { EmployeeImportModule } from './employee-import/employee-import.module.js';
import { EmployeeModule } from './employee/employee.module.js';
import { HiringModule } from './hiring/hiring.module.js';
import { EvaluationModule } from './evaluation/evaluation.module.js';
import { InterviewModule } from './interview/interview.module.js';
import { HolidayListModule } from './holiday-list/holiday-list.module.js';
import { HolidayModule } from './holiday/holiday.module.js';
import { HrNextSteps } from './hr-next-steps.service.js';
import './hr.texts.js';
import { JobModule } from './job/job.module.js';
import { LatenessModule } from './lateness/lateness.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { OpenAttendanceModule } from './open-attendance/open-attendance.module.js';
import { PayFactsModule } from './pay-facts/pay-facts.module.js';
import { PersonCalendarModule } from './person-calendar/person-calendar.module.js';
import { IdCardModule } from './id-card/id-card.module.js';
import { LetterModule } from './letter/letter.module.js';
import { LeaveModule } from './leave/leave.module.js';
import { PersonalCloseModule } from './personal-close/personal-close.module.js';
import { PersonalModule } from './personal/personal.module.js';
import { OwnRecordModule } from './own-record/own-record.module.js';
import { PlaceModule } from './place/place.module.js';
import { ReportModule } from './report/report.module.js';
import { RosterModule } from './roster/roster.module.js';
import { StarterModule } from './starter/starter.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { ShiftModule } from './shift/shift.module.js';
import { ShiftRequestModule } from './shift-request/shift-request.module.js';
import { TaskNewsModule } from './task-news/task-news.module.js';
import { TeamModule } from './team/team.module.js';
import { WorkplaceModule } from './workplace/workplace.module.js';
import { StatutoryModule } from './statutory/statutory.module.js';

/** What the app's cards of the first screen ask. */
const homeParts = [
  ({ companyDay }: HomeReader) => `hr/leave/absences?from=${companyDay}&to=${companyDay}`,
  () => 'hr/attendance/me',
  () => 'tasks?quick=mine&sort=dueOn&limit=6',
  () => 'hr/leave/balances',
  () => 'hr/attendance/board?state=notIn&limit=4',
].map((address) => new HomePart({ remote: 'hr', address }));

@Module({
  imports: [
    AccountModule,
    ApplicantFileModule,
    ApplicantMailModule,
    ApplicantTestModule,
    ApproverModule,
    AppraisalModule,
    AssessmentModule,
    QuestionFileModule,
    GrowthCalendarModule,
    AssetModule,
    AttendanceModule,
    CandidateMergeModule,
    CareersModule,
    CelebrationModule,
    ChecklistModule,
    DepartmentModule,
    DesignationModule,
    DetailChangeModule,
    DocumentModule,
    EmployeeImportModule,
    EmployeeModule,
    HiringModule,
    EvaluationModule,
    HolidayListModule,
    HolidayModule,
    InterviewModule,
    JobModule,
    LatenessModule,
    LifecycleModule,
    IdCardModule,
    LeaveModule,
    LetterModule,
    OnboardingModule,
    OverviewModule,
    OwnRecordModule,
    OpenAttendanceModule,
    PayFactsModule,
    PersonCalendarModule,
    PersonalCloseModule,
    PersonalModule,
    PlaceModule,
    ReportModule,
    RequestsModule,
    RosterModule,
    ScheduleModule,
    StarterModule,
    ShiftModule,
    ShiftRequestModule,
    TaskNewsModule,
    TeamModule,
    WorkplaceModule,
    StatutoryModule,
  ],
  providers: [
    ApplicantTestDemo,
    AssessmentDemo,
    AssetDemo,
    AttendanceDemo,
    CareerDemo,
    EvaluationDemo,
    HiringDemo,
    HrDemo,
    InterviewDemo,
    JobDemo,
    LeaveDemo,
    LeaveTypeDemo,
    LifecycleDemo,
    MorningDemo,
    OvertimeDemo,
    PaperDemo,
    PersonalDemo,
    PortraitDemo,
    RequestDemo,
    ShiftRequestDemo,
    StaffDemo,
    TeamDemo,
    WorkPlanDemo,
    HrNextSteps,
    ...[HR_AREA, ...homeParts].map(contribute),
  ],
  exports: [
    AttendanceModule,
    DepartmentModule,
    EmployeeModule,
    OpenAttendanceModule,
    PayFactsModule,
    PersonCalendarModule,
    PlaceModule,
  ],
})
export class HrModule {}
