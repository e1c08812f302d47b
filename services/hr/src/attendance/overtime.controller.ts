import { askedOvertimeSchema, askOvertimeSchema, type AskOvertime } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Post } from '@nestjs/common';
import { OvertimeService } from './overtime.service.js';

@Controller('api/hr/attendance/overtime')
export class OvertimeController {
  constructor(private readonly overtime: OvertimeService) {}

  @Post()
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Audited('attendance.askOvertime')
  @Answers(askedOvertimeSchema, 201)
  @Once()
  async askOvertime(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askOvertimeSchema }) asked: AskOvertime,
  ): Promise<{ id: string }> {
    return this.overtime.ask(user, asked);
  }
}
