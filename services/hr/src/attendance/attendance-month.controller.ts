import {
  doneSchema,
  attendanceGridSchema,
  attendanceLockSchema,
  attendanceMonthQuerySchema,
  attendanceMonthSchema,
  idParamsSchema,
  lockAttendanceSchema,
  lockQuestionsSchema,
  type AttendanceGrid,
  type AttendanceLock,
  type AttendanceMonth,
  type AttendanceMonthQuery,
  type LockAttendance,
  type LockQuestions,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  Once,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ATTENDANCE_READ, ATTENDANCE_UPDATE } from '../people-scope.policy.js';
import { AttendanceGridService } from './attendance-grid.service.js';
import { AttendanceLocks } from './attendance-lock.service.js';
import { AttendanceMonthService } from './attendance-month.service.js';

interface Done {
  done: true;
}

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };
const READERS: AccessRule = { session: 'staff', permission: ATTENDANCE_READ, remote: 'hr' };
const KEEPERS: AccessRule = { session: 'staff', permission: ATTENDANCE_UPDATE, remote: 'hr' };

@Controller('api/hr/attendance')
export class AttendanceMonthController {
  constructor(
    private readonly months: AttendanceMonthService,
    private readonly grid: AttendanceGridService,
    private readonly locks: AttendanceLocks,
  ) {}

  @Get('me/month')
  @Access(SELF)
  @Answers(attendanceMonthSchema)
  async getMyMonth(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: attendanceMonthQuerySchema }) { month }: AttendanceMonthQuery,
  ): Promise<AttendanceMonth> {
    return this.months.getMine(user, month);
  }

  @Get('employees/:id/month')
  @Access(READERS)
  @Answers(attendanceMonthSchema)
  async getEmployeeMonth(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Query({ schema: attendanceMonthQuerySchema }) { month }: AttendanceMonthQuery,
  ): Promise<AttendanceMonth> {
    return this.months.getOf(user, id, month);
  }

  @Get('grid')
  @Access(READERS)
  @Answers(attendanceGridSchema)
  async getGrid(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: attendanceMonthQuerySchema }) { month }: AttendanceMonthQuery,
  ): Promise<AttendanceGrid> {
    return this.grid.get(user, month);
  }

  @Post('locks')
  @Access(KEEPERS)
  @Audited('attendance.lock')
  @Answers(attendanceLockSchema, 201)
  @Once()
  async lockPeriod(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: lockAttendanceSchema }) period: LockAttendance,
  ): Promise<AttendanceLock> {
    return this.locks.lock(user, period);
  }

  @Get('locks/questions')
  @Access(KEEPERS)
  @Answers(lockQuestionsSchema)
  async countLockQuestions(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: lockAttendanceSchema }) period: LockAttendance,
  ): Promise<LockQuestions> {
    return this.locks.questions(user, period);
  }

  @Delete('locks/:id')
  @Access(KEEPERS)
  @Audited('attendance.unlock')
  @Answers(doneSchema)
  async unlockPeriod(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Done> {
    await this.locks.unlock(user, id);
    return { done: true };
  }
}
