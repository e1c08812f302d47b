import {
  askNoticeSchema,
  idParamsSchema,
  ownNoticeSchema,
  type AskNotice,
  type OwnNotice,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OwnNoticeService } from './own-notice.service.js';

@Controller('api/hr/employment/notice')
@Access({ session: 'staff', selfService: true, remote: 'hr' })
export class OwnNoticeController {
  constructor(private readonly notices: OwnNoticeService) {}

  @Get()
  @Answers(ownNoticeSchema)
  getOwnNotice(@CurrentUser() user: SignedInUser): Promise<OwnNotice> {
    return this.notices.get(user);
  }

  @Post()
  @Audited('employee.askNotice')
  @Answers(ownNoticeSchema, 201)
  @Once()
  askForNotice(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askNoticeSchema }) body: AskNotice,
  ): Promise<OwnNotice> {
    return this.notices.ask(user, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Audited('employee.withdrawOwnNotice')
  @Answers(ownNoticeSchema)
  withdrawNotice(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<OwnNotice> {
    return this.notices.withdraw(user, id);
  }
}
