import type { Migration } from '@atrium/platform';
import { employeeMigration } from './1763700300001-employee.migration.js';
import { attendanceMigration } from './1763700300002-attendance.migration.js';
import { employeeFilesMigration } from './1763700300010-employee-files.migration.js';
import { employeeListsMigration } from './1763700300015-employee-lists.migration.js';
import { employeeImportMigration } from './1763700300020-employee-import.migration.js';
import { employeeAddressMigration } from './1763700300021-employee-address.migration.js';
import { employeeFoundMigration } from './1763700300022-employee-found.migration.js';
import { employeeKeysMigration } from './1763700300023-employee-keys.migration.js';
import { employeeWithoutAccountMigration } from './1763700300024-employee-without-account.migration.js';
import { departmentMigration } from './1763705300001-department.migration.js';
import { designationMigration } from './1763705300002-designation.migration.js';
import { employeePlacesMigration } from './1763705300003-employee-places.migration.js';
import { employeeBirthDateMigration } from './1763706000020-employee-birth-date.migration.js';
import { workPlanMigration } from './1763706000001-work-plan.migration.js';
import { holidayMigration } from './1763706000010-holiday.migration.js';
import { attendanceShiftsMigration } from './1763706100001-attendance-shifts.migration.js';
import { attendanceResultsMigration } from './1763706100002-attendance-results.migration.js';
import { leaveMigration } from './1763706200001-leave.migration.js';
import { holidayListMigration } from './1763800400001-holiday-list.migration.js';
import { devicePunchesMigration } from './1763706100003-device-punches.migration.js';
import { overtimeMigration } from './1763800100001-overtime.migration.js';
import { attendanceReviewMigration } from './1763800100002-attendance-review.migration.js';
import { latenessMigration } from './1763800300002-lateness.migration.js';
import { jobChangeMigration } from './1763900200001-job-change.migration.js';
import { filteredListsMigration } from './1763900200002-filtered-lists.migration.js';
import { workplaceMigration } from './1763800300001-workplace.migration.js';
import { teamMigration } from './1763900100001-team.migration.js';
import { personalDetailsMigration } from './1763900300001-personal-details.migration.js';
import { documentListMigration } from './1763900400003-document-list.migration.js';
import { idCardMigration } from './1763900400002-id-card.migration.js';
import { employeePapersMigration } from './1763900400001-employee-papers.migration.js';
import { detailChangeMigration } from './1763900300002-detail-change.migration.js';
import { lifecycleMigration } from './1764000100001-lifecycle.migration.js';
import { assetMigration } from './1764000100002-asset.migration.js';
import { checklistMigration } from './1764000100003-checklist.migration.js';
import { reportScheduleMigration } from './1764000100004-report-schedule.migration.js';
import { correctionBreaksMigration } from './1764100700001-correction-breaks.migration.js';
import { leaveLostMigration } from './1764200600001-leave-lost.migration.js';
import { attendanceFromMigration } from './1764200600002-attendance-from.migration.js';
import { assetPaiseMigration } from './1764300500001-asset-paise.migration.js';
import { peopleOfPlaceMigration } from './1764300600001-people-of-place.migration.js';
import { employeeEntryMigration } from './1764400000010-employee-entry.migration.js';
import { hiringMigration } from './1764400100001-hiring.migration.js';
import { evaluationMigration } from './1764500700001-evaluation.migration.js';
import { assessmentMigration } from './1764500800001-assessment.migration.js';
import { careersMigration } from './1764600800001-careers.migration.js';
import { interviewMigration } from './1764700100001-interview.migration.js';
import { appraisalMigration } from './1764700200001-appraisal.migration.js';
import { offerAcceptedMigration } from './1764700200003-offer-accepted.migration.js';
import { forwardOnlyMigration } from './1764700200004-forward-only.migration.js';
import { applicantTestMigration } from './1765000200001-applicant-test.migration.js';
import { interviewRoomMigration } from './1765000200002-interview-room.migration.js';
import { applicantFileMigration } from './1765000300001-applicant-file.migration.js';
import { candidateMergeMigration } from './1765000600001-candidate-merge.migration.js';
import { personalCloseMigration } from './1765100100001-personal-close.migration.js';
import { handedFileMigration } from './1765100100002-handed-file.migration.js';
import { applicantFiltersMigration } from './1765100900001-applicant-filters.migration.js';
import { applicantMailMigration } from './1765100900002-applicant-mail.migration.js';
import { attendanceReminderMigration } from './1765102000001-attendance-reminder.migration.js';
import { shiftRequestMigration } from './1765102000002-shift-request.migration.js';

export const hrMigrations: Migration[] = [
  employeeMigration,
  attendanceMigration,
  employeeFilesMigration,
  employeeListsMigration,
  employeeImportMigration,
  employeeAddressMigration,
  employeeFoundMigration,
  employeeKeysMigration,
  employeeWithoutAccountMigration,
  departmentMigration,
  designationMigration,
  employeePlacesMigration,
  employeeBirthDateMigration,
  attendanceShiftsMigration,
  attendanceResultsMigration,
  leaveMigration,
  devicePunchesMigration,
  workPlanMigration,
  holidayMigration,
  holidayListMigration,
  overtimeMigration,
  attendanceReviewMigration,
  workplaceMigration,
  latenessMigration,
  teamMigration,
  jobChangeMigration,
  filteredListsMigration,
  personalDetailsMigration,
  employeePapersMigration,
  detailChangeMigration,
  idCardMigration,
  documentListMigration,
  lifecycleMigration,
  assetMigration,
  checklistMigration,
  reportScheduleMigration,
  correctionBreaksMigration,
  leaveLostMigration,
  attendanceFromMigration,
  assetPaiseMigration,
  peopleOfPlaceMigration,
  employeeEntryMigration,
  hiringMigration,
  evaluationMigration,
  assessmentMigration,
  careersMigration,
  interviewMigration,
  appraisalMigration,
  offerAcceptedMigration,
  forwardOnlyMigration,
  applicantTestMigration,
  interviewRoomMigration,
  applicantFileMigration,
  candidateMergeMigration,
  personalCloseMigration,
  handedFileMigration,
  applicantFiltersMigration,
  applicantMailMigration,
  attendanceReminderMigration,
  shiftRequestMigration,
];
