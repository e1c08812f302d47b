import {
  answerInvitationSchema,
  eventInvitationSchema,
  proposeInvitationSchema,
  readInvitationSchema,
  type AnswerInvitation,
  type EventInvitation,
  type ProposeInvitation,
  type ReadInvitation,
} from '@atrium/contracts';
import { Access, Answers, Audited, NotAudited } from '@atrium/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Invitations } from './invitation.service.js';

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs, and opening it changes nothing. */
@Controller('api/event-invitations')
@Access({ session: 'public' })
export class InvitationController {
  constructor(private readonly invitations: Invitations) {}

  @Post('read')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(eventInvitationSchema)
  readEventInvitation(
    @Body({ schema: readInvitationSchema }) body: ReadInvitation,
    @Req() { ip }: FastifyRequest,
  ): Promise<EventInvitation> {
    return this.invitations.read(body, ip);
  }

  @Post('answer')
  @HttpCode(200)
  @Audited('calendar_event.answer')
  @Answers(eventInvitationSchema)
  answerEventInvitation(
    @Body({ schema: answerInvitationSchema }) body: AnswerInvitation,
    @Req() { ip }: FastifyRequest,
  ): Promise<EventInvitation> {
    return this.invitations.answer(body, ip);
  }

  @Post('propose')
  @HttpCode(200)
  @Audited('calendar_event.propose')
  @Answers(eventInvitationSchema)
  proposeByInvitation(
    @Body({ schema: proposeInvitationSchema }) body: ProposeInvitation,
    @Req() { ip }: FastifyRequest,
  ): Promise<EventInvitation> {
    return this.invitations.propose(body, ip);
  }
}
