import { IdentityModule } from '@atrium/identity';
import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { offerOwned } from '../owned/offer-owned.factory.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientPortalController, ProposalLinkController } from './proposal-portal.controller.js';
import { ProposalController } from './proposal.controller.js';
import { ProposalEndsJob } from './proposal-ends.job.js';
import { ProposalEndsRepository } from './proposal-ends.repository.js';
import { ProposalEnds } from './proposal-ends.service.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalPaperController } from './proposal-paper.controller.js';
import { ProposalPaper } from './proposal-paper.service.js';
import { ProposalPortal } from './proposal-portal.service.js';
import { OWNED_PROPOSALS, PROPOSALS } from './proposal.record.js';
import { ProposalSending } from './proposal-sending.service.js';
import { ProposalService } from './proposal.service.js';
import { ProposalSupply } from './proposal-supply.service.js';

const PROPOSAL_WORDS = new AuditWords({
  kind: 'proposal',
  verbs: {
    viewed: 'opened by the client',
    accepted: 'accepted by the client',
    declined: 'declined by the client',
    expired: 'expired',
  },
});

@Module({
  imports: [IdentityModule, OwnedModule, ClientModule],
  controllers: [ProposalController, ProposalLinkController, ClientPortalController, ProposalPaperController],
  providers: [
    ...offerOwned(PROPOSALS, OWNED_PROPOSALS, ({ title, number, client }) => ({
      title,
      detail: [number, client.name].filter(Boolean).join(' · '),
    })),
    contribute(PROPOSAL_WORDS),
    ...[ProposalEnds, ProposalEndsJob, ProposalEndsRepository],
    ...[
      ProposalLinks,
      ProposalOutcomes,
      ProposalPaper,
      ProposalPortal,
      ProposalSending,
      ProposalService,
      ProposalSupply,
    ],
  ],
  exports: [ProposalPortal, ProposalService],
})
export class ProposalModule {}
