import { IdentityModule } from '@atrium/identity';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/attendance.module.js';
import { OpenAttendanceRepository } from './open-attendance.repository.js';
import { OpenAttendance } from './open-attendance.service.js';

@Module({
  imports: [AttendanceModule, IdentityModule, RequestsModule],
  providers: [OpenAttendance, OpenAttendanceRepository],
  exports: [OpenAttendance],
})
export class OpenAttendanceModule {}
