import {
  PROPOSAL,
  copyProposalLinkSchema,
  idParamsSchema,
  proposalLinkSchema,
  proposalSupplyQuerySchema,
  proposalSupplySchema,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type CopyProposalLink,
  type ProposalLink,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ProposalSending } from './proposal-sending.service.js';
import { ProposalSupply } from './proposal-supply.service.js';

@Controller(`api/${PROPOSAL.path}`)
export class ProposalController {
  constructor(
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
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
