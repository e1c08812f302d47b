import { idParamsSchema, PROPOSAL } from '@atrium/contracts';
import { Access, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ProposalPaper } from './proposal-paper.service.js';
import type { ProposalPaperFile } from './proposal.types.js';
import { ProposalPortal } from './proposal-portal.service.js';
import { ProposalService } from './proposal.service.js';

const linkSchema = z.strictObject({ link: z.string().max(200) });
const Id = () => Param({ schema: idParamsSchema });

function send(reply: FastifyReply, { name, bytes }: ProposalPaperFile): void {
  void reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(bytes);
}

/** Proposals as PDF: for staff, for a client who signs in, and for whoever has the link. */
@Controller('api')
export class ProposalPaperController {
  constructor(
    private readonly paper: ProposalPaper,
    private readonly proposals: ProposalService,
    private readonly portal: ProposalPortal,
  ) {}

  @Get('proposals/:id/pdf')
  @Access(accessTo(PROPOSAL, 'read'))
  async getProposalPdf(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.proposals.steps.get(user, id);
    send(reply, await this.paper.read(user.companyId, id));
  }

  @Get('client-portal/proposals/:id/pdf')
  @Access({ session: 'any' })
  async getOwnProposalPdf(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.paper.forReader(this.portal.bySession(user, id)));
  }

  /** POST, so that the link stays out of URLs and logs. */
  @Post('proposal-links/pdf')
  @HttpCode(200)
  @Access({ session: 'public' })
  @NotAudited('Only reads.')
  async getLinkedProposalPdf(
    @Body({ schema: linkSchema }) { link }: z.infer<typeof linkSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    send(reply, await this.paper.forReader(this.portal.byLink(link)));
  }
}
