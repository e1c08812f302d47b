import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { DayLockModule } from '../day-lock/day-lock.module.js';
import { EmployeeModule } from '../employee/employee.module.js';
import { LeaveModule } from '../leave/leave.module.js';
import { PersonCalendarModule } from '../person-calendar/person-calendar.module.js';
import { RosterModule } from '../roster/roster.module.js';
import { ShiftDays } from './shift-days.service.js';
import { ShiftRequestKind } from './shift-request-kind.service.js';
import { ShiftRequestController } from './shift-request.controller.js';
import { ShiftRequestRepository } from './shift-request.repository.js';
import { ShiftRequestService } from './shift-request.service.js';
import { ShiftRoster } from './shift-roster.service.js';

@Module({
  imports: [
    AttendanceModule,
    DayLockModule,
    EmployeeModule,
    LeaveModule,
    PersonCalendarModule,
    RequestsModule,
    RosterModule,
  ],
  controllers: [ShiftRequestController],
  providers: [ShiftDays, ShiftRequestKind, ShiftRequestRepository, ShiftRequestService, ShiftRoster],
  exports: [ShiftRequestService],
})
export class ShiftRequestModule {}
