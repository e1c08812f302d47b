import {
  heldMailListSchema,
  releasedMailSchema,
  releaseMailSchema,
  type HeldMailList,
  type ReleasedMail,
  type ReleaseMail,
} from '@atrium/contracts';
import { Access, Answers, CurrentOperator, NotAudited, type SignedInOperator } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { OperatorMail } from './operator-mail.service.js';

@Controller('api/platform/held-mail')
@Access({ session: 'operator' })
export class OperatorMailController {
  constructor(private readonly mails: OperatorMail) {}

  @Get()
  @Answers(heldMailListSchema)
  listHeldMail(): Promise<HeldMailList> {
    return this.mails.list();
  }

  @Post('release')
  @HttpCode(200)
  @NotAudited('The operator’s own log tells of it; no record of the company changes.')
  @Answers(releasedMailSchema)
  releaseMail(
    @CurrentOperator() operator: SignedInOperator,
    @Body({ schema: releaseMailSchema }) { companyId }: ReleaseMail,
  ): Promise<ReleasedMail> {
    return this.mails.release(operator, companyId);
  }
}
