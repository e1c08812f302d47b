import {
  activitySchema,
  mailRecipientsQuerySchema,
  mailRecipientsSchema,
  sendClientMailSchema,
  type ClientActivity,
  type MailRecipients,
  type MailRecipientsQuery,
  type RouteGuard,
  type SendClientMail,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ClientMails } from './client-mails.service.js';

/** The service asks for the resource about which it is. */
const TO_WRITE: RouteGuard['permission'] = {
  anyOf: (['leads', 'clients'] as const).map((resource) => ({
    tab: 'clientManagement',
    resource,
    action: 'update',
  })),
};

/** Emails that people of the company write to leads and to people of clients. */
@Controller('api/client-mails')
export class ClientMailController {
  constructor(private readonly mails: ClientMails) {}

  @Get('recipients')
  @Access({ session: 'staff', permission: TO_WRITE, remote: 'clients' })
  @Answers(mailRecipientsSchema)
  listMailRecipients(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: mailRecipientsQuerySchema }) query: MailRecipientsQuery,
  ): Promise<MailRecipients> {
    return this.mails.recipients(user, query);
  }

  @Once()
  @Post()
  @Access({ session: 'staff', permission: TO_WRITE, remote: 'clients' })
  @NotAudited('The record keeps what was written as an activity, which cannot be changed.')
  @Answers(activitySchema, 201)
  sendClientMail(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: sendClientMailSchema }) body: SendClientMail,
  ): Promise<ClientActivity> {
    return this.mails.send(user, body);
  }
}
