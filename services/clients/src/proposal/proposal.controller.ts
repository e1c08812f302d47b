import {
  PROPOSAL,
  copyProposalLinkSchema,
  idParamsSchema,
  proposalLinkSchema,
  sendProposalSchema,
  proposalSupplyQuerySchema,
  proposalSupplySchema,
  transitionSchema,
  type BulkProposals,
  type BulkReport,
  type Proposal,
  type ProposalQuery,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type CopyProposalLink,
  type CreateProposal,
  type Page,
  type ProposalLink,
  type SendProposal,
  type UpdateProposal,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ProposalRevision } from './proposal-revision.service.js';
import { ProposalSending } from './proposal-sending.service.js';
import { ProposalSupply } from './proposal-supply.service.js';
import { ProposalService } from './proposal.service.js';

const routes = recordRoutes(PROPOSAL);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/proposals')
export class ProposalController {
  constructor(
    private readonly proposals: ProposalService,
    private readonly supply: ProposalSupply,
    private readonly sending: ProposalSending,
    private readonly revision: ProposalRevision,
  ) {}

  @routes.List()
  listProposals(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: PROPOSAL.querySchema }) query: ProposalQuery,
  ): Promise<Page<Proposal>> {
    return this.proposals.list(user, query);
  }

  @Get('supply')
  @Access(accessTo(PROPOSAL, 'create'))
  @Answers(proposalSupplySchema)
  getProposalSupply(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: proposalSupplyQuerySchema }) query: ProposalSupplyQuery,
  ): Promise<ProposalSupplyFound> {
    return this.supply.preview(user, query);
  }

  @routes.One()
  getProposal(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Proposal> {
    return this.proposals.get(user, id);
  }

  @routes.Create()
  createProposal(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: PROPOSAL.createSchema }) body: CreateProposal,
  ): Promise<Proposal> {
    return this.proposals.create(user, body);
  }

  @routes.Bulk()
  changeProposals(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: PROPOSAL.bulkSchema }) body: BulkProposals,
  ): Promise<BulkReport> {
    return this.proposals.changeAll(user, body);
  }

  @routes.Update()
  updateProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: PROPOSAL.updateSchema }) body: UpdateProposal,
  ): Promise<Proposal> {
    return this.proposals.update(user, id, body);
  }

  @routes.Step('submit')
  submitProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Proposal> {
    return this.proposals.take(user, { step: 'submit', id, version });
  }

  @routes.Step('approve')
  approveProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Proposal> {
    return this.proposals.take(user, { step: 'approve', id, version });
  }

  @routes.Step('return')
  returnProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Proposal> {
    return this.proposals.take(user, { step: 'return', id, version });
  }

  @routes.Step('withdraw')
  withdrawProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Proposal> {
    return this.proposals.take(user, { step: 'withdraw', id, version });
  }

  @routes.Step('send')
  sendProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: sendProposalSchema }) { version, message }: SendProposal,
  ): Promise<Proposal> {
    return this.sending.send(user, { id, version }, { message });
  }

  @routes.Step('resend')
  resendProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: sendProposalSchema }) { version, message }: SendProposal,
  ): Promise<Proposal> {
    return this.sending.resend(user, { id, version }, message);
  }

  @Post(':id/link')
  @HttpCode(200)
  @Access(accessTo(PROPOSAL, 'update'))
  @Audited('proposal.copied')
  @Answers(proposalLinkSchema)
  copyProposalLink(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: copyProposalLinkSchema }) { signerId }: CopyProposalLink,
  ): Promise<ProposalLink> {
    return this.sending.copyLink(user, id, signerId);
  }

  @routes.Step('revise')
  reviseProposal(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Proposal> {
    return this.revision.start(user, { id, version });
  }
}
