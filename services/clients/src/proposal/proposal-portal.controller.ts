import {
  acceptProposalSchema,
  declineProposalSchema,
  doneSchema,
  idParamsSchema,
  ownProposalsSchema,
  shownProposalSchema,
  type AcceptProposal,
  type DeclineProposal,
  type OwnProposals,
  type ShownProposal,
} from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AskingClient, type Asker } from './asking-client.decorator.js';
import { ProposalCodes } from './proposal-codes.service.js';
import { ProposalPortal } from './proposal-portal.service.js';
import { ProposalSigning } from './proposal-signing.service.js';

const linkSchema = z.strictObject({ link: z.string().max(200) });
const acceptByLinkSchema = acceptProposalSchema.extend({ link: z.string().max(200) });
const declineByLinkSchema = declineProposalSchema.extend({ link: z.string().max(200) });

type Link = z.infer<typeof linkSchema>;

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs. */
@Controller('api/proposal-links')
@Access({ session: 'public' })
export class ProposalLinkController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly signing: ProposalSigning,
    private readonly codes: ProposalCodes,
  ) {}

  @Post('read')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(shownProposalSchema)
  readLinkedProposal(@Body({ schema: linkSchema }) { link }: Link): Promise<ShownProposal> {
    return this.portal.read(this.portal.byLink(link));
  }

  @Post('view')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal.')
  @Answers(doneSchema)
  async viewLinkedProposal(
    @Body({ schema: linkSchema }) { link }: Link,
    @Req() request: FastifyRequest,
  ): Promise<{ done: true }> {
    await this.portal.view(this.portal.byLink(link), originOf(request));
    return { done: true };
  }

  @Post('code')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal.')
  @Answers(doneSchema)
  async sendProposalCode(
    @Body({ schema: linkSchema }) { link }: Link,
    @Req() request: FastifyRequest,
  ): Promise<{ done: true }> {
    await this.codes.send(this.portal.byLink(link), originOf(request));
    return { done: true };
  }

  @Post('accept')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  acceptLinkedProposal(
    @Body({ schema: acceptByLinkSchema }) { link, ...body }: AcceptProposal & Link,
    @Req() request: FastifyRequest,
  ): Promise<ShownProposal> {
    return this.signing.accept(this.portal.byLink(link), body, originOf(request));
  }

  @Post('decline')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  declineLinkedProposal(
    @Body({ schema: declineByLinkSchema }) { link, ...body }: DeclineProposal & Link,
    @Req() request: FastifyRequest,
  ): Promise<ShownProposal> {
    return this.signing.decline(this.portal.byLink(link), body, originOf(request));
  }

  @Post('ask')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  askLinkedProposal(
    @Body({ schema: linkSchema }) { link }: Link,
    @Req() request: FastifyRequest,
  ): Promise<ShownProposal> {
    return this.portal.ask(this.portal.byLink(link), originOf(request));
  }
}

const Id = () => Param({ schema: idParamsSchema });

/** The door of a client who signs in. */
@Controller('api/client-portal/proposals')
@Access({ session: 'any' })
export class ClientPortalController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly signing: ProposalSigning,
  ) {}

  @Get()
  @Answers(ownProposalsSchema)
  listOwnProposals(@CurrentUser() user: SignedInUser): Promise<OwnProposals> {
    return this.portal.listOwn(user);
  }

  @Get(':id')
  @Answers(shownProposalSchema)
  readOwnProposal(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ShownProposal> {
    return this.portal.read(this.portal.bySession(user, id));
  }

  @Post(':id/accept')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  acceptOwnProposal(
    @Id() { id }: { id: string },
    @Body({ schema: acceptProposalSchema }) body: AcceptProposal,
    @AskingClient() { user, origin }: Asker,
  ): Promise<ShownProposal> {
    return this.signing.accept(this.portal.bySession(user, id), body, origin);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  declineOwnProposal(
    @Id() { id }: { id: string },
    @Body({ schema: declineProposalSchema }) body: DeclineProposal,
    @AskingClient() { user, origin }: Asker,
  ): Promise<ShownProposal> {
    return this.signing.decline(this.portal.bySession(user, id), body, origin);
  }

  @Post(':id/ask')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal and in its history.')
  @Answers(shownProposalSchema)
  askOwnProposal(
    @Id() { id }: { id: string },
    @AskingClient() { user, origin }: Asker,
  ): Promise<ShownProposal> {
    return this.portal.ask(this.portal.bySession(user, id), origin);
  }

  /** A client alone: who looks at the portal as somebody else changes nothing. */
  @Post(':id/view')
  @HttpCode(200)
  @NotAudited('Kept among the events of the proposal.')
  @Answers(doneSchema)
  async viewOwnProposal(
    @Id() { id }: { id: string },
    @AskingClient() { user, origin }: Asker,
  ): Promise<{ done: true }> {
    await this.portal.view(this.portal.bySession(user, id), origin);
    return { done: true };
  }
}
