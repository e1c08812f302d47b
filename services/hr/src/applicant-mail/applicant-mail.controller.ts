import {
  APPLICATION,
  bulkReportSchema,
  checkApplicationMailSchema,
  checkedApplicationMailSchema,
  sendApplicationMailsSchema,
  type BulkReport,
  type CheckApplicationMail,
  type CheckedApplicationMail,
  type SendApplicationMails,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApplicantMailing } from './applicant-mailing.service.js';

/** Emails that people of the company write to applicants, to one or to many. */
@Controller('api/hr/application-mails')
export class ApplicantMailController {
  constructor(private readonly mailing: ApplicantMailing) {}

  @Post('check')
  @HttpCode(200)
  @Access(accessTo(APPLICATION, 'update'))
  @NotAudited('It reads who would get an email.')
  @Answers(checkedApplicationMailSchema)
  checkApplicationMails(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: checkApplicationMailSchema }) body: CheckApplicationMail,
  ): Promise<CheckedApplicationMail> {
    return this.mailing.check(user, body);
  }

  @Post()
  @HttpCode(200)
  @Access(accessTo(APPLICATION, 'update'))
  @Answers(bulkReportSchema)
  @Audited('application.mail')
  sendApplicationMails(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: sendApplicationMailsSchema }) body: SendApplicationMails,
  ): Promise<BulkReport> {
    return this.mailing.send(user, body);
  }
}
