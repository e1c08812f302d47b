import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { AttendanceBoardRepository } from './attendance-board.repository.js';
import { AttendanceBoardService } from './attendance-board.service.js';
import { AttendanceCountRepository } from './attendance-count.repository.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceHistory } from './attendance-history.service.js';
import { AttendancePlans } from './attendance-plans.service.js';
import { AttendanceRepository } from './attendance.repository.js';
import { AttendanceService } from './attendance.service.js';
import { ForgottenClockOutJob } from './forgotten-clock-out.job.js';
import { ForgottenSessionNotifications } from './forgotten-session-notifications.service.js';
import { PunchRecorder } from './punch-recorder.service.js';
import { contribute } from '@atrium/platform';
import { ATTENDANCE_WORDS } from './attendance-audit.texts.js';

@Module({
  imports: [EmployeeModule],
  controllers: [AttendanceController],
  providers: [
    AttendanceBoardRepository,
    AttendanceBoardService,
    AttendanceCountRepository,
    AttendanceHistory,
    AttendancePlans,
    AttendanceRepository,
    AttendanceService,
    ForgottenClockOutJob,
    ForgottenSessionNotifications,
    PunchRecorder,
    contribute(ATTENDANCE_WORDS),
  ],
  exports: [AttendanceHistory, AttendanceRepository],
})
export class AttendanceModule {}
