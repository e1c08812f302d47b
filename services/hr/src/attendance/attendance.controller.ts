import {
  attendanceDayListSchema,
  attendanceRangeQuerySchema,
  boardQuerySchema,
  dayBoardSchema,
  idParamsSchema,
  myAttendanceSchema,
  recordPunchSchema,
  type AttendanceDay,
  type AttendanceRangeQuery,
  type BoardQuery,
  type DayBoard,
  type MyAttendance,
  type RecordPunch,
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
import { Body, Controller, Get, Ip, Param, Post, Query } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { AttendanceBoardService } from './attendance-board.service.js';
import { AttendanceDays } from './attendance-days.service.js';
import { AttendanceService } from './attendance.service.js';

const SELF: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };
const READERS: AccessRule = { session: 'staff', permission: ATTENDANCE_READ, remote: 'hr' };

@Controller('api/hr/attendance')
export class AttendanceController {
  constructor(
    private readonly attendance: AttendanceService,
    private readonly days: AttendanceDays,
    private readonly board: AttendanceBoardService,
  ) {}

  @Get('me')
  @Access(SELF)
  @Answers(myAttendanceSchema)
  async getMyAttendance(@CurrentUser() user: SignedInUser, @Ip() address: string): Promise<MyAttendance> {
    return this.attendance.getMine(user, address);
  }

  @Post('punches')
  @Access(SELF)
  @Audited('attendance.punch')
  @Answers(myAttendanceSchema, 201)
  @Once()
  async recordPunch(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: recordPunchSchema }) { kind, position }: RecordPunch,
    @Ip() address: string,
  ): Promise<MyAttendance> {
    return this.attendance.punch(user, { kind, spot: { address, position: position ?? null } });
  }

  @Get('me/days')
  @Access(SELF)
  @Answers(attendanceDayListSchema)
  async listMyDays(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: attendanceRangeQuerySchema }) range: AttendanceRangeQuery,
  ): Promise<{ items: AttendanceDay[] }> {
    return { items: await this.days.listMine(user, range) };
  }

  @Get('board')
  @Access(READERS)
  @Answers(dayBoardSchema)
  async getBoard(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: boardQuerySchema }) query: BoardQuery,
  ): Promise<DayBoard> {
    return this.board.get(user, query);
  }

  @Get('employees/:id/days')
  @Access(READERS)
  @Answers(attendanceDayListSchema)
  async listEmployeeDays(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Query({ schema: attendanceRangeQuerySchema }) range: AttendanceRangeQuery,
  ): Promise<{ items: AttendanceDay[] }> {
    return { items: await this.days.listOf(user, id, range) };
  }
}
