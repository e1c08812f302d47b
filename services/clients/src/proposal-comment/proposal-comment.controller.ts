import {
  addClientCommentSchema,
  idParamsSchema,
  PROPOSAL,
  proposalCommentsSchema,
  type AddClientComment,
  type ProposalComments as Shown,
} from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import {
  Access,
  Answers,
  CurrentUser,
  markReplayed,
  NotAudited,
  Once,
  OnceByHandler,
  onceRequestOf,
  type SignedInUser,
} from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AskingClient, type Asker } from '../proposal/asking-client.decorator.js';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalComments } from './proposal-comments.service.js';
import { ProposalQuestions } from './proposal-questions.service.js';

const linkSchema = z.strictObject({ link: z.string().max(200) });
const writeByLinkSchema = addClientCommentSchema.extend({ link: z.string().max(200) });

type Link = z.infer<typeof linkSchema>;

const Id = () => Param({ schema: idParamsSchema });

/** The company's side of what is written with a client about a proposal. */
@Controller('api/proposals/:id/client-comments')
export class ProposalCommentController {
  constructor(private readonly comments: ProposalComments) {}

  @Get()
  @Access(accessTo(PROPOSAL, 'read'))
  @Answers(proposalCommentsSchema)
  listProposalComments(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Shown> {
    return this.comments.list(user, id);
  }

  @Once()
  @Post()
  @Access(accessTo(PROPOSAL, 'update'))
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(proposalCommentsSchema, 201)
  answerProposalComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
  ): Promise<Shown> {
    return this.comments.answer(user, id, text);
  }
}

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs. */
@Controller('api/proposal-links')
@Access({ session: 'public' })
export class LinkCommentController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly questions: ProposalQuestions,
  ) {}

  @Post('comments')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(proposalCommentsSchema)
  listLinkedComments(@Body({ schema: linkSchema }) { link }: Link): Promise<Shown> {
    return this.questions.list(this.portal.byLink(link));
  }

  @OnceByHandler()
  @Post('comment')
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(proposalCommentsSchema, 201)
  async writeLinkedComment(
    @Body({ schema: writeByLinkSchema }) { link, text }: AddClientComment & Link,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Shown> {
    const written = { text, origin: originOf(request) };
    const { answer, replayed } = await this.questions.writeOnce(
      this.portal.byLink(link),
      written,
      onceRequestOf(request),
    );
    markReplayed(reply, replayed);
    return answer;
  }
}

/** The door of a client who signs in. */
@Controller('api/client-portal/proposals/:id/comments')
@Access({ session: 'any' })
export class OwnCommentController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly questions: ProposalQuestions,
  ) {}

  @Get()
  @Answers(proposalCommentsSchema)
  listOwnProposalComments(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Shown> {
    return this.questions.list(this.portal.bySession(user, id));
  }

  @Once()
  @Post()
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(proposalCommentsSchema, 201)
  writeOwnProposalComment(
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
    @AskingClient() { user, origin }: Asker,
  ): Promise<Shown> {
    return this.questions.write(this.portal.bySession(user, id), { text, origin, user });
  }
}
