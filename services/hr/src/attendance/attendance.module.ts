import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { AttendanceFacts } from './attendance-facts.service.js';
import { AttendanceGridRepository } from './attendance-grid.repository.js';
import { AttendanceGridService } from './attendance-grid.service.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { AttendanceLocks } from './attendance-lock.service.js';
import { AttendanceMonthController } from './attendance-month.controller.js';
import { AttendanceMonthService } from './attendance-month.service.js';
import { DevicePunchFile } from './device-punch.importer.js';
import { DevicePunchRepository } from './device-punch.repository.js';
import { DevicePunches } from './device-punches.service.js';
import { MusterRoll } from './muster-roll.service.js';
import { HoursFigures } from './hours-figures.repository.js';
import { HrWorkHours } from './hr-work-hours.service.js';
import { CorrectionCheck } from './correction-check.service.js';
import { CorrectionController } from './correction.controller.js';
import { CorrectionDecisions } from './correction-decision.service.js';
import { CorrectedDays } from './corrected-days.repository.js';
import { CorrectionEffects } from './correction-effects.service.js';
import { CorrectionRequests } from './correction-request.service.js';
import { CORRECTION_RULES_WORDS, correctionRules } from './correction-rules.schema.js';
import { CorrectionRepository } from './correction.repository.js';
import { CorrectionService } from './correction.service.js';
import { AttendanceBoardRepository } from './attendance-board.repository.js';
import { AttendanceBoardService } from './attendance-board.service.js';
import { AttendanceCountRepository } from './attendance-count.repository.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceHistory } from './attendance-history.service.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { Amendments } from './amendment.service.js';
import { AskedDays } from './asked-days.service.js';
import { AttendanceDays } from './attendance-days.service.js';
import { CorrectionList } from './correction-list.service.js';
import { SeenAttendance } from './seen-attendance.service.js';
import { AttendanceReviewController } from './attendance-review.controller.js';
import { AttendanceReviewRepository } from './attendance-review.repository.js';
import { AttendanceReviewService } from './attendance-review.service.js';
import { AttendanceRepository } from './attendance.repository.js';
import { AttendanceService } from './attendance.service.js';
import { ClockedInBadge } from './clocked-in-badge.service.js';
import { ForgottenClockOutJob } from './forgotten-clock-out.job.js';
import { ForgottenSessionNotifications } from './forgotten-session-notifications.service.js';
import { OvertimeController } from './overtime.controller.js';
import { OvertimeRequests } from './overtime-request.service.js';
import { OvertimeRepository } from './overtime.repository.js';
import { OvertimeService } from './overtime.service.js';
import { PunchRecorder } from './punch-recorder.service.js';
import { contribute } from '@atrium/platform';
import { ATTENDANCE_WORDS } from './attendance-audit.texts.js';

@Module({
  imports: [EmployeeModule, PersonCalendarModule, RequestsModule],
  controllers: [
    AttendanceController,
    AttendanceMonthController,
    CorrectionController,
    OvertimeController,
    AttendanceReviewController,
  ],
  providers: [
    Amendments,
    AskedDays,
    AttendanceBoardRepository,
    AttendanceBoardService,
    AttendanceCountRepository,
    AttendanceDays,
    AttendanceHistory,
    AttendanceFacts,
    AttendanceGridRepository,
    AttendanceGridService,
    AttendanceLockRepository,
    AttendanceLocks,
    AttendanceMonthService,
    AttendancePlans,
    AttendanceReviewRepository,
    AttendanceReviewService,
    CorrectionCheck,
    DevicePunchFile,
    HoursFigures,
    HrWorkHours,
    MusterRoll,
    DevicePunchRepository,
    DevicePunches,
    CorrectionDecisions,
    CorrectionEffects,
    CorrectionList,
    CorrectedDays,
    CorrectionRepository,
    CorrectionRequests,
    CorrectionService,
    AttendanceRepository,
    AttendanceService,
    ClockedInBadge,
    ForgottenClockOutJob,
    ForgottenSessionNotifications,
    OvertimeRepository,
    OvertimeRequests,
    OvertimeService,
    PunchRecorder,
    SeenAttendance,
    contribute(ATTENDANCE_WORDS),
    contribute(correctionRules),
    contribute(CORRECTION_RULES_WORDS),
  ],
  exports: [
    AskedDays,
    AttendanceFacts,
    AttendanceGridRepository,
    AttendanceGridService,
    AttendanceHistory,
    AttendanceLocks,
    AttendanceRepository,
    AttendanceLockRepository,
  ],
})
export class AttendanceModule {}
