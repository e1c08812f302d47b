import {
  answerNoticeSchema,
  doneSchema,
  idParamsSchema,
  noticesSchema,
  type AnswerNotice,
  type Notice,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  CurrentUser,
  NotAudited,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { OwnNotices } from './own-notices.service.js';

const SELF: AccessRule = { session: 'staff', selfService: true };
const Id = () => Param({ schema: idParamsSchema });

/** What the person should know. */
@Controller('api/notices')
export class NoticeController {
  constructor(private readonly notices: OwnNotices) {}

  @Get()
  @Access(SELF)
  @Answers(noticesSchema)
  async listNotices(@CurrentUser() user: SignedInUser): Promise<{ items: Notice[] }> {
    return { items: await this.notices.list(user) };
  }

  @Put(':id/answer')
  @Access(SELF)
  @NotAudited('It concerns only the person’s own list.')
  @Answers(doneSchema)
  async answerNotice(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: answerNoticeSchema }) body: AnswerNotice,
  ): Promise<{ done: true }> {
    await this.notices.answer(user, id, body);
    return { done: true };
  }

  @Delete(':id/answer')
  @Access(SELF)
  @NotAudited('It concerns only the person’s own list.')
  @Answers(doneSchema)
  async takeBackAnswer(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<{ done: true }> {
    await this.notices.takeBack(user, id);
    return { done: true };
  }
}
