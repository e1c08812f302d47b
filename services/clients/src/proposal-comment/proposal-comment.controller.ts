import {
  addClientCommentSchema,
  clientCommentsSchema,
  idParamsSchema,
  PROPOSAL,
  type AddClientComment,
  type ClientComments,
} from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import { Access, Answers, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AskingClient } from '../proposal/asking-client.decorator.js';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalComments } from './proposal-comments.service.js';

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
  @Answers(clientCommentsSchema)
  listProposalComments(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ClientComments> {
    return this.comments.ofTeam(user, id);
  }

  @Once()
  @Post()
  @Access(accessTo(PROPOSAL, 'update'))
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(clientCommentsSchema, 201)
  answerProposalComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
  ): Promise<ClientComments> {
    return this.comments.answer(user, id, text);
  }
}

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs. */
@Controller('api/proposal-links')
@Access({ session: 'public' })
export class LinkCommentController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly comments: ProposalComments,
  ) {}

  @Post('comments')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(clientCommentsSchema)
  listLinkedComments(@Body({ schema: linkSchema }) { link }: Link): Promise<ClientComments> {
    return this.comments.ofReader(this.portal.byLink(link));
  }

  @Post('comment')
  @HttpCode(200)
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(clientCommentsSchema)
  writeLinkedComment(
    @Body({ schema: writeByLinkSchema }) { link, text }: AddClientComment & Link,
    @Req() request: FastifyRequest,
  ): Promise<ClientComments> {
    return this.comments.write(this.portal.byLink(link), { text, origin: originOf(request) });
  }
}

/** The door of a client who signs in. */
@Controller('api/client-portal/proposals/:id/comments')
@Access({ session: 'any' })
export class OwnCommentController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly comments: ProposalComments,
  ) {}

  @Get()
  @Answers(clientCommentsSchema)
  listOwnProposalComments(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ClientComments> {
    return this.comments.ofReader(this.portal.bySession(user, id));
  }

  @Once()
  @Post()
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(clientCommentsSchema, 201)
  writeOwnProposalComment(
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
    @AskingClient() { user, origin }: AskingClient,
  ): Promise<ClientComments> {
    return this.comments.write(this.portal.bySession(user, id), { text, origin, user });
  }
}
