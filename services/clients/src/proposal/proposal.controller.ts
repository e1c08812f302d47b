import {
  PROPOSAL,
  copyProposalLinkSchema,
  idParamsSchema,
  proposalLinkSchema,
  proposalSumsSchema,
  proposalSupplyQuerySchema,
  proposalSupplySchema,
  type ProposalSums,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type CopyProposalLink,
  type ProposalLink,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ProposalSending } from './proposal-sending.service.js';
import { ProposalSumsService } from './proposal-sums.service.js';
import { ProposalSupply } from './proposal-supply.service.js';

@Controller(`api/${PROPOSAL.path}`)
export class ProposalController {
  constructor(
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
    private readonly sums: ProposalSumsService,
  ) {}

  @Get('supply')
  @Access(accessTo(PROPOSAL, 'create'))
  @Answers(proposalSupplySchema)
  getProposalSupply(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: proposalSupplyQuerySchema }) query: ProposalSupplyQuery,
  ): Promise<ProposalSupplyFound> {
    return this.supply.preview(user, query);
  }

  @Get('sums')
  @Access(accessTo(PROPOSAL, 'read'))
  @Answers(proposalSumsSchema)
  getProposalSums(@CurrentUser() user: SignedInUser): Promise<ProposalSums> {
    return this.sums.read(user);
  }

  @Post(':id/link')
  @HttpCode(200)
  @Access(accessTo(PROPOSAL, 'update'))
  @Audited('proposal.copied')
  @Answers(proposalLinkSchema)
  copyProposalLink(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: copyProposalLinkSchema }) { signerId }: CopyProposalLink,
  ): Promise<ProposalLink> {
    return this.sending.copyLink(user, id, signerId);
  }
}
