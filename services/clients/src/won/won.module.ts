import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { LeadModule } from '../lead/lead.module.js';
import { ClientOnboardingModule } from '../onboarding/client-onboarding.module.js';
import { ProposalModule } from '../proposal/proposal.module.js';
import { WonProposals } from './won-proposal.handler.js';

@Module({
  imports: [IdentityModule, LeadModule, ClientOnboardingModule, ProposalModule],
  providers: [WonProposals],
})
export class WonModule {}
