import { CLIENTS_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { HomePart } from '@atrium/reach';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { CaptureModule } from './capture/capture.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { ClientModule } from './client/client.module.js';
import { ClientMailModule } from './client-mail/client-mail.module.js';
import { DuplicateDemo } from './demo/duplicate-demo.service.js';
import { FormDemo } from './demo/form-demo.service.js';
import { LeadDemo } from './demo/lead-demo.service.js';
import { ProjectDemo } from './demo/project-demo.service.js';
import { ProposalDemo } from './demo/proposal-demo.service.js';
import { LeadReminderModule } from './lead-reminder/lead-reminder.module.js';
import { LeadSetupModule } from './lead-setup/lead-setup.module.js';
import { LeavingOwnedModule } from './leaving/leaving-owned.module.js';
import { LeadModule } from './lead/lead.module.js';
import { ClientLoginModule } from './login/client-login.module.js';
import { OnboardingDemo } from './demo/onboarding-demo.service.js';
import { ClientsDemo } from './demo/clients-demo.service.js';
import { ConversationDemo } from './demo/conversation-demo.service.js';
import { ClientOverviewModule } from './overview/client-overview.module.js';
import { ConversationModule } from './conversation/conversation.module.js';
import { ClientOnboardingModule } from './onboarding/client-onboarding.module.js';
import { MergeModule } from './merge/merge.module.js';
import { ClientsNextSteps } from './next-step/clients-next-steps.service.js';
import { OwnMeetingModule } from './meeting/own-meeting.module.js';
import { ProjectModule } from './project/project.module.js';
import { ProposalModule } from './proposal/proposal.module.js';
import { ProposalCommentModule } from './proposal-comment/proposal-comment.module.js';
import { ProposalReadingModule } from './proposal-reading/proposal-reading.module.js';
import { WonModule } from './won/won.module.js';
import './clients.texts.js';

/** Leads, clients, what is proposed to them and what is made for them. */
@Module({
  imports: [
    ActivityModule,
    CaptureModule,
    ConsentModule,
    ClientModule,
    ClientMailModule,
    ClientLoginModule,
    ClientOnboardingModule,
    ClientOverviewModule,
    ConversationModule,
    LeadModule,
    MergeModule,
    LeadReminderModule,
    LeadSetupModule,
    LeavingOwnedModule,
    OwnMeetingModule,
    ProjectModule,
    ProposalModule,
    ProposalCommentModule,
    ProposalReadingModule,
    WonModule,
    WorkModule,
  ],
  providers: [
    contribute(CLIENTS_AREA),
    contribute(new HomePart({ remote: 'clients', address: () => 'leads/forecast' })),
    ClientsNextSteps,
    ClientsDemo,
    OnboardingDemo,
    ConversationDemo,
    DuplicateDemo,
    FormDemo,
    LeadDemo,
    ProjectDemo,
    ProposalDemo,
  ],
})
export class ClientsModule {}
