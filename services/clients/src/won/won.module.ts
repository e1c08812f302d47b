import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { LeadModule } from '../lead/lead.module.js';
import { ClientOnboardingModule } from '../onboarding/client-onboarding.module.js';
import { ProposalModule } from '../proposal/proposal.module.js';
import { WonProposalJob } from './won-proposal.job.js';

@Module({
  imports: [IdentityModule, LeadModule, ClientOnboardingModule, ProposalModule],
  providers: [WonProposalJob],
})
export class WonModule {}
